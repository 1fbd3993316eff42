package sphericalknight.exercise.answer;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;

/**
 * The classes of a file that its answer can use: those that it names, that these name, and so on. A file may hold the answers to two
 * exercises, and the rules of one do not concern the other.
 */
public final class Reachable {
    private static final int CLASS_CONSTANT = 7;

    private Reachable() {}

    /** {@code answer} without the classes that its main class cannot use. */
    public static AnswerClasses of(AnswerClasses answer) {
        Set<String> reached = new HashSet<>();
        Deque<String> open = new ArrayDeque<>();
        open.add(answer.main());
        while (!open.isEmpty()) {
            String name = open.pop();
            byte[] file = answer.files().get(name);
            if (file != null && reached.add(name)) {
                names(file, open);
            }
        }
        Map<String, byte[]> files = new LinkedHashMap<>(answer.files());
        files.keySet().retainAll(reached);
        return new AnswerClasses(answer.main(), files, answer.source());
    }

    /** Adds the names of the classes that a class file names as classes, whether the answer has them or not. */
    private static void names(byte[] file, Deque<String> found) {
        ClassReader reader = new ClassReader(file);
        char[] buffer = new char[reader.getMaxStringLength()];
        for (int i = 1; i < reader.getItemCount(); i++) {
            int start = reader.getItem(i);
            if (start > 0 && file[start - 1] == CLASS_CONSTANT) {
                Type type = Type.getObjectType(reader.readUTF8(start, buffer));
                found.add((type.getSort() == Type.ARRAY ? type.getElementType() : type).getClassName());
            }
        }
    }
}
