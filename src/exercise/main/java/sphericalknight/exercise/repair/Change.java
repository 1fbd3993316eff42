package sphericalknight.exercise.repair;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import sphericalknight.exercise.answer.AnswerClasses;

/**
 * A change to the class files of an answer that would correct a slip.
 *
 * @param slip the name of the slip, such as {@code SIGNED_SHIFT}
 * @param words what is wrong, for the learner; the text follows the place in a sentence
 * @param sites the instructions that are wrong
 * @param edit makes the change at each site
 * @param key the same for changes that can be made in several places at once; "" for a change that is only made alone
 * @param size the size of the change; among changes of one kind, smaller ones are tried first
 */
record Change(String slip, String words, List<Site> sites, Edit edit, String key, int size) {
    /** The key of changes that copy a step or condition. */
    static final String COPY = "copy";

    /** Creates a change that is only made alone. */
    Change(String slip, String words, List<Site> sites, Edit edit) {
        this(slip, words, sites, edit, "", 0);
    }

    /** Creates a change that can be made in several places at once. */
    Change(String slip, String words, List<Site> sites, Edit edit, String key) {
        this(slip, words, sites, edit, key, 0);
    }

    /**
     * An instruction of an answer.
     *
     * @param file the binary name of the class
     * @param method the index of the method in its class
     * @param instruction the index of the instruction in its method
     * @param name the name of the method
     * @param line the line in the learner's source, 0 if unknown
     */
    record Site(String file, int method, int instruction, String name, int line) {
        /** Whether both instructions are in the same method and on the same line. */
        boolean isBeside(Site other) {
            return file.equals(other.file) && method == other.method && line == other.line;
        }

        /** The method of the instruction in {@code answer}. */
        MethodNode methodIn(AnswerClasses answer) {
            return read(answer.files().get(file)).methods.get(method);
        }

        /** Whether this instruction comes directly before {@code other}. */
        boolean isDirectlyBefore(Site other) {
            return file.equals(other.file) && method == other.method && instruction == other.instruction - 1;
        }
    }

    /** Changes the code of a method at one instruction. */
    interface Edit {
        /** Changes {@code method} at the instruction {@code at}. */
        void at(MethodNode method, AbstractInsnNode at);
    }

    /** The same change at other sites. */
    Change at(List<Site> others) {
        return new Change(slip, words, List.copyOf(others), edit, key, size);
    }

    /** The same change with a different name and text. */
    Change saying(String otherSlip, String otherWords) {
        return new Change(otherSlip, otherWords, sites, edit, key, size);
    }

    /** Whether this change inserts a copy of a step or condition, or replaces the original with a modified copy. */
    boolean isCopy() {
        return key.equals(COPY);
    }

    /**
     * Whether this change includes {@code other}: it has the same slip at all sites of {@code other}, perhaps with another value; or it has
     * more sites, and each site of {@code other} is on the line of one of them.
     */
    boolean contains(Change other) {
        boolean isSlip = slip.equals(other.slip);
        return isSlip && sites.containsAll(other.sites)
                || !slip.equals("STEPS_EXCHANGED") // two places, but one slip
                        && sites.size() > other.sites.size()
                        && other.sites.stream().allMatch(site -> sites.stream().anyMatch(site::isBeside));
    }

    /** Whether this change and {@code other} have the same slip, words and line; {@code other} may apply to code already changed. */
    boolean isLike(Change other) {
        return slip.equals(other.slip)
                && words.equals(other.words)
                && sites.get(0).isBeside(other.sites.get(0));
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

    /** The place of the mistake and its description, for the learner. */
    String sentence(Places places) {
        return places.of(this) + ": " + words;
    }
}
