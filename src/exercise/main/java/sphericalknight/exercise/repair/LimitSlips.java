package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Finds a result with too many squares: a mask is missing, or a parameter must limit the result or be excluded from it. */
final class LimitSlips extends InstructionSlips {
    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final long FILE_H = FILE_A << 7;
    private static final long[] EDGES = {
        ~FILE_A,
        ~FILE_H,
        ~(FILE_A | FILE_A << 1),
        ~(FILE_H | FILE_H >>> 1),
        ~0xFFL,
        ~(0xFFL << 56),
        0xFFL << 24,
        0xFFL << 32
    };

    LimitSlips(Instruction here) {
        super(here);
    }

    /**
     * Adds changes that insert a missing mask after a shift, and changes that restrict a set to the squares of a parameter or exclude them.
     */
    @Override
    void find() {
        int opcode = at.getOpcode();
        boolean isShift = Expression.isLongShift(at);
        if (isShift && !isMasked() && !isOneSquare() && !isHalving()) {
            for (long edge : EDGES) {
                add(
                        "NO_MASK",
                        "a mask is missing for this shift: what leaves the board on one side comes back on the other, or goes where it"
                                + " may not.",
                        JavaSlips.insert(() -> new LdcInsnNode(edge), () -> new InsnNode(LAND)));
            }
        }
        if (!isShift && opcode != LAND && opcode != LOR || method.localVariables == null) {
            return;
        }
        int slot = (method.access & ACC_STATIC) == 0 ? 1 : 0;
        for (Type type : Type.getArgumentTypes(method.desc)) {
            if (type == Type.LONG_TYPE) {
                parameter(slot);
            }
            slot += type.getSize();
        }
    }

    /** Whether the shift has a mask already, before or after it: then a mask may be wrong, but none is missing. */
    private boolean isMasked() {
        AbstractInsnNode left = Expression.left(at);
        AbstractInsnNode mask = Expression.behind(at);
        AbstractInsnNode next = mask == null ? null : Expression.behind(mask);
        return left != null && isMask(Expression.before(left)) && Expression.isAnd(left)
                || isMask(mask) && next != null && (Expression.isAnd(next) || Expression.constant(next) != null);
    }

    /** Whether the shift makes a set of one square, as in {@code 1L << square}, where nothing can leave the board. */
    private boolean isOneSquare() {
        Long shifted = Expression.constant(Expression.left(at));
        return shifted != null && Long.bitCount(shifted) == 1;
    }

    /** Whether the shift is by half a board or more, as in {@code set >>> 32}: no piece steps so far. */
    private boolean isHalving() {
        Long distance = Expression.constant(Expression.before(at));
        return distance != null && distance >= 32;
    }

    private static boolean isMask(AbstractInsnNode at) {
        return at != null && (at.getOpcode() == GETSTATIC || Expression.constant(at) != null);
    }

    private void parameter(int slot) {
        String name = name(slot);
        add(
                "NOT_LIMITED",
                "what comes out here must stay within `" + name + "`.",
                JavaSlips.insert(() -> new VarInsnNode(LLOAD, slot), () -> new InsnNode(LAND)));
        add(
                "NOT_EXCLUDED",
                "what comes out here must leave out the squares of `" + name + "`.",
                JavaSlips.insert(
                        () -> new VarInsnNode(LLOAD, slot),
                        () -> new LdcInsnNode(-1L),
                        () -> new InsnNode(LXOR),
                        () -> new InsnNode(LAND)));
    }
}
