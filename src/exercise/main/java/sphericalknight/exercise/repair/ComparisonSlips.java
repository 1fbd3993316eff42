package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Finds wrong comparisons: off by one, negated, with the wrong operator or the wrong number, or superfluous. */
final class ComparisonSlips extends InstructionSlips {
    ComparisonSlips(Instruction here) {
        super(here);
    }

    @Override
    void find() {
        if (!(at instanceof JumpInsnNode) || at.getOpcode() == GOTO) {
            return;
        }
        int opcode = at.getOpcode();
        int boundary = switch (opcode) {
            case IFLT -> IFLE;
            case IFLE -> IFLT;
            case IFGT -> IFGE;
            case IFGE -> IFGT;
            case IF_ICMPLT -> IF_ICMPLE;
            case IF_ICMPLE -> IF_ICMPLT;
            case IF_ICMPGT -> IF_ICMPGE;
            case IF_ICMPGE -> IF_ICMPGT;
            default -> -1;
        };
        if (boundary >= 0) {
            jump(
                    "OFF_BY_ONE",
                    "the comparison is off by one: it goes one too far or stops one too early, as `<` for `<=` does.",
                    boundary);
        }
        if (opcode >= IFEQ
                && opcode <= IFLE
                && Expression.before(at) != null
                && Expression.before(at).getOpcode() != LCMP) {
            for (int other : notZero()) {
                add(NumberSlips.WRONG_COMPARISON, "0 is the wrong number to compare with here.", (method, at) -> {
                    method.instructions.insertBefore(at, new LdcInsnNode(other));
                    ((JumpInsnNode) at).setOpcode(opcode + IF_ICMPEQ - IFEQ);
                });
            }
        }
        int negated = JumpSlips.negated(opcode);
        jump("NEGATED", "the condition is the wrong way round.", negated);
        int group = opcode >= IF_ICMPEQ ? IF_ICMPEQ : IFEQ;
        for (int other = group; opcode <= IF_ICMPLE && other < group + 6; other++) {
            if (other != opcode && other != negated && other != boundary) {
                jump("WRONG_RELATION", "the comparison is the wrong one here.", other);
            }
        }
        add("TOO_STRICT", "one condition too many is asked here.", ComparisonSlips::neverJump);
    }

    private static void neverJump(MethodNode method, AbstractInsnNode jump) {
        method.instructions.set(jump, new InsnNode(operands(jump)));
    }

    private static void alwaysJump(MethodNode method, AbstractInsnNode jump) {
        method.instructions.insertBefore(jump, new InsnNode(operands(jump)));
        method.instructions.insertBefore(jump, new InsnNode(ICONST_0)); // behind a goto there would have to be a frame
        ((JumpInsnNode) jump).setOpcode(IFEQ);
    }

    /** The opcode that removes the operands of a conditional jump from the stack. */
    private static int operands(AbstractInsnNode jump) {
        return jump.getOpcode() >= IF_ICMPEQ && jump.getOpcode() <= IF_ACMPNE ? POP2 : POP;
    }

    /** The changes that switch off the condition with the jump at {@code jump}: it never holds, or always. */
    static List<Change> switchedOff(Change.Site jump) {
        String words = "this condition should play no part here: whether it holds or not, the same is to be done.";
        return List.of(
                new Change("TOO_MUCH", words, List.of(jump), ComparisonSlips::neverJump),
                new Change("TOO_MUCH", words, List.of(jump), ComparisonSlips::alwaysJump));
    }

    /** Numbers that may be meant in place of 0; beside a remainder, the largest one, too. */
    private Set<Integer> notZero() {
        Set<Integer> others = new LinkedHashSet<>(List.of(1, -1, 6, 8, 12));
        AbstractInsnNode remainder = Expression.before(at);
        Long divisor = remainder.getOpcode() == IREM ? Expression.constant(Expression.before(remainder)) : null;
        if (divisor != null) {
            others.add((int) (divisor - 1));
        }
        return others;
    }

    private void jump(String slip, String words, int opcode) {
        add(slip, words, (method, at) -> ((JumpInsnNode) at).setOpcode(opcode));
    }
}
