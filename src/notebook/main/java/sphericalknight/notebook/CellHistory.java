package sphericalknight.notebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import sphericalknight.common.java.Token;
import sphericalknight.common.java.TopLevel;

/**
 * The classes declared by the cells run so far, newest last, including those that did not compile. The kernel records them, and {@code
 * check} uses them to find out whether it received the newest version of a class. Without the course's kernel the history stays empty.
 */
public final class CellHistory {
    /** A class as one cell declares it; {@code error} is "" if it compiles. */
    private record Declared(String name, List<String> words, String error) {}

    private static final List<Declared> DECLARED = new ArrayList<>();

    private CellHistory() {}

    /** Clears the history; called when a new kernel starts. */
    public static synchronized void clear() {
        DECLARED.clear();
    }

    /** Records the classes that {@code source}, a cell or a part of one, declares; {@code error} is "" if it compiles. */
    public static synchronized void add(String source, String error) {
        for (TopLevel.Type type : TopLevel.of(source).types()) {
            List<String> heading = type.tokens().stream()
                    .map(Token::text)
                    .takeWhile(word -> !word.equals("{"))
                    .toList();
            DECLARED.add(new Declared(type.name(), heading, error));
        }
    }

    /** Returns the compile error of the newest declaration of class {@code name}: "" if it compiles, empty if no cell has declared it. */
    public static synchronized Optional<String> error(String name) {
        return newest(declared -> declared.name().equals(name)).map(Declared::error);
    }

    /**
     * Returns a message for a learner who uses class {@code name} although its newest declaration does not compile. Empty if that
     * declaration compiles, or if no cell has declared the class.
     */
    public static Optional<String> broken(String name) {
        return error(name)
                .filter(error -> !error.isEmpty())
                .map(error -> "The cell that defines " + name
                        + " does not compile. Fix that cell and run it, then this one:\n" + error);
    }

    /**
     * Returns a warning to show before the result of class {@code name} if a newer cell has declared another class for the same exercise;
     * otherwise empty.
     *
     * @param exercise the simple name of the interface that answers implement
     */
    static synchronized Optional<String> renamed(String name, String exercise) {
        return newest(declared ->
                        declared.name().equals(name) || declared.words().contains(exercise))
                .map(Declared::name)
                .filter(newest -> !newest.equals(name))
                .map(newest -> "This checks the class " + name
                        + " of an earlier cell. The cell that you ran last calls its class " + newest
                        + ": write check(new " + newest + "()), or name the class " + name + " again.");
    }

    private static Optional<Declared> newest(Predicate<Declared> wanted) {
        return DECLARED.stream().filter(wanted).reduce((older, newer) -> newer);
    }
}
