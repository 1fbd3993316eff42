package sphericalknight.grader.sealed;

import org.objectweb.asm.ClassReader;
import sphericalknight.exercise.answer.AnswerClasses;

/** What an answer's class implements, read from its class files as data. */
final class Interfaces {
    private Interfaces() {}

    /** Whether the main class of {@code answer} implements {@code exercise}, itself or through a class or interface of its own. */
    static boolean has(Class<?> exercise, AnswerClasses answer) {
        return has(exercise.getName().replace('.', '/'), answer.main().replace('.', '/'), answer);
    }

    private static boolean has(String wanted, String type, AnswerClasses answer) {
        if (type.equals(wanted)) {
            return true;
        }
        byte[] file = answer.files().get(type.replace('/', '.'));
        if (file == null) {
            return false;
        }
        ClassReader reader = new ClassReader(file);
        for (String each : reader.getInterfaces()) {
            if (has(wanted, each, answer)) {
                return true;
            }
        }
        return has(wanted, reader.getSuperName(), answer);
    }
}
