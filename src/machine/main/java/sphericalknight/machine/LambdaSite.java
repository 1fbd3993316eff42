package sphericalknight.machine;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** Creates the object for a lambda or a method reference. */
final class LambdaSite extends CallSite {
    /** A flag of {@code LambdaMetafactory.altMetafactory}, set for {@code (Runnable & Mark) () -> {}}. */
    private static final int HAS_MARKS = 2;

    private final LoadedClass from;
    private final String face;
    private final String name;
    private final Signature erased;
    private final int kind;
    private final Call target;
    /** The only instance, if the lambda captures nothing; null until it is needed. */
    private Closure only;

    LambdaSite(LoadedClass from, InvokeDynamicInsnNode node) {
        super(node.desc);
        this.from = from;
        this.name = node.name;
        String result = signature.result();
        face = result.substring(1, result.length() - 1);
        erased = Signature.of(((Type) node.bsmArgs[0]).getDescriptor());
        if (node.bsmArgs.length > 4 && ((Integer) node.bsmArgs[3] & HAS_MARKS) != 0) {
            throw new Unknown("lambdas of several interfaces");
        }
        Handle handle = (Handle) node.bsmArgs[1];
        kind = handle.getTag();
        int op = switch (kind) {
            case Op.H_INVOKESTATIC -> Op.INVOKESTATIC;
            case Op.H_INVOKESPECIAL, Op.H_NEWINVOKESPECIAL -> Op.INVOKESPECIAL;
            default -> Op.INVOKEVIRTUAL;
        };
        target = from.machine.linker.call(handle.getOwner(), handle.getName(), handle.getDesc(), op);
    }

    @Override
    void run(long[] p, Object[] r, int base) {
        if (only != null) {
            r[base] = only;
            return;
        }
        from.machine.meter.bytes(64);
        Object[] captured = arguments(p, r, base).toArray();
        if (kind != Op.H_INVOKESTATIC && kind != Op.H_NEWINVOKESPECIAL && captured.length > 0 && captured[0] == null) {
            throw new NullPointerException();
        }
        Closure closure = closure().of(new Lambda(from.machine, face, name, erased, target, kind, captured));
        if (captured.length == 0) {
            only = closure;
        }
        r[base] = closure;
    }

    private Closure closure() {
        if (from.machine.loaded(face) != null) {
            return new Closure();
        }
        HostClass host = from.machine.host.type(face);
        Closure closure = host == null ? null : host.closure();
        if (closure == null) {
            throw Unknown.member(face, "");
        }
        return closure;
    }
}
