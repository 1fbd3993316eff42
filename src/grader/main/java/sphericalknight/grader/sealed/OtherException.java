package sphericalknight.grader.sealed;

/** An exception of a class that the grader does not know, or will not make: only its name is kept. */
final class OtherException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String name;

    OtherException(String name, String message) {
        super(message);
        this.name = name;
    }

    /** For the student. */
    String sentence() {
        String message = getMessage().isEmpty() ? "" : ": " + getMessage();
        int line = getStackTrace().length == 0 ? 0 : getStackTrace()[0].getLineNumber();
        return "Your code throws " + name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1)
                + (line > 0 ? " in line " + line : "") + message;
    }
}
