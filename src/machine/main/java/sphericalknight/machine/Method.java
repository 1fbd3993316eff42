package sphericalknight.machine;

import org.objectweb.asm.tree.MethodNode;

/** A method of an interpreted class. Its code is decoded at the first call. */
final class Method {
    final LoadedClass owner;
    private final MethodNode node;
    final Signature signature;
    private Code code;

    Method(LoadedClass owner, MethodNode node) {
        this.owner = owner;
        this.node = node;
        this.signature = Signature.of(node.desc);
    }

    String name() {
        return node.name;
    }

    /** The name and descriptor, such as {@code attacks(J)J}. */
    String key() {
        return node.name + node.desc;
    }

    boolean isStatic() {
        return (node.access & Op.ACC_STATIC) != 0;
    }

    boolean isPrivate() {
        return (node.access & Op.ACC_PRIVATE) != 0;
    }

    boolean isAbstract() {
        return node.instructions.size() == 0;
    }

    Code code() {
        if (code == null) {
            if (isAbstract()) {
                throw new AbstractMethodError(owner.name.replace('/', '.') + "." + key());
            }
            code = new Decoder(this, node).code();
        }
        return code;
    }
}
