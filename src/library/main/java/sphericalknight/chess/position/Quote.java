package sphericalknight.chess.position;

/** Quotes user input for a message: shortened to 40 characters, with every character outside printable ASCII replaced. */
final class Quote {
    private static final int ROOM = 40;

    private Quote() {}

    static String of(String text) {
        String start = text.length() <= ROOM ? text : text.substring(0, ROOM) + "...";
        return '"' + start.replaceAll("[^ -~]", "?") + '"';
    }

    static String of(char character) {
        boolean printable = character >= ' ' && character <= '~';
        return printable ? "'" + character + "'" : String.format("U+%04X", (int) character);
    }
}
