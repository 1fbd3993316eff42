package sphericalknight.draughts;

import java.util.StringJoiner;
import java.util.stream.IntStream;
import sphericalknight.bits.Squares;

/**
 * Draughts positions as text: the side to move, then each side's men, with a K before the square of a king.
 *
 * <pre>{@code
 *   W:Wa1,c1,Kd4:Bb6,Kh8        White to move; white men a1 c1, white king d4; black man b6, black king h8
 *   W:W29,25,K22:B9,K4          squares may be numbered 1 (b8) to 32 (g1), row by row from Black's side
 *   W:W21-32:B1-12:H0:F1        so may ranges of them; the counters of half-moves and moves are left out
 * }</pre>
 */
public final class DraughtsFen {
    private DraughtsFen() {}

    /**
     * Reads a position.
     *
     * @param text side:Wlist:Blist, with either colour first; lists may be empty
     * @throws IllegalArgumentException if the text is malformed, or if a simple man stands on its last row; the message says what is wrong
     */
    public static DraughtsPosition read(String text) {
        String fen = bare(text);
        String[] fields = fen.split(":", 6);
        int lists = fields.length;
        while (lists > 3 && fields[lists - 1].matches("[HF][0-9]{1,4}")) {
            lists--;
        }
        if (lists != 3) {
            throw new IllegalArgumentException("FEN " + quote(fen) + " has " + lists
                    + " fields separated by colons; 3 are needed: side, one list, the other list, such as"
                    + " W:Wa1,c1:Bb6,Kh8");
        }
        boolean whiteToMove = side(fields[0]);
        int[] all = new int[2];
        int[] men = new int[2];
        boolean[] seen = new boolean[2];
        for (int field = 1; field <= 2; field++) {
            readList(fields[field], field + 1, all, men, seen);
        }
        return new DraughtsPosition(whiteToMove, all[0], all[1], men[0], men[1]);
    }

    /** The text without what people paste around it: a byte order mark, a PDN tag, a final point. */
    private static String bare(String text) {
        String bare = text.strip();
        bare = bare.startsWith("\uFEFF") ? bare.substring(1).strip() : bare;
        if (bare.startsWith("[FEN") && bare.indexOf('"') < bare.lastIndexOf('"')) {
            bare = bare.substring(bare.indexOf('"') + 1, bare.lastIndexOf('"')).strip();
        }
        return bare.endsWith(".") ? bare.substring(0, bare.length() - 1) : bare;
    }

    private static String quote(String text) {
        return '"' + (text.length() <= 40 ? text : text.substring(0, 40) + "...") + '"';
    }

    private static boolean side(String field) {
        return switch (field) {
            case "W" -> true;
            case "B" -> false;
            default ->
                throw new IllegalArgumentException("FEN field 1 (side to move) is \"" + field + "\"; W or B is needed");
        };
    }

    private static void readList(String field, int number, int[] all, int[] men, boolean[] seen) {
        int colour = field.startsWith("W") ? 0 : field.startsWith("B") ? 1 : -1;
        if (colour < 0 || seen[colour]) {
            throw new IllegalArgumentException("FEN field " + number + " is " + quote(field) + "; "
                    + (colour < 0 ? "it must begin with W or B" : "this colour's list was given already"));
        }
        seen[colour] = true;
        if (field.length() == 1) {
            return;
        }
        for (String entry : field.substring(1).split(",", -1)) {
            boolean king = entry.startsWith("K");
            for (int bit : squares(king ? entry.substring(1) : entry, number)) {
                if (((all[0] | all[1]) & bit) != 0) {
                    throw new IllegalArgumentException("FEN field " + number + " names the square of " + quote(entry)
                            + " a second time; one square holds one man");
                }
                all[colour] |= bit;
                men[colour] |= king ? 0 : bit;
            }
        }
    }

    /** The bits of the squares that an entry such as "c3", "22" or "21-32" names. */
    private static int[] squares(String entry, int field) {
        String[] ends = entry.split("-", -1);
        if (ends.length != 2) {
            return new int[] {1 << square(entry, field)};
        }
        int first = number(ends[0]);
        int last = number(ends[1]);
        if (first == 0 || last < first) {
            throw new IllegalArgumentException("FEN field " + field + " names " + quote(entry)
                    + ", which is no range; two numbers from 1 to 32, the smaller one first, are needed");
        }
        return IntStream.rangeClosed(first, last)
                .map(square -> 1 << numbered(square))
                .toArray();
    }

    /** The number of a square, 1 to 32; 0 for any other text. */
    private static int number(String text) {
        int number = text.matches("[1-9][0-9]?") ? Integer.parseInt(text) : 0;
        return number <= 32 ? number : 0;
    }

    private static int square(String text, int field) {
        if (text.matches("[a-h][1-8]") && Numbering.isDark(Squares.square(text))) {
            return Numbering.B.bit(Squares.square(text));
        }
        if (number(text) > 0) {
            return numbered(number(text));
        }
        throw new IllegalArgumentException("FEN field " + field + " names " + quote(text)
                + ", which is no dark square; a1, c1, b2, ... h8 or 1 to 32 are, with K before a king's square");
    }

    /** The bit in numbering B of a square numbered 1 (b8), 2 (d8), ... 5 (a7), ... 32 (g1). */
    private static int numbered(int number) {
        int rank = 7 - (number - 1) / 4;
        int file = 2 * ((number - 1) % 4) + rank % 2;
        return Numbering.B.bit(8 * rank + file);
    }

    /** Writes a position in the form that {@link #read} reads, with squares written as a1 to h8. */
    public static String write(DraughtsPosition position) {
        return (position.whiteToMove() ? "W" : "B")
                + ":W" + list(position.white(), position.whiteMen())
                + ":B" + list(position.black(), position.blackMen());
    }

    private static String list(int all, int men) {
        StringJoiner list = new StringJoiner(",");
        long simple = Numbering.B.toBoard(men);
        for (long rest = Numbering.B.toBoard(all); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            boolean king = (simple & (1L << square)) == 0;
            list.add((king ? "K" : "") + Squares.name(square));
        }
        return list.toString();
    }
}
