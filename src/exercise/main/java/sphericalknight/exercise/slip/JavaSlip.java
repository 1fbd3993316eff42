package sphericalknight.exercise.slip;

import static org.objectweb.asm.Opcodes.*;

import java.util.Optional;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import sphericalknight.exercise.slip.Change.Edit;

/**
 * Typical Java mistakes in bitboard code, such as 32 bits instead of 64, or unwanted sign extension. Each constant recognises an
 * instruction that may be this mistake, and provides the change that corrects it.
 */
public enum JavaSlip {
    SIGNED_SHIFT(
            "`>>` copies the sign into the places that become free: a negative number stays negative, and a set with h8 gets more bits."
                    + " `>>>` brings in zeros.") {
        @Override
        Optional<Edit> edit(AbstractInsnNode at) {
            boolean isSigned = at.getOpcode() == LSHR || at.getOpcode() == ISHR && !isSignAsked(at);
            return isSigned
                    ? Optional.of(
                            (method, shift) -> method.instructions.set(shift, new InsnNode(shift.getOpcode() + 2)))
                    : Optional.empty();
        }
    },
    SIGN_COMPARISON(
            "a set that contains h8 is a negative number, so this comparison goes wrong: ask `!= 0` instead of `> 0`, `== 0`"
                    + " instead of `<= 0`, or Long.compareUnsigned.") {
        @Override
        Optional<Edit> edit(AbstractInsnNode at) {
            boolean asks = at.getOpcode() >= IFLT && at.getOpcode() <= IFLE;
            AbstractInsnNode compare = asks ? Expression.before(at) : null;
            return compare != null && compare.getOpcode() == LCMP && !asksForTheSign(at, compare)
                    ? Optional.of((method, jump) -> method.instructions.set(
                            Expression.before(jump),
                            new MethodInsnNode(INVOKESTATIC, "java/lang/Long", "compareUnsigned", "(JJ)I", false)))
                    : Optional.empty();
        }
    },
    INT_FOR_LONG(
            "this is computed as an int of 32 bits, where a shift takes its distance modulo 32 and all above bit 31 is lost. Begin"
                    + " with a long: `1L` for `1`, long[] for int[], or a cast (long).") {
        @Override
        Optional<Edit> edit(AbstractInsnNode at) {
            AbstractInsnNode root = at.getOpcode() == I2L ? Expression.before(at) : null;
            return Expression.isIntArithmetic(root)
                            && Expression.start(root) != null
                            && CAST_TOO_EARLY.edit(root).isEmpty()
                    ? Optional.of((method, cast) -> {
                        Expression.widen(method.instructions, Expression.before(cast));
                        method.instructions.remove(cast);
                    })
                    : Optional.empty();
        }
    },
    INT_CONSTANT(
            "this number lies 32 places too low. As an int, `1 << 35` is `1 << 3`: write `1L << 35`; a number written out in full lacks"
                    + " eight hexadecimal zeros at its end.") {
        @Override
        Optional<Edit> edit(AbstractInsnNode at) {
            Long number = Expression.constant(at);
            boolean fitsInInt =
                    number != null && Expression.isLong(at) && Math.abs(number) > 1 && number == number.intValue();
            return fitsInInt && !isBeforeShift(at) && !isCompared(at)
                    ? Optional.of(setLong(number << 32))
                    : Optional.empty();
        }
    },
    LITERAL_WITHOUT_L(
            "a literal without an L is a negative int here, and as a long it has all 32 upper bits set, too; write an L behind it.") {
        @Override
        Optional<Edit> edit(AbstractInsnNode at) {
            Long number = Expression.constant(at);
            boolean isNegativeInt = number != null
                    && Expression.isLong(at)
                    && number < 0
                    && number == number.intValue()
                    && !Expression.isOfComplement(at);
            return isNegativeInt ? Optional.of(setLong(number & 0xFFFF_FFFFL)) : Optional.empty();
        }
    },
    BOXED_COMPARISON(
            "`==` and `!=` ask whether two objects are the same one, not whether they are equal: two Longs above 127, or two equal texts,"
                    + " may be two objects. Compare with equals(), or keep numbers as long.") {
        @Override
        Optional<Edit> edit(AbstractInsnNode at) {
            return at.getOpcode() == IF_ACMPEQ || at.getOpcode() == IF_ACMPNE
                    ? Optional.of((method, jump) -> {
                        method.instructions.insertBefore(
                                jump,
                                new MethodInsnNode(
                                        INVOKESTATIC,
                                        "java/util/Objects",
                                        "equals",
                                        "(Ljava/lang/Object;Ljava/lang/Object;)Z",
                                        false));
                        ((JumpInsnNode) jump).setOpcode(jump.getOpcode() == IF_ACMPEQ ? IFNE : IFEQ);
                    })
                    : Optional.empty();
        }
    },
    SIGNED_REMAINDER(
            "the remainder of a negative number is negative, so `% 2` of a set with h8 is -1, not 1: ask `!= 0`, or `& 1`.") {
        @Override
        Optional<Edit> edit(AbstractInsnNode at) {
            AbstractInsnNode two = at.getOpcode() == LREM ? Expression.before(at) : null;
            return two != null && Long.valueOf(2).equals(Expression.constant(two))
                    ? Optional.of((method, rest) -> {
                        method.instructions.set(Expression.before(rest), new InsnNode(LCONST_1));
                        method.instructions.set(rest, new InsnNode(LAND));
                    })
                    : Optional.empty();
        }
    },
    CAST_TOO_EARLY(
            "the cast binds more tightly than the operator behind it, so it cuts the upper half off first; put the operation in"
                    + " parentheses, and the cast in front of them.") {
        @Override
        Optional<Edit> edit(AbstractInsnNode at) {
            AbstractInsnNode left =
                    Expression.isIntArithmetic(at) && at.getOpcode() != INEG ? Expression.left(at) : null;
            return left != null && left.getOpcode() == L2I && Expression.start(left) != null
                    ? Optional.of((method, operator) -> {
                        AbstractInsnNode end = Expression.behind(operator);
                        if (end != null && end.getOpcode() == I2L) {
                            method.instructions.set(end, end = new InsnNode(NOP));
                        } else {
                            method.instructions.insert(operator, end = new InsnNode(L2I));
                        }
                        Expression.widen(method.instructions, operator);
                        AbstractInsnNode wide = Expression.before(end);
                        if (wide.getOpcode() == LSHR) {
                            method.instructions.set(wide, new InsnNode(LUSHR));
                        }
                    })
                    : Optional.empty();
        }
    },
    SQUARE_FOR_SET(
            "the number of a square is used as if it were a set of squares; the set of one square is `1L << square`.") {
        @Override
        Optional<Edit> edit(AbstractInsnNode at) {
            AbstractInsnNode number = at.getOpcode() == I2L ? Expression.before(at) : null;
            return number != null
                            && Expression.constant(number) == null
                            && !isSubtractedForComparison(at)
                            && !isOrdered(at)
                    ? Optional.of((method, cast) -> {
                        int spare = method.maxLocals++;
                        method.instructions.insertBefore(cast, new VarInsnNode(ISTORE, spare));
                        method.instructions.insertBefore(cast, new InsnNode(LCONST_1));
                        method.instructions.insertBefore(cast, new VarInsnNode(ILOAD, spare));
                        method.instructions.set(cast, new InsnNode(LSHL));
                    })
                    : Optional.empty();
        }
    },
    SET_FOR_SQUARE(
            "a set of squares is used as if it were the number of a square; the number is that of its lowest bit.") {
        @Override
        Optional<Edit> edit(AbstractInsnNode at) {
            boolean isDifference = Expression.before(at) != null
                    && Expression.before(at).getOpcode() == LSUB; // as a comparator returns it: not a set
            return at.getOpcode() == L2I && !isDifference
                    ? Optional.of((method, cast) -> method.instructions.set(
                            cast,
                            new MethodInsnNode(INVOKESTATIC, "java/lang/Long", "numberOfTrailingZeros", "(J)I", false)))
                    : Optional.empty();
        }
    };

