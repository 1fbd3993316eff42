package sphericalknight.chess.position;

/** Names what stands between the moves of a game, so that a reader can say what it met in place of a move. */
final class NotAMove {
    private NotAMove() {}

    /** What a text is, such as "a move number, not a move"; null if it may be a move. */
    static String what(String text) {
        if (text.isEmpty()) {
            return null;
        }
        if (text.matches("[0-9]{1,6}\\.* *")) {
            return "a move number, not a move";
        }
        if (text.matches("1-0|0-1|1/2-1/2|\u00BD-\u00BD|\\*")) {
            return "the result of a game, not a move";
        }
        if (text.matches("--|Z0|0000|null|@@@@")) {
            return "a null move, which no game has";
        }
        if (text.matches("[!?+#=/\u221E\u00B1]+|e\\.?p\\.?")) {
            return "a remark about a move, not a move";
        }
        return switch (text.charAt(0)) {
            case '{', '}', ';' -> "a comment, not a move";
            case '(', ')' -> "a variation, not a move";
            case '$' -> "a glyph (NAG) about a move, not a move";
            case '[' -> "a tag of a PGN file, not a move";
            default -> text.indexOf('@') < 0 ? null : "a drop of Crazyhouse, which chess does not have";
        };
    }
}
