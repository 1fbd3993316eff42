package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Finds a wrong number: a distance, a step of a loop, an entry of an array, a limit, or the result {@code true} or {@code false}. */
final class NumberSlips extends InstructionSlips {
    /**
     * The name of the slip in which a condition compares with the wrong number. Changing such a number can make an answer pass merely by
     * switching the condition off, so the slip is credible only if exactly one number works.
     */
    static final String WRONG_COMPARISON = "WRONG_COMPARISON";

    static final String WRONG_SIGN = " has the wrong sign here.";

    private static final int[] DISTANCES = {0, 1, 2, 6, 7, 8, 9, 10, 12, 15, 16, 17, 32, 56, 63, 64, 772, 768, 780};

    /** The letters of the first and the last file. */
    private static final Set<Long> LETTERS = Set.of((long) 'a', (long) 'h', (long) 'A', (long) 'H');

    NumberSlips(Instruction here) {
        super(here);
    }

    @Override
    void find() {
        Long number = Expression.constant(at);
        if (at instanceof IincInsnNode step) {
            for (int other : new int[] {-step.incr, 1, -1, 7, -7, 8, -8, 9, -9, 2}) {
                add(
                        "WRONG_NUMBER",
                        "this counts by the wrong number, or up to the wrong one.",
                        (method, at) -> ((IincInsnNode) at).incr = other);
            }
        }
        AbstractInsnNode next = Expression.behind(at);
        if (number == null
                || Slips.isOfComplement(at)
                || Slips.isSeed(at)
                || Expression.isLong(at)
                || Slips.isOneBit(at)
                || isLengthOfInitialiser(next)) {
            return;
        }
        boolean isShift = Expression.isShift(next);
        if (isSaid(next)) {
            add(
                    "WRONG_RESULT",
                    "here the method says " + (number == 1) + " where " + (number == 0) + " is right.",
                    opposite());
            return;
        }
        if (isBoolean(next)) {
            if (!isOfNegation(next)) {
                add("WRONG_RESULT", "here `" + (number == 1) + "` is wrong.", opposite());
            }
            return;
        }
        Set<Long> others = new LinkedHashSet<>(List.of(
                number + 1,
                number - 1,
                63 - number,
                64 - number,
                number + 2,
                number - 2,
                -number,
                number * 2,
                number / 2,
                number * 8,
                number + 8,
                number - 8,
                number ^ 7,
                number ^ 56));
        if (Math.abs(number)
                <= 64) { // a larger number, perhaps computed by javac, was not meant as a distance on the board
            for (int distance : DISTANCES) {
                if (distance <= 64 || !Expression.isAnd(next)) { // what is added to a key is no mask
                    others.add((long) distance);
                }
            }
        }
        if (LETTERS.contains(number)) { // another letter, or a capital one; not a letter that makes up for a wrong rank
            others.removeIf(other -> Math.abs(other - number) > 1);
            others.add(number ^ 'a' ^ 'A');
        }
        others.remove(number);
        if (Expression.isIntProduct(next) || Math.abs(number) > 1 && isSummand(next)) {
            others.remove(
                    0L); // with a factor of 0, the other factor would not matter; with a summand of 0, nobody would add
        }
        if (number == 0 && next instanceof VarInsnNode) {
            // Everybody starts with 0: numbers other than 1 work only by accident, if the slip is in later code.
            add(
                    "WRONG_START",
                    "a start with 1 instead of 0 would do.",
                    (method, at) -> method.instructions.set(at, new LdcInsnNode(1)));
            return;
        }
        String letter = number >= 'A' && number <= 'z' ? " (or '" + (char) number.intValue() + "')" : "";
        String words = isShift
                ? "a shift by " + number + " is the wrong distance here."
                : "the number " + number + letter + entry(next) + " is wrong here.";
        for (long other : others) {
            if (!isShift || other >= 0 && other < 64) {
                add(
                        isComparison(next) ? WRONG_COMPARISON : "WRONG_NUMBER",
                        other == -number && number > 0 ? "the number " + number + entry(next) + WRONG_SIGN : words,
                        (method, at) -> method.instructions.set(at, new LdcInsnNode((int) other)),
                        words + other,
                        other == -number ? 1 : (int) Math.min(9, Math.abs(other - number)));
            }
        }
    }

    /**
     * Returns the place of a number in an array initialiser, as part of a sentence; "" if the number is not in one. The number
     * itself may not be in the source, because javac may have computed it.
     */
    private String entry(AbstractInsnNode next) {
        boolean isEntry = next != null && next.getOpcode() >= IASTORE && next.getOpcode() <= SASTORE;
        Long index = isEntry ? Expression.constant(Expression.before(at)) : null;
        return index == null ? "" : ", entry " + index + " of this array,";
    }

    /** Whether a constant before {@code next} is the length of an array initialiser: javac counted the entries, nobody wrote the number. */
    private static boolean isLengthOfInitialiser(AbstractInsnNode next) {
        return next != null
                && (next.getOpcode() == NEWARRAY || next.getOpcode() == ANEWARRAY)
                && Expression.behind(next) != null
                && Expression.behind(next).getOpcode() == DUP;
    }

    /** Whether a constant before {@code next} is the return value of a boolean method. */
    private boolean isSaid(AbstractInsnNode next) {
        AbstractInsnNode last = behindJump(next);
        return method.desc.endsWith(")Z") && last != null && last.getOpcode() == IRETURN;
    }

    /** The instruction to which {@code next} jumps; {@code next} itself if it is no jump. */
    private static AbstractInsnNode behindJump(AbstractInsnNode next) {
        return next instanceof JumpInsnNode jump && jump.getOpcode() == GOTO ? Expression.behind(jump.label) : next;
    }

    private static Change.Edit opposite() {
        return (method, at) -> method.instructions.set(at, new LdcInsnNode((int) (1 - Expression.constant(at))));
    }

    /** Whether a constant before {@code next} is {@code true} or {@code false}, for a variable. */
    private boolean isBoolean(AbstractInsnNode next) {
        AbstractInsnNode last = behindJump(next);
        if (!(last instanceof VarInsnNode store) || last.getOpcode() != ISTORE) {
            return false;
        }
        LocalVariableNode variable = Frames.variable(method, store.var, method.instructions.indexOf(last) + 1);
        return variable != null && variable.desc.equals("Z");
    }

    /** Whether a constant before {@code next} is one of the two that javac writes for {@code !x} and other conditions. */
    private boolean isOfNegation(AbstractInsnNode next) {
        AbstractInsnNode before = at.getPrevious();
        while (before != null && before.getOpcode() < 0 && !(before instanceof FrameNode)) {
            before = before.getPrevious();
        }
        return next.getOpcode() == GOTO || before instanceof FrameNode;
    }

    private static boolean isSummand(AbstractInsnNode next) {
        return next != null && (next.getOpcode() == IADD || next.getOpcode() == ISUB);
    }

    private static boolean isComparison(AbstractInsnNode jump) {
        return jump != null && jump.getOpcode() >= IF_ICMPEQ && jump.getOpcode() <= IF_ICMPLE;
    }
}