    private final String words;

    JavaSlip(String words) {
        this.words = words;
    }

    /** Whether this is a mistake wherever it stands, so that it is named even if other tests still fail when it is mended. */
    boolean isWrongAnywhere() {
        return switch (this) {
            case SIGNED_SHIFT, SIGN_COMPARISON, INT_FOR_LONG, LITERAL_WITHOUT_L -> true;
            default -> false;
        };
    }

    /** A description of the mistake. */
    String words() {
        return words;
    }

    /** The change that would correct {@code at}; empty if {@code at} cannot be this slip. */
    abstract Optional<Edit> edit(AbstractInsnNode at);

    /** Corrects this slip wherever it may be: the edit is derived from each instruction anew, because it may differ from place to place. */
    Edit again() {
        return (method, at) -> edit(at).ifPresent(edit -> edit.at(method, at));
    }

    /** Whether the sign of an int is needed: it goes to {@code Math.abs} or, perhaps by way of a variable, into a comparison with 0. */
    private static boolean isSignAsked(AbstractInsnNode at) {
        AbstractInsnNode next = Expression.behind(at);
        if (next instanceof MethodInsnNode call && call.name.equals("abs")) {
            return true;
        }
        if (!(next instanceof VarInsnNode store) || store.getOpcode() != ISTORE) {
            return isComparedWithZero(next);
        }
        for (AbstractInsnNode each = next; each != null; each = each.getNext()) {
            if (each instanceof VarInsnNode load && load.getOpcode() == ILOAD && load.var == store.var) {
                AbstractInsnNode user = Expression.behind(each);
                if (isComparedWithZero(user) || user instanceof MethodInsnNode call && call.name.equals("abs")) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isComparedWithZero(AbstractInsnNode next) {
        return next != null && (next.getOpcode() >= IFLT && next.getOpcode() <= IFLE || next.getOpcode() == ICONST_M1);
    }

    /** Whether {@code number} is the one in {@code x - number > 2}: x is a number, too, not a set. */
    private static boolean isSubtractedForComparison(AbstractInsnNode number) {
        AbstractInsnNode minus = Expression.behind(number);
        AbstractInsnNode limit = minus == null || minus.getOpcode() != LSUB ? null : Expression.behind(minus);
        return limit != null && isCompared(limit);
    }

    /** Whether {@code number} is a side of {@code <}, {@code <=}, {@code >} or {@code >=}: numbers are ordered, sets are not. */
    private static boolean isOrdered(AbstractInsnNode number) {
        AbstractInsnNode compare = number;
        while (compare != null && compare.getOpcode() != LCMP && !(compare instanceof JumpInsnNode)) {
            compare = Expression.behind(compare);
        }
        AbstractInsnNode jump = compare == null || compare.getOpcode() != LCMP ? null : Expression.behind(compare);
        boolean isSide = jump != null && (Expression.before(compare) == number || Expression.left(compare) == number);
        return isSide && jump.getOpcode() >= IFLT && jump.getOpcode() <= IFLE;
    }

    /** Whether {@code jump} asks {@code set < 0} or {@code set >= 0}, as whoever wants to know about h8 does. */
    private static boolean asksForTheSign(AbstractInsnNode jump, AbstractInsnNode compare) {
        boolean isSign = jump.getOpcode() == IFLT || jump.getOpcode() == IFGE;
        AbstractInsnNode zero = Expression.before(compare);
        return isSign && zero != null && zero.getOpcode() == LCONST_0;
    }

    /** Whether the constant is a mask in front of a shift, as in {@code (x & mask) >>> 32}: it may have been meant behind it. */
    private static boolean isBeforeShift(AbstractInsnNode mask) {
        AbstractInsnNode and = Expression.behind(mask);
        AbstractInsnNode count = and == null || !Expression.isAnd(and) ? null : Expression.behind(and);
        return count != null && Expression.isShift(Expression.behind(count));
    }

    /** Whether the constant is a limit, as in {@code n > 2}: one 32 places higher would only switch the condition off. */
    private static boolean isCompared(AbstractInsnNode limit) {
        AbstractInsnNode next = Expression.behind(limit);
        return next != null && next.getOpcode() == LCMP;
    }

    static Edit setLong(long number) {
        return (method, at) -> method.instructions.set(at, new LdcInsnNode(number));
    }
}
