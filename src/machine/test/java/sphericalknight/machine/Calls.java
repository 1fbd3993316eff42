package sphericalknight.machine;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The members of Java that a method calls, or names as in {@code Integer::toString}, in its lambdas, too. */
final class Calls {
    private final Set<String> found = new TreeSet<>();

    private Calls() {}

    /** The calls as {@code ArrayList.add}; and as {@code Collection.add}, since that is a parent of ArrayList. */
    static Set<String> of(Map<String, byte[]> files, String method) {
        Calls calls = new Calls();
        for (byte[] file : files.values()) {
            ClassNode node = new ClassNode();
            new ClassReader(file).accept(node, ClassReader.SKIP_DEBUG);
            for (MethodNode each : node.methods) {
                if (each.name.equals(method) || each.name.startsWith("lambda$" + method + "$")) {
                    each.instructions.forEach(calls::add);
                }
            }
        }
        return calls.found;
    }

    private void add(AbstractInsnNode instruction) {
        if (instruction instanceof MethodInsnNode call) {
            add(call.owner, call.name);
        } else if (instruction instanceof InvokeDynamicInsnNode lambda) {
            Stream.of(lambda.bsmArgs)
                    .filter(Handle.class::isInstance)
                    .map(Handle.class::cast)
                    .forEach(handle -> add(handle.getOwner(), handle.getName()));
        }
    }

    private void add(String owner, String member) {
        if (owner.startsWith("java/")) {
            try {
                add(Class.forName(owner.replace('/', '.')), member);
            } catch (ClassNotFoundException e) {
                throw new AssertionError(e);
            }
        }
    }

    private void add(Class<?> owner, String member) {
        found.add(owner.getSimpleName() + "." + member);
        Stream.of(owner.getInterfaces()).forEach(parent -> add(parent, member));
        if (owner.getSuperclass() != null) {
            add(owner.getSuperclass(), member);
        }
    }
}
