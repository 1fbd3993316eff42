package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Finds a {@code null} result where an empty array is needed. */
final class NullSlips extends InstructionSlips {
    NullSlips(Instruction here) {
        super(here);
    }

    @Override
    void find() {
        AbstractInsnNode next = at.getOpcode() == ACONST_NULL ? Expression.behind(at) : null;
        Type type = Type.getReturnType(method.desc);
        if (next != null && next.getOpcode() == ARETURN && type.getSort() == Type.ARRAY) {
            Type element = Type.getType(type.getDescriptor().substring(1));
            add(
                    "NULL_FOR_EMPTY",
                    "null is not an array; an array without entries is `new " + simpleName(element) + "[0]`.",
                    (method, at) -> {
                        method.instructions.insertBefore(at, new InsnNode(ICONST_0));
                        method.instructions.set(at, newArray(element));
                    });
        }
    }

    private static String simpleName(Type type) {
        return type.getClassName().substring(type.getClassName().lastIndexOf('.') + 1);
    }

    private static AbstractInsnNode newArray(Type element) {
        return switch (element.getSort()) {
            case Type.LONG -> new IntInsnNode(NEWARRAY, T_LONG);
            case Type.BYTE -> new IntInsnNode(NEWARRAY, T_BYTE);
            case Type.INT -> new IntInsnNode(NEWARRAY, T_INT);
            default -> new TypeInsnNode(ANEWARRAY, element.getInternalName());
        };
    }
}
