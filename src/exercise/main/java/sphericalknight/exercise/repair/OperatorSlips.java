package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Finds a wrong operator, a missing complement, and a superfluous complement or operand. */
final class OperatorSlips extends InstructionSlips {
    private static final String IS_WRONG = "the operator `%s` is the wrong one here.";

    /** The words for a wrong {@code +} or {@code -}. */
    static final Set<String> SIGNS = Set.of(IS_WRONG.formatted("+"), IS_WRONG.formatted("-"));

    OperatorSlips(Instruction here) {
        super(here);
    }

    @Override
    void find() {
        int opcode = at.getOpcode();
        // javac compiles ~x as x ^ -1: there is no ^ in the learner's source.
        boolean complement = Expression.isComplement(at);
        switch (complement || Expression.isLowestBit(at) ? NOP : opcode) {
            case LAND -> operators("&", LOR, LXOR);
            case LOR -> operators("|", LAND, LXOR, LADD);
            case LXOR -> operators("^", LAND, LOR, LADD, LSUB);
            case LADD -> {
                add(
                        "WRONG_OPERATOR",
                        "the operator `+` is the wrong one here: it carries over where both have a square; `|` joins sets.",
                        JavaSlips.replace(LOR));
                operators("+", isCounting() ? new int[] {LXOR} : new int[] {LSUB, LXOR});
            }
            case LSUB -> operators("-", removesLowestBit(at) ? new int[0] : new int[] {LADD, LXOR});
            case LMUL -> operators("*", LADD);
            case LREM -> operators("%", LDIV);
            case LDIV -> operators("/", LREM);
            case IAND -> operators("&", IOR, IXOR);
            case IOR -> operators("|", IAND, IXOR);
            case IXOR -> operators("^", IAND, IOR);
            case IADD -> operators("+", isCounting() ? new int[0] : new int[] {ISUB});
            case ISUB -> operators("-", IADD);
            case IDIV -> operators("/", IREM, IMUL);
            case IREM -> operators("%", IDIV);
            case IMUL -> operators("*", IADD, IDIV);
            default -> {}
        }
        if (opcode == LOR || opcode == LAND && !Expression.isLowestBit(at)) {
            add(
                    "ONE_TOO_MANY",
                    opcode == LOR
                            ? "what stands behind `|` does not belong in here."
                            : "what stands behind `&` takes away what belongs in here.",
                    JavaSlips.replace(POP2));
        }
        if (complement && opcode == LXOR) {
            add("COMPLEMENT", "the complement `~` is too much.", JavaSlips.replace(POP2));
        } else if (opcode == LAND || opcode == LOR || opcode == LSUB) {
            add("COMPLEMENT", "a complement `~` is missing in front of the second operand.", (method, at) -> {
                method.instructions.insertBefore(at, new LdcInsnNode(-1L));
                method.instructions.insertBefore(at, new InsnNode(LXOR));
            });
        }
        if (opcode == LSUB && !removesLowestBit(at) || opcode == LXOR && !complement) {
            add(
                    "WRONG_OPERATOR",
                    opcode == LSUB
                            ? "the operator `-` is the wrong one here: it takes away what may not be in; `& ~` does not."
                            : "the operator `^` is the wrong one here: it puts in what was not in; `& ~` only takes away.",
                    (method, at) -> {
                        method.instructions.insertBefore(at, new LdcInsnNode(-1L));
                        method.instructions.insertBefore(at, new InsnNode(LXOR));
                        method.instructions.set(at, new InsnNode(LAND));
                    });
        }
        if (opcode == LAND) {
            AbstractInsnNode left = Expression.left(at);
            if (left != null) {
                add("COMPLEMENT", "a complement `~` is missing in front of the first operand.", (method, at) -> {
                    AbstractInsnNode first = Expression.left(at);
                    method.instructions.insert(first, new InsnNode(LXOR));
                    method.instructions.insert(first, new LdcInsnNode(-1L));
                });
            }
        }
    }

    /** Whether {@code minus} is the subtraction in {@code x & x - 1}, which is never the mistake. */
    static boolean removesLowestBit(AbstractInsnNode minus) {
        AbstractInsnNode and = minus == null || minus.getOpcode() != LSUB ? null : Expression.behind(minus);
        return and != null
                && and.getOpcode() == LAND
                && Long.valueOf(1).equals(Expression.constant(Expression.before(minus)))
                && Expression.left(minus) instanceof VarInsnNode x
                && Expression.left(and) instanceof VarInsnNode same
                && x.var == same.var;
    }

    /** Whether the instruction is a {@code +=} on a variable, which was probably not meant to be a subtraction. */
    private boolean isCounting() {
        AbstractInsnNode left = Expression.left(at);
        return left instanceof VarInsnNode load
                && Expression.behind(at) instanceof VarInsnNode store
                && load.var == store.var
                && store.getOpcode() >= ISTORE;
    }

    private void operators(String sign, int... others) {
        for (int other : others) {
            add("WRONG_OPERATOR", IS_WRONG.formatted(sign), JavaSlips.replace(other));
        }
    }
}
