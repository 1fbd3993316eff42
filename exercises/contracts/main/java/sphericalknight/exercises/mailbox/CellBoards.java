package sphericalknight.exercises.mailbox;

import static sphericalknight.exercise.contract.Contract.squaresWhere;

import java.util.SplittableRandom;
import sphericalknight.bits.Squares;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.mailbox.Cells;
import sphericalknight.exercise.contract.BoardAssert;
import sphericalknight.exercises.Turn;

/** Helper methods of the tests for 0x88 boards. */
final class CellBoards {
    private static final String LETTERS = "PNBRQK";
    private static final String[] NAMES = {"pawn", "knight", "bishop", "rook", "queen", "king"};

    private static final Sliders WALK = new RayWalk();

    private CellBoards() {}

    /** The cell of the square with this name: "d4" is 0x33. */
    static int cell(String name) {
        return Cells.of(Squares.square(name));
    }

    /** A random cell on the board that is at least so many squares away from each edge. */
    static int cell(SplittableRandom random, int inside) {
        return 16 * random.nextInt(inside, 8 - inside) + random.nextInt(inside, 8 - inside);
    }

    /** A board of 128 cells from words: {@code "Rd4 pa7"} is a white rook and a black pawn. PNBRQK are 1 to 6, pnbrqk -1 to -6. */
    static int[] board(String words) {
        int[] board = new int[128];
        for (String word : words.split(" ")) {
            int kind = 1 + LETTERS.indexOf(Character.toUpperCase(word.charAt(0)));
            board[cell(word.substring(1))] = Character.isUpperCase(word.charAt(0)) ? kind : -kind;
        }
        return board;
    }

    /** A random board with about one square in four occupied by pieces of both sides. */
    static int[] board(SplittableRandom random) {
        int[] board = new int[128];
        long taken = random.nextLong() & random.nextLong();
        for (int square = 0; square < 64; square++) {
            if ((taken >>> square & 1) != 0) {
                board[Cells.of(square)] = random.nextBoolean() ? 1 + random.nextInt(6) : -1 - random.nextInt(6);
            }
        }
        return board;
    }

    /** The board turned. */
    static int[] turned(Turn turn, int[] board) {
        int[] turned = new int[128];
        for (int square = 0; square < 64; square++) {
            turned[Cells.of(turn.square(square))] = board[Cells.of(square)];
        }
        return turned;
    }

    /** The squares that a piece attacks, as a set, by the methods of the library. */
    static long attacks(int piece, int square, long occupied) {
        long bit = 1L << square;
        return switch (Math.abs(piece)) {
            case 0 -> 0;
            case 1 -> piece > 0 ? PawnMoves.whiteAttacks(bit) : PawnMoves.blackAttacks(bit);
            case 2 -> KnightMoves.attacks(bit);
            case 3 -> WALK.bishop(square, occupied);
            case 4 -> WALK.rook(square, occupied);
            case 5 -> WALK.queen(square, occupied);
            default -> KingMoves.attacks(bit);
        };
    }

    /** The attacked squares without those of the same side's pieces; for a pawn these are no moves. */
    static long moves(int[] board, int from) {
        return attacks(board[from], Cells.square(from), ~squares(board, 0))
                & ~squares(board, Integer.signum(board[from]));
    }

    /** The squares whose number has this sign, as a set (bit 0 is a1): 1 for White's pieces, -1 for Black's, 0 for empty squares. */
    static long squares(int[] board, int sign) {
        return squaresWhere(square -> Integer.signum(board[Cells.of(square)]) == sign);
    }

    /** Adds all pieces of a board of 128 cells to the board of a message. */
    static BoardAssert draw(BoardAssert message, int[] board) {
        long[] squares = new long[13];
        for (int square = 0; square < 64; square++) {
            squares[6 + board[Cells.of(square)]] |= 1L << square;
        }
        for (int i = 0; i < 6; i++) {
            message.with(LETTERS.charAt(i), squares[7 + i])
                    .with(Character.toLowerCase(LETTERS.charAt(i)), squares[5 - i]);
        }
        return message;
    }

    /** The piece on this cell for a message, such as "black rook on d4" or "nobody on d4". */
    static String piece(int[] board, int cell) {
        String side = board[cell] > 0 ? "white " : "black ";
        return (board[cell] == 0 ? "nobody" : side + NAMES[Math.abs(board[cell]) - 1]) + " on "
                + Squares.name(Cells.square(cell));
    }
}
