package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Finds a missing or superfluous minus sign, and values whose sign should not count. */
final class SignSlips extends InstructionSlips {
    SignSlips(Instruction here) {
        super(here);
    }

    @Override
    void find() {
        int opcode = at.getOpcode();
        AbstractInsnNode next = opcode == ILOAD ? Expression.behind(at) : null;
        if (next != null && next.getOpcode() == IMUL || Expression.isShift(next)) {
            add("WRONG_SIGN", "a minus sign is missing here.", JavaSlips.insert(() -> new InsnNode(INEG)));
        } else if (opcode == INEG) {
            add("WRONG_SIGN", "the minus sign is too much here.", JavaSlips.replace(NOP));
        } else if (opcode == ISUB) {
            add(
                    "ABS_MISSING",
                    "the sign of this difference should not count: Math.abs() is missing.",
                    JavaSlips.insert(SignSlips::abs));
        } else if (at instanceof JumpInsnNode
                && opcode >= IF_ICMPEQ
                && opcode <= IF_ICMPLE
                && Expression.left(at) != null
                && Expression.constant(Expression.before(at)) == null) {
            add(
                    "ABS_MISSING",
                    "the signs of what is compared here should not count: Math.abs() is missing on both sides.",
                    (method, at) -> {
                        method.instructions.insert(Expression.left(at), abs());
                        method.instructions.insertBefore(at, abs());
                    });
        }
    }

    private static AbstractInsnNode abs() {
        return new MethodInsnNode(INVOKESTATIC, "java/lang/Math", "abs", "(I)I", false);
    }
}
