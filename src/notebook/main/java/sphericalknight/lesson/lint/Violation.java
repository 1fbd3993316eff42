package sphericalknight.lesson.lint;

/**
 * A place where a notebook breaks the contract.
 *
 * @param file the file as named in messages
 * @param place the location, such as "cell 7 (edge-mask)"; "notebook" for the whole file
 * @param cell the cell's id; "" for the whole file
 * @param reason what is wrong there
 * @param cure what to write instead
 */
public record Violation(String file, String place, String cell, String reason, String cure) {
    /** Reason and cure on one line, without the place. */
    public String message() {
        return reason + "; " + cure + ".";
    }

    @Override
    public String toString() {
        return file + ", " + place + ": " + message();
    }
}
