package sphericalknight.draw;

/** The pieces: their letters, names and shapes. The shapes were drawn for this course. */
final class Pieces {
    /** Chess pieces in the letters of FEN; in draughts, w and W are a white man and king, d and D dark ones. */
    static final String LETTERS = "KQRBNPkqrbnpwWdD";

    private static final CellShape KING =
            CellShape.of("10 32v-5.5c-6.5-6-6-13-.5-13.5 3-.3 5.5 .5 7 2.5v-5.5h-2.5v-3h2.5v-3h3v3h2.5v3"
                    + "h-2.5v5.5c1.5-2 4-2.8 7-2.5 5.5 .5 6 7.5-.5 13.5v5.5z");
    private static final CellShape KING_LINES =
            CellShape.of("10 26.8h16m-9.5-11.3c1 1.5 1.5 3.5 1.5 6.5 0-3 .5-5 1.5-6.5");
    private static final CellShape QUEEN =
            CellShape.of("9.5 32v-5l-4-14 5.5 7 1-11 4 10 2-11.5 2 11.5 4-10 1 11 5.5-7-4 14v5zm-4-19"
                    + "a2 2 0 1 1 .1 0m6.4-4a2 2 0 1 1 .1 0m5.9-1.5a2 2 0 1 1 .1 0m5.9 1.5"
                    + "a2 2 0 1 1 .1 0m6.4 4a2 2 0 1 1 .1 0z");
    private static final CellShape QUEEN_LINES = CellShape.of("9.5 27h17");
    private static final CellShape ROOK =
            CellShape.of("8.5 32v-3.5h2.5l1-13-3-3v-7h4v3h3v-3h4v3h3v-3h4v7l-3 3 1 13h2.5v3.5z");
    private static final CellShape ROOK_LINES = CellShape.of("12 15.5h12m-13 13h14");
    private static final CellShape BISHOP =
            CellShape.of("8.5 32v-2.5c4-.5 6-1 6-3.5-5.5-3.5-5-10.5 1.5-16.5a2.7 2.7 0 1 1 4 0"
                    + "c6.5 6 7 13 1.5 16.5 0 2.5 2 3 6 3.5v2.5z");
    private static final CellShape BISHOP_LINES = CellShape.of("18 13.5v7m-3.5-3.5h7m-7 9h7");
    private static final CellShape KNIGHT = CellShape.of("9 32c0-7 9-8 9-14-3 3.5-5.5 4.5-8 4l-2 2"
            + "c-2.5 0-4-1.5-3.5-3.5 .5-2.5 3.5-4.5 4-7.5 .8-2.2 2-4 4-5.5l0-4 4.5 3"
            + "c9 2 12.5 12.5 11.5 25.5z");
    private static final CellShape KNIGHT_LINES = CellShape.of("12.5 12v1m7-3.5c5 3 6.5 10.5 6 19");
    private static final CellShape PAWN =
            CellShape.of("10 32c0-7 5-6 5-13.5h-2v-2.5h2a5 5 0 1 1 6 0h2v2.5h-2c0 7.5 5 6.5 5 13.5z");

    private static final CellShape DISC = CellShape.of("18 5.5a12.5 12.5 0 1 0 .01 0z");
    private static final CellShape DISC_LINES = CellShape.of("18 10a8 8 0 1 0 .01 0z");
    private static final CellShape CROWN_LINES = CellShape.of("12 22.5l-1.5-8.5 4 3.5 3.5-5.5 3.5 5.5 4-3.5-1.5 8.5z");

    private Pieces() {}

    static void check(char letter) {
        if (letter == 0 || LETTERS.indexOf(letter) < 0) {
            throw new IllegalArgumentException("'" + letter
                    + "' is not a piece; K Q R B N P are white, k q r b n p black, w W d D draughts pieces");
        }
    }

    static boolean isWhite(char letter) {
        return "KQRBNPwW".indexOf(letter) >= 0;
    }

    /** The name of a piece, for the alternative text. */
    static String name(char letter) {
        return switch (letter) {
            case 'w' -> "white man";
            case 'W' -> "white king";
            case 'd' -> "dark man";
            case 'D' -> "dark king";
            default ->
                (isWhite(letter) ? "white " : "black ")
                        + switch (Character.toUpperCase(letter)) {
                            case 'K' -> "king";
                            case 'Q' -> "queen";
                            case 'R' -> "rook";
                            case 'B' -> "bishop";
                            case 'N' -> "knight";
                            default -> "pawn";
                        };
        };
    }

    /** Reads the first field of a FEN into piece letters by square; 0 is an empty square. */
    static char[] parse(String fen) {
        char[] pieces = new char[64];
        String[] ranks = fen.strip().split("\\s", 2)[0].split("/", -1);
        if (ranks.length != 8) {
            throw new IllegalArgumentException("\"" + fen + "\" has " + ranks.length + " ranks; a board has 8");
        }
        for (int i = 0; i < 8; i++) {
            int file = 0;
            for (char letter : ranks[i].toCharArray()) {
                if (letter >= '1' && letter <= '8') {
                    file += letter - '0';
                } else {
                    check(letter);
                    if (file < 8) {
                        pieces[8 * (7 - i) + file] = letter;
                    }
                    file++;
                }
            }
            if (file != 8) {
                throw new IllegalArgumentException(
                        "rank " + (8 - i) + " of \"" + fen + "\" has " + file + " squares; a rank has 8");
            }
        }
        return pieces;
    }

    /** The outline of a piece, to be filled. */
    static CellShape body(char letter) {
        return switch (letter) {
            case 'K', 'k' -> KING;
            case 'Q', 'q' -> QUEEN;
            case 'R', 'r' -> ROOK;
            case 'B', 'b' -> BISHOP;
            case 'N', 'n' -> KNIGHT;
            case 'P', 'p' -> PAWN;
            default -> DISC;
        };
    }

    /** The inner lines of a piece. */
    static CellShape detail(char letter) {
        return switch (letter) {
            case 'K', 'k' -> KING_LINES;
            case 'Q', 'q' -> QUEEN_LINES;
            case 'R', 'r' -> ROOK_LINES;
            case 'B', 'b' -> BISHOP_LINES;
            case 'N', 'n' -> KNIGHT_LINES;
            case 'P', 'p' -> CellShape.NONE;
            case 'W', 'D' -> CROWN_LINES;
            default -> DISC_LINES;
        };
    }
}
