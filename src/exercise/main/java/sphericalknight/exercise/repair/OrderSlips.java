package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Finds operations in the wrong order: a missing pair of parentheses, or a mask after a shift or sum instead of before it. */
final class OrderSlips extends InstructionSlips {
    private static final String MASK_AND_SHIFT =
            "the mask and the shift come in the wrong order: a mask in front of the shift asks where a piece starts, one behind it where"
                    + " the piece arrives.";

    OrderSlips(Instruction here) {
        super(here);
    }

    /**
     * Adds changes to the order of two operations: {@code a & b << c} becomes {@code (a & b) << c}, and the reverse; a mask is applied
     * before a sum; or a mask and a shift are swapped.
     */
    @Override
    void find() {
        AbstractInsnNode right = Expression.before(at);
        if (at instanceof MethodInsnNode call && isBinary(right) && call.desc.equals("(J)J")) {
            callFirst(call.name);
        }
        if (!isBinary(at) || right == null) {
            return;
        }
        String words = "the operations come in the wrong order; parentheses decide what is done first.";
        sumBeforeShift();
        AbstractInsnNode inner =
                isBinary(right) && !Expression.isComplement(right) ? Expression.start(Expression.before(right)) : null;
        if (inner != null && Expression.left(at) != null) {
            add("ORDER", words, (method, at) -> {
                AbstractInsnNode from = Expression.start(Expression.before(Expression.before(at)));
                method.instructions.remove(at);
                method.instructions.insertBefore(from, at);
            });
        }
        AbstractInsnNode left = Expression.left(at);
        boolean isSum = left != null && (left.getOpcode() == LADD || left.getOpcode() == IADD);
        if (isSum && Expression.isAnd(at) && Expression.start(right) == right) {
            add(
                    "MASK_AFTER_SUM",
                    "here the mask comes after the sum, when the fields have run into each other; mask both sides first, then"
                            + " add.",
                    OrderSlips::maskEach);
        }
        if (left != null && isBinary(left)) {
            if (Expression.isComplement(left)) {
                add("ORDER", words, (method, at) -> { // ~x + y becomes ~(x + y)
                    AbstractInsnNode not = Expression.left(at);
                    AbstractInsnNode ones = Expression.before(not);
                    method.instructions.remove(not);
                    method.instructions.remove(ones);
                    method.instructions.insert(at, not);
                    method.instructions.insert(at, ones);
                });
            } else if (!Expression.isComplement(at)) {
                add("ORDER", words, (method, at) -> {
                    AbstractInsnNode first = Expression.left(at);
                    method.instructions.remove(first);
                    method.instructions.insert(at, first);
                });
            }
            if (isMaskAndShift(left, at)) {
                add(
                        "ORDER",
                        Expression.isLongShift(left) || Expression.isLongShift(at) ? MASK_AND_SHIFT : words,
                        this::swapOperations);
            }
        }
    }

    /**
     * Adds corrections of a sum that is computed before a shift by mistake: {@code set + 1L << n} means {@code (set + 1L) << n}, and
     * {@code s & m + s >>> 1 & m} means {@code s & ((m + s) >>> 1) & m}.
     */
    private void sumBeforeShift() {
        AbstractInsnNode sum = Expression.isLongShift(at) ? Expression.left(at) : null;
        if (sum == null || sum.getOpcode() != LADD) {
            return;
        }
        String sign = at.getOpcode() == LSHL ? "<<" : ">>>";
        String words = "`+` binds more tightly than `" + sign + "`: put the shift in parentheses";
        for (int join : new int[] {LADD, LOR}) {
            add("PRECEDENCE", words + (join == LOR ? ", and join sets with `|`." : "."), (method, at) -> {
                method.instructions.remove(Expression.left(at));
                method.instructions.insert(at, new InsnNode(join));
            });
        }
        AbstractInsnNode and = Expression.behind(at);
        AbstractInsnNode mask = and == null ? null : Expression.behind(and);
        AbstractInsnNode last = mask == null ? null : Expression.behind(mask);
        if (and != null && and.getOpcode() == LAND && last != null && last.getOpcode() == LAND) {
            add("PRECEDENCE", words + ", and each half with its mask, too.", (method, at) -> {
                AbstractInsnNode first = Expression.behind(at);
                AbstractInsnNode end = Expression.behind(Expression.behind(first));
                AbstractInsnNode add = Expression.left(at);
                AbstractInsnNode right = Expression.start(Expression.before(add));
                method.instructions.remove(first);
                method.instructions.remove(add);
                method.instructions.insertBefore(right, first);
                method.instructions.insert(end, add);
            });
        }
    }

    /**
     * Adds changes that replace {@code f(x op y)} with {@code f(x) op y} and, unless {@code op} is a shift, with {@code x op f(y)}.
     */
    private void callFirst(String name) {
        String words = "the operations come in the wrong order: " + name
                + "() first, and then what stands in its parentheses.";
        AbstractInsnNode operator = Expression.before(at);
        if (Expression.left(operator) == null || Expression.isComplement(operator)) {
            return;
        }
        add("ORDER", words, (method, at) -> {
            AbstractInsnNode x = Expression.left(Expression.before(at));
            method.instructions.remove(at);
            method.instructions.insert(x, at);
        });
        if (!Expression.isShift(operator)) {
            add("ORDER", words, (method, at) -> {
                AbstractInsnNode op = Expression.before(at);
                method.instructions.remove(op);
                method.instructions.insert(at, op);
            });
        }
    }

    /** Changes {@code (x + y) & mask} to {@code (x & mask) + (y & mask)}. */
    private static void maskEach(MethodNode method, AbstractInsnNode and) {
        AbstractInsnNode mask = Expression.before(and);
        AbstractInsnNode sum = Expression.before(mask);
        AbstractInsnNode x = Expression.left(sum);
        method.instructions.insert(x, new InsnNode(and.getOpcode()));
        method.instructions.insert(x, mask.clone(Map.of()));
        method.instructions.remove(sum);
        method.instructions.insert(and, sum);
    }

    /** Changes {@code (x op y) op2 z} to {@code (x op2 z) op y}: y and op move to the end. */
    private void swapOperations(MethodNode method, AbstractInsnNode at) {
        AbstractInsnNode first = Expression.left(at);
        AbstractInsnNode from = Expression.start(Expression.before(first));
        AbstractInsnNode behind = at;
        for (AbstractInsnNode each = from; ; ) {
            AbstractInsnNode next = each.getNext();
            method.instructions.remove(each);
            method.instructions.insert(behind, each);
            behind = each;
            if (each == first) {
                return;
            }
            each = next;
        }
    }

    private static boolean isMaskAndShift(AbstractInsnNode one, AbstractInsnNode other) {
        return isMask(one) && Expression.isShift(other) || Expression.isShift(one) && isMask(other);
    }

    private static boolean isMask(AbstractInsnNode at) {
        return Expression.isAnd(at) && !Expression.isLowestBit(at);
    }

    private static boolean isBinary(AbstractInsnNode at) {
        int opcode = at == null ? -1 : at.getOpcode();
        return opcode >= IADD && opcode <= LXOR && !(opcode >= INEG && opcode <= DNEG);
    }
}
