package sphericalknight.exercise.answer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import sphericalknight.exercise.platform.Platform;

/**
 * Resolves inherited members of classes. A call names the class used for access, which need not be the declaring class:
 *
 * <pre>
 * class Mine extends BitSet {}     new Mine().cardinality()     the class file says Mine.cardinality
 * </pre>
 */
final class Ancestry {
    /** A class of the answer; its superclass is the first of {@code parents}. */
    private record Own(List<String> parents, Set<String> members) {}

    /** Java's classes that a class of an answer may extend, besides exceptions; {@code enum} and {@code record} extend the last two. */
    private static final Set<String> EXTENDABLE = Set.of("java.lang.Object", "java.lang.Enum", "java.lang.Record");

    private final Map<String, Own> own = new HashMap<>();
    private final ClassLoader loader;

    /** Creates the ancestry of the classes of {@code answer}; {@code loader} loads the classes that they may extend. */
    Ancestry(AnswerClasses answer, ClassLoader loader) {
        this.loader = loader;
        answer.files().forEach((name, file) -> own.put(name, read(file)));
    }

    /**
     * The names of the nearest ancestors outside the answer through which {@code owner}, a class of the answer, inherits the member. The
     * search stops at classes of the answer that declare the member, so the result is empty if {@code owner} itself declares it.
     */
    Set<String> inherited(String owner, String member, String descriptor) {
        Own type = own.get(owner);
        if (type.members().contains(member + descriptor)) {
            return Set.of();
        }
        Set<String> from = new LinkedHashSet<>();
        for (String parent : type.parents()) {
            if (own.containsKey(parent)) {
                from.addAll(inherited(parent, member, descriptor));
            } else if (!declaring(parent, member).isEmpty()) {
                from.add(parent);
            }
        }
        return from;
    }

    /** The name of the superclass of {@code owner}, a class of the answer. */
    String parent(String owner) {
        return own.get(owner).parents().get(0);
    }

    /** Whether a class of an answer may extend this class, which is outside the answer: the machine makes no other objects of Java. */
    boolean mayBeExtended(String type) {
        return EXTENDABLE.contains(type) || !declaring(type, "printStackTrace").isEmpty();
    }

    /** The names of the classes that declare this member, among {@code owner}, which is outside the answer, and its supertypes. */
    Set<String> declaring(String owner, String member) {
        return Platform.get().declaring(owner, member, loader);
    }

    private static Own read(byte[] file) {
        ClassReader reader = new ClassReader(file);
        List<String> parents = new ArrayList<>();
        Stream.concat(Stream.ofNullable(reader.getSuperName()), Arrays.stream(reader.getInterfaces()))
                .forEach(parent -> parents.add(parent.replace('/', '.')));
        Set<String> members = new HashSet<>();
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public FieldVisitor visitField(
                            int access, String name, String descriptor, String signature, Object value) {
                        members.add(name + descriptor);
                        return null;
                    }

                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] thrown) {
                        members.add(name + descriptor);
                        return null;
                    }
                },
                ClassReader.SKIP_CODE);
        return new Own(parents, members);
    }
}
