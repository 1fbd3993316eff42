package sphericalknight.web.live;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import sphericalknight.bits.Squares;
import sphericalknight.chess.endgame.MateDistances;
import sphericalknight.chess.endgame.MateFen;
import sphericalknight.chess.endgame.MatePosition;
import sphericalknight.chess.endgame.MateTable;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.draw.Draw;
import sphericalknight.exercise.check.PlainJson;

/** Answers about the mate with bishop and knight: for the live board of lesson 13, and for the trainer. */
final class Mates {
    private static final int HARD = 30;

    /** The mate table, built on the first request for it. */
    private static MateTable table;

    private Mates() {}

    private static MateTable table() {
        if (table == null) {
            table = MateTable.build();
        }
        return table;
    }

    /** The squares of the black king for which White, to move, wins, and White's best moves against the king on {@code blackKing}. */
    static LiveAnswer board(int king, int bishop, int knight, int blackKing) {
        long lost = 0;
        String here = "";
        for (int square = 0; square < 64; square++) {
            try {
                MatePosition position = new MatePosition(king, bishop, knight, square, true);
                int moves = table().moves(position);
                lost |= moves == MateDistances.DRAW ? 0 : Squares.bit(square);
                here = square == blackKing ? told(position, moves) : here;
            } catch (IllegalArgumentException illegal) {
                here = square == blackKing ? illegal.getMessage() : here;
            }
        }
        return new LiveAnswer()
                .board("the black king is lost here", lost, 0)
                .fact("White to move", here)
                .fact("the black king is lost on", Live.squares(lost))
                .fact("as a number", Draw.hex(lost));
    }

    private static String told(MatePosition position, int moves) {
        if (moves == MateDistances.DRAW) {
            return "a draw";
        }
        StringBuilder best = new StringBuilder();
        table().choices(position).forEach((move, after) -> best.append(after == moves - 1 ? " " + move : ""));
        return "mate in " + moves + " by" + best;
    }

    /**
     * A position of a game.
     *
     * <pre>{@code
     * {"fen": "k7/8/NK6/1B6/8/8/8/8 w",
     *  "says": "White to move: mate in 1.",
     *  "moves": 1,                                White's moves to mate, or MateDistances.DRAW
     *  "choices": [{"move": "b5c6", "moves": 0, "fen": "k7/8/NKB5/8/8/8/8/8 b"}, ...]}    best first; fen, after the move
     * }</pre>
     *
     * @param fen the first two fields or more, separated by blanks or underscores
     * @throws IllegalArgumentException if it is no position of this ending; the message says why
     */
    static String game(String fen) {
        String[] fields = fen.strip().split("[ _]+");
        String whole = fields.length < 2 ? fen : fields[0] + " " + fields[1] + " - - 0 1";
        Position position = Position.fromFen(whole);
        if (isManLost(position)) {
            return json(whole, "A man is lost: drawn.", MateDistances.DRAW, List.of());
        }
        MatePosition men = MateFen.read(whole);
        List<Map<String, Object>> choices = new ArrayList<>();
        table().choices(men).entrySet().stream()
                .sorted(bestFirst(men.whiteToMove()))
                .forEach(choice -> choices.add(PlainJson.fields(
                        "move", choice.getKey(),
                        "moves", choice.getValue(),
                        "fen",
                                twoFields(position.after(Uci.move(position, choice.getKey()))
                                        .fen()))));
        int moves = table().moves(men);
        return json(whole, says(men, moves, choices.isEmpty()), moves, choices);
    }

    private static boolean isManLost(Position position) {
        long minor = position.pieces(Piece.WHITE, Piece.BISHOP) | position.pieces(Piece.WHITE, Piece.KNIGHT);
        return Long.bitCount(minor) == 1 && Long.bitCount(position.occupied()) == 3;
    }

    /** A draw is what White wants least, and Black most. */
    private static Comparator<Map.Entry<String, Integer>> bestFirst(boolean whiteToMove) {
        Comparator<Map.Entry<String, Integer>> quickest = Comparator.comparingInt(
                choice -> choice.getValue() == MateDistances.DRAW ? Integer.MAX_VALUE : choice.getValue());
        return whiteToMove ? quickest : quickest.reversed();
    }

    private static String says(MatePosition men, int moves, boolean isOver) {
        if (isOver) {
            return men.isCheck() ? "Checkmate." : "Stalemate: drawn.";
        }
        return (men.whiteToMove() ? "White" : "Black") + " to move" + (men.isCheck() ? ", in check: " : ": ")
                + (moves == MateDistances.DRAW ? "drawn." : "mate in " + moves + ".");
    }

    private static String json(String fen, String says, int moves, List<Map<String, Object>> choices) {
        return PlainJson.of(PlainJson.fields("fen", twoFields(fen), "says", says, "moves", moves, "choices", choices));
    }

    private static String twoFields(String fen) {
        return fen.substring(0, fen.indexOf(' ') + 2);
    }

    /** The squares of the men in a random position with White to move and at least 30 moves to mate. */
    static String hard(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        while (true) {
            int king = random.nextInt(64);
            int bishop = random.nextInt(64);
            int knight = random.nextInt(64);
            int blackKing = random.nextInt(64);
            try {
                if (table().moves(new MatePosition(king, bishop, knight, blackKing, true)) >= HARD) {
                    return PlainJson.of(PlainJson.fields("K", king, "B", bishop, "N", knight, "k", blackKing));
                }
            } catch (IllegalArgumentException illegal) {
                // the next one
            }
        }
    }
}
