package sphericalknight.draw;

/**
 * The shapes of the pieces, drawn for this course. Each is a path for a cell of 36 by 36 units, all steps relative, so that
 * the same letters serve every square: move to the upper left corner of a cell, then follow the path.
 */
final class Pieces {
    /** Chess pieces in the letters of FEN; w W d D are man and king in draughts, white and dark. */
    static final String LETTERS = "KQRBNPkqrbnpwWdD";

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

    /** In words, for those who do not see the board. */
    static String name(char letter) {
        return switch (letter) {
            case 'w' -> "white man";
            case 'W' -> "white draughts king";
            case 'd' -> "dark man";
            case 'D' -> "dark draughts king";
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

    /** Piece letters by square; 0 is an empty square. */
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

    /** The outline, to be filled. */
    static String body(char letter) {
        return switch (letter) {
            case 'P', 'p' -> "m11 31c0-5 4.5-6 5-12.5h-2.5v-2h2a5 5 0 1 1 5 0h2v2h-2.5c.5 6.5 5 7.5 5 12.5z";
            case 'R', 'r' -> "m9 31v-3l2.5-3 1-10.5-3-2.5v-6h3.5v3h3v-3h4v3h3v-3h3.5v6l-3 2.5 1 10.5 2.5 3v3z";
            case 'N', 'n' ->
                "m10 31c0-6 7.5-7.5 7-13.5l-3 2-3 .5-2.5 2.5-2.5-3c.5-3.5 3-5.5 4-9l1.5-1.5 .5-4 3 2.5c8 1 13 9.5 12.5 23.5z";
            case 'B', 'b' ->
                "m9 31v-2c4-.5 6-1 5.5-3.5-5.5-4.5-4-11.5 2-16.5a2.3 2.3 0 1 1 3 0c6 5 7.5 12 2 16.5-.5 2.5 1.5 3 5.5 3.5v2z";
            case 'Q', 'q' -> "m10 31l.5-5-4.5-14 6 7 .5-10.5 5.5 9.5 5.5-9.5 .5 10.5 6-7-4.5 14 .5 5z";
            case 'K', 'k' ->
                "m10 31l.5-5c-6.5-6-3.5-13 1.5-12.5 3 0 5 1.5 6 3.5 1-2 3-3.5 6-3.5 5-.5 8 6.5 1.5 12.5l.5 5z";
            default -> "m18 6a12 12 0 1 0 .01 0z";
        };
    }

    /** The inner lines. */
    static String detail(char letter) {
        return switch (letter) {
            case 'R', 'r' -> "m12.5 14.5h11m-12 10.5h13";
            case 'N', 'n' -> "m12.5 12.5h1";
            case 'B', 'b' -> "m18 12.5v7m-3.5-3.5h7m-7 9.5h7";
            case 'Q', 'q' -> "m10.5 26h15";
            case 'K', 'k' -> "m10.5 26h15m-7.5-14v-8m-3 3h6";
            case 'w', 'd' -> "m18 10a8 8 0 1 0 .01 0z";
            case 'W', 'D' -> "m12 22l-1.5-8 4 3.5 3.5-5.5 3.5 5.5 4-3.5-1.5 8z";
            default -> "";
        };
    }
}
