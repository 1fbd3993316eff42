package sphericalknight.browser.cell;

import java.util.List;

/**
 * Maps a place in the text of a {@link CellSource} to the place in its cell, for compile errors. Lines and columns are counted from 1.
 *
 * @param cell the cell, with blanks for omitted code
 * @param text the translated cell
 * @param endOfCell the index in {@code text} behind the cell
 * @param added the declarations that follow there, each on a new line
 */
record CellPlaces(
        String cell, String text, List<Insertion> insertions, List<Method> methods, int endOfCell, List<String> added) {
    /** A place in the cell. */
    record Place(long line, long column) {}

    /** Text that was inserted before the character of the cell at index {@code at}. */
    record Insertion(int at, String text) {}

    /** A method that the cell declares, by its indexes in the cell. */
    record Method(int start, int end) {}

    /** The line of the cell for a line of its text: one line is above the cell, and nothing inserted has a line end. */
    static int line(int inText) {
        return inText - 1;
    }

    /** The place in the cell; for a place in inserted text that of the character behind it. */
    Place inCell(long line, long column) {
        int at = indexInCell(line, column);
        int lineStart = cell.lastIndexOf('\n', at - 1) + 1;
        return new Place(
                cell.substring(0, at).chars().filter(each -> each == '\n').count() + 1, at - lineStart + 1L);
    }

    private int indexInCell(long line, long column) {
        int inText = index(line, column);
        int before = text.indexOf('\n') + 1;
        int at = Math.max(0, inText - before);
        for (Insertion each : insertions) {
            if (inText - before >= each.at()) {
                before += Math.min(each.text().length(), inText - before - each.at());
                at = inText - before;
            }
        }
        return Math.max(0, Math.min(at, cell.stripTrailing().length()));
    }

    /** The index of the method of the cell in which the place is; -1 for none. */
    int methodAt(long line, long column) {
        if (index(line, column) >= endOfCell) {
            return -1;
        }
        int at = indexInCell(line, column);
        for (int i = 0; i < methods.size(); i++) {
            if (methods.get(i).start() <= at && at < methods.get(i).end()) {
                return i;
            }
        }
        return -1;
    }

    /** The index of the added declaration in which the place is; -1 for none. */
    int addedAt(long line, long column) {
        int at = index(line, column);
        int start = endOfCell;
        for (int i = 0; i < added.size(); i++) {
            start += 1 + added.get(i).length();
            if (endOfCell <= at && at < start) {
                return i;
            }
        }
        return -1;
    }

    /** The name at the place; "" if there is none. */
    String nameAt(long line, long column) {
        int at = index(line, column);
        int end = at;
        while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
            end++;
        }
        return text.substring(at, end);
    }

    private int index(long line, long column) {
        int start = 0;
        for (long at = 1; at < line; at++) {
            start = text.indexOf('\n', start) + 1;
        }
        return Math.max(0, start + (int) column - 1);
    }
}
