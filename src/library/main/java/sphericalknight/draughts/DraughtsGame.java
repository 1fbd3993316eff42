package sphericalknight.draughts;

import java.util.ArrayList;
import java.util.List;

/**
 * A game: the positions so far, moves made and taken back, and whether it is over. Draw rules of the FMJD-64 code (section
 * 7.2), with its "moves" read as moves of each player for the fifteen and five, and of both together for the balance rule,
 * as lidraughts reads them.
 *
 * <pre>{@code
 *   W:WKa1,Kb8,Kh2:BKd8   three kings against one: 15 moves of each player, then a draw;
 *   W:WKa3,Kb8,Kh2:BKa1   5 if the lone king holds the great diagonal a1-h8
 * }</pre>
 */
public final class DraughtsGame {
    /** The state of a game. */
    public enum Outcome {
        /** The side to move has a legal move and no draw rule applies. */
        OPEN,
        /** Black cannot move. */
        WHITE_WINS,
        /** White cannot move. */
        BLACK_WINS,
        /** The position stands for the third time with the same side to move. */
        DRAW_REPETITION,
        /** Fifteen moves of each player by kings only, without a capture. */
        DRAW_KINGS_ONLY,
        /** Three kings or more could not catch one in time. */
        DRAW_LONE_KING,
        /** Both sides have kings and the balance has not changed for too long. */
        DRAW_BALANCE
    }

    private static final int GREAT_DIAGONAL = Numbering.B.set("a1 b2 c3 d4 e5 f6 g7 h8");

    private record Ply(DraughtsPosition position, int kingPlies, int balancePlies, int loneKingPlies) {}

    private final List<Ply> plies = new ArrayList<>();

    /**
     * A game that begins here, counters at zero.
     *
     * @param start the first position
     */
    public DraughtsGame(DraughtsPosition start) {
        plies.add(new Ply(start, 0, 0, 0));
    }

    /**
     * The position now.
     *
     * @return never null
     */
    public DraughtsPosition position() {
        return last().position;
    }

    private Ply last() {
        return plies.get(plies.size() - 1);
    }

    /**
     * Makes a legal move.
     *
     * @param move one of {@link DraughtsMoves#legal} of the position now
     */
    public void make(long move) {
        Ply before = last();
        DraughtsPosition after = before.position.after(move);
        boolean captured = Move.captured(move) != 0;
        boolean crowned = Move.isKing(move) && !Move.wasKing(move);
        int kingPlies = captured || !Move.wasKing(move) ? 0 : before.kingPlies + 1;
        int balancePlies = captured || crowned || !kingsOnBothSides(after) ? 0 : before.balancePlies + 1;
        int loneKingPlies =
                isThreeAgainstOne(before.position) && isThreeAgainstOne(after) ? before.loneKingPlies + 1 : 0;
        plies.add(new Ply(after, kingPlies, balancePlies, loneKingPlies));
    }

    /**
     * Takes the last move back; everything is as before it.
     *
     * @throws IllegalStateException if no move was made
     */
    public void unmake() {
        if (plies.size() == 1) {
            throw new IllegalStateException("there is no move to take back; the game has just begun");
        }
        plies.remove(plies.size() - 1);
    }

    /**
     * The state of the game.
     *
     * @return {@link Outcome#OPEN} while it goes on
     */
    public Outcome outcome() {
        Ply now = last();
        if (DraughtsMoves.legal(now.position).length == 0) {
            return now.position.whiteToMove() ? Outcome.BLACK_WINS : Outcome.WHITE_WINS;
        }
        if (repetitions() >= 3) {
            return Outcome.DRAW_REPETITION;
        }
        if (isThreeAgainstOne(now.position) && now.loneKingPlies >= 2 * loneKingLimit(now.position)) {
            return Outcome.DRAW_LONE_KING;
        }
        if (now.kingPlies >= 2 * 15) {
            return Outcome.DRAW_KINGS_ONLY;
        }
        return now.balancePlies >= balanceLimit(now.position) ? Outcome.DRAW_BALANCE : Outcome.OPEN;
    }

    private long repetitions() {
        return plies.stream().filter(ply -> ply.position.equals(position())).count();
    }

    private static boolean kingsOnBothSides(DraughtsPosition position) {
        return (position.white() & ~position.whiteMen()) != 0 && (position.black() & ~position.blackMen()) != 0;
    }

    private static boolean isThreeAgainstOne(DraughtsPosition position) {
        int white = Integer.bitCount(position.white());
        int black = Integer.bitCount(position.black());
        boolean kingsOnly = (position.whiteMen() | position.blackMen()) == 0;
        return kingsOnly && Math.min(white, black) == 1 && Math.max(white, black) >= 3;
    }

    private static int loneKingLimit(DraughtsPosition position) {
        int lone = Integer.bitCount(position.white()) == 1 ? position.white() : position.black();
        return (lone & GREAT_DIAGONAL) != 0 ? 5 : 15;
    }

    private static int balanceLimit(DraughtsPosition position) {
        return switch (Integer.bitCount(position.occupied())) {
            case 2, 3 -> 2 * 5;
            case 4, 5 -> 30;
            case 6, 7 -> 60;
            default -> Integer.MAX_VALUE;
        };
    }
}
