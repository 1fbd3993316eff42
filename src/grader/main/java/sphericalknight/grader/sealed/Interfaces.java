package sphericalknight.grader.sealed;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import sphericalknight.exercise.answer.AnswerClasses;

/** Checks, without loading any class, whether an answer implements the interface of an exercise. */
final class Interfaces {
    private Interfaces() {}

    /** Whether the main class of {@code answer} implements {@code exercise}, directly or through another type in the answer. */
    static boolean has(Class<?> exercise, AnswerClasses answer) {
        Set<String> seen = new HashSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(answer.main()));
        while (!open.isEmpty()) {
            String type = open.pop();
            byte[] file = answer.files().get(type);
            if (file != null && seen.add(type)) {
                ClassReader reader = new ClassReader(file);
                open.push(reader.getSuperName().replace('/', '.'));
                for (String each : reader.getInterfaces()) {
                    open.push(each.replace('/', '.'));
                }
            }
            if (type.equals(exercise.getName())) {
                return true;
            }
        }
        return false;
    }
}
