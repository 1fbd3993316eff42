package sphericalknight.exercise.answer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.common.java.SourceText;
import sphericalknight.common.java.TopLevel;

/**
 * The source of one answer.
 *
 * @param name the simple name of the class that it must contain, such as {@code MyKnight}
 * @param folder the package that the learner's file declares; "" for a notebook cell
 * @param text the source as it is compiled
 * @param written what the learner wrote: {@code text} itself, or the cell it was made from. Line numbers are the same in both; {@code text}
 *     may have additional code at the start of its first line, and spaces in place of omitted code
 */
public record AnswerSource(String name, String folder, String text, String written) {
    /** Creates a source that is compiled as written. */
    public AnswerSource(String name, String folder, String text) {
        this(name, folder, text, text);
    }

    /**
     * Reads the learner's file, whose name and folder give the class and its package, in whatever encoding it is saved.
     *
     * @throws IOException if the file cannot be read
     */
    public static AnswerSource read(Path file) throws IOException {
        String name = file.getFileName().toString().replace(".java", "");
        String folder = file.toAbsolutePath().getParent().getFileName().toString();
        return ofFile(name, folder, SourceText.of(Files.readAllBytes(file)).text());
    }

    /** Creates the source of a file in {@code folder}; one without a package declaration, as from a notebook, is given that of its folder. */
    public static AnswerSource ofFile(String name, String folder, String text) {
        boolean isDeclared = !TopLevel.of(text).packageName().isEmpty();
        return new AnswerSource(name, folder, isDeclared ? text : "package " + folder + "; " + text, text);
    }

    /** The full name of the class. */
    public String className() {
        return folder.isEmpty() ? name : folder + "." + name;
    }

    /** Returns {@code error} with its position and source line mapped to the text that the learner wrote. */
    public CompileError asWritten(CompileError error) {
        long added = error.line() == 1 ? text.length() - written.length() : 0;
        return text.equals(written) || error.line() == 0
                ? error
                : new CompileError(
                        error.kind(),
                        error.line(),
                        Math.max(1, error.column() - added),
                        Math.max(1, error.endColumn() - added),
                        error.sentence(),
                        new AnswerSource(name, folder, written).line(error.line()));
    }

    /** The line with this number, counted from 1; "" if there is none. */
    String line(long number) {
        String[] lines = text.split("\r?\n|\r", -1);
        return number >= 1 && number <= lines.length ? lines[(int) number - 1] : "";
    }
}
