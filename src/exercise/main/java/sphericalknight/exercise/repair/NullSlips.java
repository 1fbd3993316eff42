package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;

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
            int element = switch (type.getElementType().getSort()) {
                case Type.LONG -> T_LONG;
                case Type.BYTE -> T_BYTE;
                default -> T_INT;
            };
            add(
                    "NULL_FOR_EMPTY",
                    "null is not an array; an array without entries is `new "
                            + type.getElementType().getClassName() + "[0]`.",
                    (method, at) -> {
                        method.instructions.insertBefore(at, new InsnNode(ICONST_0));
                        method.instructions.set(at, new IntInsnNode(NEWARRAY, element));
                    });
        }
    }
}
