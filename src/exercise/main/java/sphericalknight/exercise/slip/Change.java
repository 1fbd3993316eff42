package sphericalknight.exercise.slip;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import sphericalknight.exercise.answer.AnswerClasses;

/**
 * A change to the class files of an answer that would mend a slip.
 *
 * @param slip the slip
 * @param sites the instructions that are wrong
 * @param edit makes the change at each site
 */
record Change(JavaSlip slip, List<Site> sites, Edit edit) {
    /**
     * An instruction of an answer.
     *
     * @param file the binary name of the class
     * @param method the index of the method in its class
     * @param instruction the index of the instruction in its method
     * @param name the name of the method
     * @param line the line in the learner's source, 0 if unknown
     */
    record Site(String file, int method, int instruction, String name, int line) {}

    /** Changes the code of a method at one instruction. */
    interface Edit {
        /** Changes {@code method} at the instruction {@code at}. */
        void at(MethodNode method, AbstractInsnNode at);
    }

    /** The same change at other sites. */
    Change at(List<Site> others) {
        return new Change(slip, List.copyOf(others), edit);
    }

    /** Returns {@code answer} with this change. */
    AnswerClasses of(AnswerClasses answer) {
        Map<String, byte[]> files = new LinkedHashMap<>(answer.files());
        sites.stream().map(Site::file).distinct().forEach(file -> files.put(file, changed(file, files.get(file))));
        return new AnswerClasses(answer.main(), files);
    }

    private byte[] changed(String file, byte[] bytes) {
        ClassNode type = read(bytes);
        List<Runnable> edits = new ArrayList<>();
        for (Site site : sites) {
            if (site.file().equals(file)) {
                MethodNode method = type.methods.get(site.method());
                AbstractInsnNode at = method.instructions.get(site.instruction());
                edits.add(() -> edit.at(method, at));
            }
        }
        edits.forEach(Runnable::run);
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.accept(writer);
        return writer.toByteArray();
    }

    static ClassNode read(byte[] bytes) {
        ClassNode type = new ClassNode();
        new ClassReader(bytes).accept(type, ClassReader.EXPAND_FRAMES);
        return type;
    }

    /** The place of the slip in {@code answer} and its description, for the learner. */
    String sentence(AnswerClasses answer) {
        if (AnswerClasses.isInCell(answer.main()) || sites.stream().anyMatch(site -> site.line() == 0)) {
            return "In " + list(sites.stream().map(Change::method).distinct()) + ": " + slip.words();
        }
        List<Integer> lines = sites.stream().map(Site::line).distinct().sorted().toList();
        String where =
                (lines.size() == 1 ? "Line " : "Lines ") + list(lines.stream().map(String::valueOf));
        return where + ": " + slip.words();
    }

    private static String method(Site site) {
        return switch (site.name()) {
            case "<clinit>" -> "a static field";
            case "<init>" -> "the constructor or a field";
            default -> site.name().startsWith("lambda$") ? site.name().split("\\$")[1] + "()" : site.name() + "()";
        };
    }

    /** Joins words to form a list, such as {@code "1"}, {@code "1 and 2"} or {@code "1, 2 and 3"}. */
    private static String list(Stream<String> words) {
        List<String> all = new ArrayList<>(words.toList());
        String last = all.remove(all.size() - 1);
        return all.isEmpty() ? last : String.join(", ", all) + " and " + last;
    }
}
