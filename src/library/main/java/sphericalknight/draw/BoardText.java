package sphericalknight.draw;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import sphericalknight.bits.Squares;

/** Writes a {@link Board} as plain text and describes it in words. */
final class BoardText {
    private static final String COVERED = "[ ] set";

    private BoardText() {}

    static TextBlock text(Board board) {
        List<String> lines = new ArrayList<>();
        Set<String> notes = new LinkedHashSet<>();
        if (board.title != null) {
            lines.add(board.title);
        }
        int axis = lines.size() + 4;
        String[] cells = cells(board, notes);
        int width = 1;
        boolean brackets = notes.contains(COVERED);
        for (String cell : cells) {
            width = Math.max(width, cell(cell, 1, brackets).length());
        }
        for (int rank = 7; rank >= 0; rank--) {
            StringBuilder line = new StringBuilder().append(rank + 1).append(' ');
            for (int file = 0; file < 8; file++) {
                line.append(' ').append(cell(cells[8 * rank + file], width, brackets));
            }
            lines.add(line.toString());
        }
        StringBuilder files = new StringBuilder("  ");
        for (char file : board.files.toCharArray()) {
            files.append(' ').append(cell(String.valueOf(file), width, brackets));
        }
        lines.add(files.toString());
        details(board, lines);
        if (board.showsSet && board.inRow) {
            lines.add(board.hex()); // two short lines keep the block narrow
            lines.add(count(board.set));
        } else if (board.showsSet) {
            lines.add(board.hex() + ", " + count(board.set));
        }
        return new TextBlock(lines, axis, notes);
    }

    /** Right-aligns the text of a cell; if some cells have brackets, the others leave room for them. */
    private static String cell(String text, int width, boolean brackets) {
        boolean wears = text.startsWith("[");
        String padded = brackets && !wears ? " " + text + " " : text;
        return " ".repeat(Math.max(0, width - padded.length())) + padded;
    }

    private static String[] cells(Board board, Set<String> notes) {
        String[] cells = new String[64];
        for (int square = 0; square < 64; square++) {
            String written = board.written(square);
            if (board.pieces[square] != 0) {
                written = String.valueOf(board.pieces[square]);
            }
            boolean set = has(board.set, square);
            if (written == null) {
                cells[square] = sign(board, square, set, notes);
            } else {
                cells[square] = set ? "[" + written + "]" : written;
                if (set) {
                    notes.add(COVERED);
                }
            }
        }
        return cells;
    }

    private static String sign(Board board, int square, boolean set, Set<String> notes) {
        if (has(board.wrong, square)) {
            return sign("x", "x wrong", notes);
        } else if (set && has(board.mark, square)) {
            return sign("*", "* set and marked", notes);
        } else if (set && has(board.hatch, square)) {
            return sign("%", "% set and masked out", notes);
        } else if (set) {
            return "1";
        } else if (has(board.missing, square)) {
            return sign("?", "? missing", notes);
        } else if (has(board.mark, square)) {
            return sign("@", "@ marked", notes);
        } else if (has(board.hatch, square)) {
            return sign("#", "# masked out", notes);
        }
        return ".";
    }

    private static String sign(String sign, String note, Set<String> notes) {
        notes.add(note);
        return sign;
    }

    /** Adds lines for what does not fit in the cells: arrows, and the states of bits hidden by pieces and labels. */
    private static void details(Board board, List<String> lines) {
        long covered = board.covered();
        detail("wrong", board.wrong & covered, board, lines);
        detail("missing", board.absent() & covered, board, lines);
        detail("marked", board.mark & covered, board, lines);
        detail("masked out", board.hatch & covered, board, lines);
        if (!board.arrows.isEmpty()) {
            lines.add("arrows: " + arrows(board));
        }
    }

    private static void detail(String state, long squares, Board board, List<String> lines) {
        if (squares != 0) {
            lines.add(state + ": " + named(squares, board));
        }
    }

    /** The names of squares, with the file letters of this board; "all" for all 64. */
    private static String named(long squares, Board board) {
        return squares == -1L
                ? "all"
                : Pattern.compile("[a-h](?=[1-8])")
                        .matcher(Squares.names(squares))
                        .replaceAll(file -> "" + board.files.charAt(file.group().charAt(0) - 'a'));
    }

    private static String arrows(Board board) {
        List<String> arrows = new ArrayList<>();
        for (Board.Arrow arrow : board.arrows) {
            arrows.add(Squares.name(arrow.from()) + "-" + Squares.name(arrow.to()) + (arrow.blocked() ? "|" : ""));
        }
        return String.join(" ", arrows);
    }

    /** The alternative text: the title and everything on the board. */
    static String alt(Board board) {
        List<String> parts = new ArrayList<>();
        if (board.showsSet) {
            parts.add(squares(board.set) + " (" + count(board.set) + ", " + board.hex() + ")");
        }
        for (char letter : Pieces.LETTERS.toCharArray()) {
            long squares = board.squaresOf(letter);
            part(Pieces.name(letter) + (Long.bitCount(squares) > 1 ? "s on" : " on"), squares, parts);
        }
        part("wrong:", board.wrong, parts);
        part("missing:", board.absent(), parts);
        part("marked:", board.mark, parts);
        part("masked out:", board.hatch, parts);
        labels(board, parts);
        if (!board.arrows.isEmpty()) {
            parts.add("arrows: " + arrows(board));
        }
        if (board.numbered) {
            parts.add("every square shows its number, a1 is 0, b1 is 1, h8 is 63");
        }
        String all = parts.isEmpty() ? "empty" : String.join("; ", parts);
        return (board.title == null ? "board" : board.title) + ": " + all;
    }

    private static void part(String name, long squares, List<String> parts) {
        if (squares != 0) {
            parts.add(name.replace("mans on", "men on") + " " + squares(squares));
        }
    }

    private static void labels(Board board, List<String> parts) {
        List<String> labels = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            if (board.labels[square] != null && board.pieces[square] == 0) {
                labels.add(Squares.name(square) + " " + board.labels[square]);
            }
        }
        if (!labels.isEmpty()) {
            parts.add("labels: " + String.join(", ", labels));
        }
    }

    /** The names of the squares; for 41 to 63, "all but" and the names of the others; "no square" for 0, "every square" for 64. */
    private static String squares(long set) {
        if (set == 0) {
            return "no square";
        } else if (set == -1L) {
            return "every square";
        }
        return Long.bitCount(set) > 40 ? "all but " + Squares.names(~set) : Squares.names(set);
    }

    private static String count(long set) {
        int count = Long.bitCount(set);
        return count + (count == 1 ? " square" : " squares");
    }

    private static boolean has(long set, int square) {
        return (set >>> square & 1) != 0;
    }
}
