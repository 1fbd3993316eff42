package sphericalknight.exercises.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.exercise.contract.Contract.squaresWhere;

import java.util.Map;
import java.util.SplittableRandom;
import sphericalknight.bits.Squares;
import sphericalknight.chess.perft.Perft;
import sphericalknight.chess.position.Position;

/** Positions, and remarks on wrong counts and rights, for the tests. */
final class Positions {
    private Positions() {}

    /**
     * A position from 64 FEN letters (a1 first, '1' for an empty square), the side to move (0 is White) and the castling field of a FEN;
     * null if {@code Position.fromFen} rejects it.
     */
    static Position of(char[] squares, int side, String castling) {
        StringBuilder fen = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            fen.append(squares, 8 * rank, 8).append(rank > 0 ? "/" : "");
        }
        try {
            return Position.fromFen(fen + (side == 0 ? " w " : " b ") + castling + " - 0 1");
        } catch (IllegalArgumentException unplayable) {
            return null;
        }
    }

    /** A random position: two kings, up to twelve other pieces, and no castling rights. */
    static Position random(SplittableRandom random) {
        while (true) {
            char[] squares = "1".repeat(64).toCharArray();
            for (int i = 0; i < 12; i++) {
                int square = random.nextInt(64);
                String pieces = square < 8 || square > 55 ? "NBRQnbrq" : "PNBRQpnbrq";
                squares[square] = pieces.charAt(random.nextInt(pieces.length()));
            }
            squares[random.nextInt(64)] = 'K';
            squares[random.nextInt(64)] = 'k';
            Position position = of(squares, random.nextInt(2), "-");
            if (position != null) {
                return position;
            }
        }
    }

    /** A random position with kings and rooks at home, all castling rights, and up to six other pieces, none of them pawns. */
    static Position castling(SplittableRandom random) {
        while (true) {
            char[] squares = "1".repeat(64).toCharArray();
            for (int i = 0; i < 6; i++) {
                squares[random.nextInt(64)] = "NBRQnbrq".charAt(random.nextInt(8));
            }
            for (int file : new int[] {0, 4, 7}) {
                squares[file] = file == 4 ? 'K' : 'R';
                squares[56 + file] = file == 4 ? 'k' : 'r';
            }
            Position position = of(squares, random.nextInt(2), "KQkq");
            if (position != null) {
                return position;
            }
        }
    }

    /** The position after one random legal move; the same position if there is none. */
    static Position later(String fen, SplittableRandom random) {
        Position position = Position.fromFen(fen);
        int[] moves = position.legalMoves();
        return moves.length == 0 ? position : position.after(moves[random.nextInt(moves.length)]);
    }

    /** The squares of both kings at home, and of those rooks at home that have one of these castling rights. */
    static long home(int rights) {
        long home = Squares.set("e1 e8");
        for (int rook : new int[] {0, 7, 56, 63}) {
            home |= (rights & rightOf(rook)) != 0 ? 1L << rook : 0;
        }
        return home;
    }

    /** The castling right, 1, 2, 4 or 8, of the rook on this square. */
    static int rightOf(int rook) {
        return (rook % 8 == 7 ? 1 : 2) << (rook > 55 ? 2 : 0);
    }

    /**
     * The FEN letters of castling rights, where bits 0 to 3 are K, Q, k and q; "none" for 0; a text such as "the number 16" for a number
     * outside 0 to 15.
     */
    static String rights(int rights) {
        StringBuilder letters = new StringBuilder();
        for (int bit = 0; bit < 4; bit++) {
            letters.append((rights >> bit & 1) == 0 ? "" : "KQkq".charAt(bit));
        }
        return rights < 0 || rights > 15 ? "the number " + rights : rights == 0 ? "none" : letters.toString();
    }

    /** The squares that the side not to move attacks. */
    static long attacked(Position position) {
        return squaresWhere(square -> position.isAttacked(square, 1 - position.side()));
    }

    /** The lines that divide expects. */
    static String[] lines(String fen, int depth) {
        Map<String, Long> divide = new Perft().divide(Position.fromFen(fen), depth);
        return divide.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .toArray(String[]::new);
    }

    /** Fails if the answer to exercise 10.1 is another, and says which rights are missing or too much. */
    static void same(int yours, int expected, String words) {
        if (yours != expected) {
            String what = (expected & ~yours) == 0 ? "" : "; missing: " + rights(expected & ~yours);
            what += (yours & ~expected) == 0 ? "" : "; too much: " + rights(yours & ~expected);
            assertThat(rights(yours) + " = " + yours) // a message with the number shows the call, too
                    .as(words + what)
                    .isEqualTo(rights(expected) + " = " + expected);
        }
    }
}
