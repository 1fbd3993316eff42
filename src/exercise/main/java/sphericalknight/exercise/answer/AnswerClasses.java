package sphericalknight.exercise.answer;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * An answer as class files: the learner's class and its nested types.
 *
 * @param main the binary name of the class that implements the exercise
 * @param files the class files by binary name, {@code main} among them
 */
public record AnswerClasses(String main, Map<String, byte[]> files) {
    /**
     * The class files of a loaded class and of every class with the same outermost class. Java's own class loaders and those of a notebook
     * provide them.
     *
     * @throws IllegalArgumentException if the class loader provides no class files
     */
    public static AnswerClasses of(Class<?> type) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (Class<?> member : type.getNestMembers()) {
            files.put(member.getName(), file(member));
        }
        return new AnswerClasses(type.getName(), files);
    }

    /**
     * This answer without the classes that its main class cannot use, directly or through others. A file may hold the answers to two
     * exercises, and the rules of one do not concern the other.
     */
    public AnswerClasses reachable() {
        Set<String> reached = new HashSet<>();
        Deque<String> open = new ArrayDeque<>(Set.of(main));
        while (!open.isEmpty()) {
            String name = open.pop();
            if (files.containsKey(name) && reached.add(name)) {
                ClassUses.in(files.get(name)).forEach(use -> open.push(use.owner()));
            }
        }
        Map<String, byte[]> kept = new LinkedHashMap<>(files);
        kept.keySet().retainAll(reached);
        return new AnswerClasses(main, kept);
    }

    /** The main class's simple name as the learner wrote it, such as {@code MyKnight}. */
    public String simpleName() {
        return simpleName(main);
    }

    /** The name of a class as the learner wrote it, without the digits that javac puts before that of a local class; empty if it has none. */
    static String simpleName(String binaryName) {
        return binaryName.replaceFirst(".*[.$]\\d*", "");
    }

    /** Whether a class is declared in a cell of a notebook; JShell puts all of these into the package {@code REPL}. */
    public static boolean isInCell(String binaryName) {
        return binaryName.startsWith("REPL.");
    }

    private static byte[] file(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        String name = type.getName().replace('.', '/') + ".class";
        try (InputStream bytes = loader == null ? null : loader.getResourceAsStream(name)) {
            if (bytes == null) {
                throw new IllegalArgumentException("the class file of " + simpleName(type.getName()) + " is missing");
            }
            return bytes.readAllBytes();
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "the class file of " + simpleName(type.getName()) + " cannot be read: " + e.getMessage(), e);
        }
    }
}
