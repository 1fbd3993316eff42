package sphericalknight.exercises.detective;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import sphericalknight.chess.position.Position;

/** Positions that reveal a {@link Mistake} within three plies. */
final class Evidence {
    static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    static final String ENDGAME = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    static final String ROOKS = "1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1";

    private static final int DEEPEST = 3;
    private static final int MOST_ADDED = 3;
    private static final String PIECES = "PNBRpnbr";

    private Evidence() {}

    /**
     * Returns the FENs of three random positions, in random order. At least one of them reveals the mistake; the other two are chosen for
     * random mistakes.
     */
    static String[] of(Mistake mistake, SplittableRandom random) {
        String[] fens = new String[3];
        int place = random.nextInt(3);
        for (int i = 0; i < 3; i++) {
            Mistake any = Mistake.values()[1 + random.nextInt(Mistake.values().length - 1)];
            fens[i] = random(i == place ? mistake : any, random);
        }
        return fens;
    }

    /** Random suspects, one of whom makes this mistake. */
    static Suspects caseOf(Mistake mistake, SplittableRandom random) {
        Suspects suspects = new Suspects(random.nextLong());
        while (suspects.mistake() != mistake) {
            suspects = new Suspects(random.nextLong());
        }
        return suspects;
    }

    /** The FENs of five positions of which only the last, an easy case, reveals the mistake. */
    static String[] asTheFifth(Mistake mistake) {
        String kings = "4k3/8/8/8/8/8/%s/4K3 w - - 0 1";
        return new String[] {
            kings.formatted("8"), kings.formatted("N7"), kings.formatted("B7"), kings.formatted("1R6"), easiest(mistake)
        };
    }

    /** The FEN of the first position listed for the mistake, an easy case. */
    static String easiest(Mistake mistake) {
        return mistake.shownBy.get(0);
    }

    /**
     * The FEN of one of the positions listed for the mistake, with up to {@value #MOST_ADDED} more pieces on random empty squares; the
     * position still reveals the mistake.
     */
    static String random(Mistake mistake, SplittableRandom random) {
        List<String> shown = mistake.shownBy;
        while (true) {
            String fen = withMorePieces(shown.get(random.nextInt(shown.size())), random);
            if (isPosition(fen) && depth(mistake, fen) <= DEEPEST) {
                return Position.fromFen(fen).fen();
            }
        }
    }

    /** The same, but the mistake shows as soon as in the easy case. */
    static String like(Mistake mistake, SplittableRandom random) {
        String fen = random(mistake, random);
        return depth(mistake, fen) == depth(mistake, easiest(mistake)) ? fen : like(mistake, random);
    }

    private static String withMorePieces(String fen, SplittableRandom random) {
        String[] fields = fen.split(" ", 2);
        char[] board = squares(fields[0]).toCharArray();
        for (int left = 1 + random.nextInt(MOST_ADDED); left > 0; left--) {
            int square = random.nextInt(board.length);
            char piece = PIECES.charAt(random.nextInt(PIECES.length()));
            boolean isFree = board[square] == '1';
            boolean isPawnAtTheEnd = Character.toLowerCase(piece) == 'p' && (square < 8 || square > 8 * 8);
            if (isFree && !isPawnAtTheEnd) {
                board[square] = piece;
            }
        }
        return new String(board) + " " + fields[1];
    }

    /** The board field {@code ranks} of a FEN, with each empty square written as a separate 1. */
    private static String squares(String ranks) {
        StringBuilder squares = new StringBuilder();
        for (char each : ranks.toCharArray()) {
            squares.append(each >= '1' && each <= '8' ? "1".repeat(each - '0') : String.valueOf(each));
        }
        return squares.toString();
    }

    /** Whether {@code fen} can be read as a position; false for null. */
    static boolean isPosition(String fen) {
        try {
            Position.fromFen(fen);
            return true;
        } catch (RuntimeException impossible) {
            return false;
        }
    }

    /** The first depth, from 1 to 3, at which the mistake changes the counts of {@code fen}; more than 3 if there is none. */
    private static int depth(Mistake mistake, String fen) {
        Position position = Position.fromFen(fen);
        int depth = 1;
        while (depth <= DEEPEST && mistake.divide(position, depth).equals(Mistake.NO_MISTAKE.divide(position, depth))) {
            depth++;
        }
        return depth;
    }

    /**
     * Whether {@code position} is one of {@code fens}, or can be reached from one of them in at most two legal moves. The clocks are
     * ignored.
     */
    static boolean isReached(Position position, String... fens) {
        Set<String> level = new HashSet<>(List.of(fens));
        for (int plies = 0; plies <= 2; plies++) {
            Set<String> next = new HashSet<>();
            for (String fen : level) {
                Position from = Position.fromFen(fen);
                if (withoutClocks(from).equals(withoutClocks(position))) {
                    return true;
                }
                for (int move : plies < 2 ? from.legalMoves() : new int[0]) {
                    next.add(from.after(move).fen());
                }
            }
            level = next;
        }
        return false;
    }

    /** The call of the answer with these positions, as text. */
    static String call(String... fens) {
        return "accuse(suspects, {\"" + String.join("\", \"", fens) + "\"})";
    }

    private static String withoutClocks(Position position) {
        String fen = position.fen();
        return fen.substring(0, fen.lastIndexOf(' ', fen.lastIndexOf(' ') - 1));
    }
}
