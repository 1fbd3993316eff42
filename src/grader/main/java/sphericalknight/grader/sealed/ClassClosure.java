package sphericalknight.grader.sealed;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.Rules;

/**
 * The class files that a child gets in addition to those of the answer: the exercise, the classes of the course that the answer names
 * and may use, and all classes that these refer to, directly or indirectly. Tests, fingerprints and the rest of the library stay in the
 * grader.
 */
final class ClassClosure {
    private static final Pattern NAME = Pattern.compile("sphericalknight/[\\w/$]+");

    private ClassClosure() {}

    static Map<String, byte[]> of(Class<?> exercise, AnswerClasses answer) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        Deque<String> open = new ArrayDeque<>();
        open.add(exercise.getName());
        for (byte[] file : answer.files().values()) {
            Deque<String> named = new ArrayDeque<>();
            names(file, named);
            named.stream().filter(name -> Rules.mayBeUsed(exercise, name)).forEach(open::add);
        }
        while (!open.isEmpty()) {
            String name = open.pop();
            if (!files.containsKey(name) && !answer.files().containsKey(name) && mayLeave(name)) {
                byte[] file = file(exercise.getClassLoader(), name);
                if (file != null) {
                    files.put(name, file);
                    names(file, open);
                }
            }
        }
        return files;
    }

    private static boolean mayLeave(String name) {
        boolean isMachinery =
                name.startsWith("sphericalknight.exercise.") || name.startsWith("sphericalknight.grader.");
        return name.equals(Exercise.class.getName())
                || name.equals(NotStartedYet.class.getName())
                || !isMachinery && !name.contains("Contract") && !name.startsWith("sphericalknight.solutions.");
    }

    /** Finds every string in a class file that may be the name of a class of the course; false positives do no harm. */
    private static void names(byte[] file, Deque<String> found) {
        Matcher matcher = NAME.matcher(new String(file, StandardCharsets.ISO_8859_1));
        while (matcher.find()) {
            found.add(matcher.group().replace('/', '.'));
        }
    }

    private static byte[] file(ClassLoader loader, String name) {
        try (InputStream bytes = loader.getResourceAsStream(name.replace('.', '/') + ".class")) {
            return bytes == null ? null : bytes.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }
}
