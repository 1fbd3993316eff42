package sphericalknight.exercise.slip;

import static org.objectweb.asm.Opcodes.*;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Finds expressions in a sequence of instructions. javac writes the operands first, then the operator. {@code set & 1L << n} is
 *
 * <pre>
 * lload set   lconst_1   iload n   lshl   land
 *             '-------start of lshl---'
 * '-----------start of land-------------'
 * </pre>
 */
final class Expression {
    private Expression() {}

    /** The instruction before {@code at}, ignoring labels and line numbers; null at the start and after a join of two paths. */
    static AbstractInsnNode before(AbstractInsnNode at) {
        AbstractInsnNode before = at.getPrevious();
        while (before != null
                && (before.getType() == AbstractInsnNode.LABEL || before.getType() == AbstractInsnNode.LINE)) {
            before = before.getPrevious();
        }
        return before == null || before.getOpcode() < 0 ? null : before;
    }

    /** The instruction after {@code at}, ignoring labels, line numbers and frames; null at the end. */
    static AbstractInsnNode behind(AbstractInsnNode at) {
        AbstractInsnNode next = at.getNext();
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        return next;
    }

    /**
     * The first instruction of the expression that ends with {@code root}; null if {@code root} is null or does not end a single simple
     * expression.
     */
    static AbstractInsnNode start(AbstractInsnNode root) {
        if (root == null) {
            return null;
        }
        AbstractInsnNode start = root;
        for (int operand = operands(root); operand != 0; operand--) {
            AbstractInsnNode last = operand < 0 ? null : before(start);
            start = start(last);
            if (start == null) {
                return null;
            }
        }
        return start;
    }

    /**
     * The last instruction of the left operand of the binary operator {@code root}; null if the right operand is not a simple expression or
     * the left one ends at a join of two paths.
     */
    static AbstractInsnNode left(AbstractInsnNode root) {
        AbstractInsnNode right = start(before(root));
        return right == null ? null : before(right);
    }

    private static int operands(AbstractInsnNode at) {
        int opcode = at.getOpcode();
        if (opcode >= ACONST_NULL && opcode <= ALOAD || opcode == GETSTATIC) {
            return 0;
        }
        if (opcode >= INEG && opcode <= DNEG || opcode >= I2L && opcode <= I2S) {
            return 1;
        }
        if (opcode == ARRAYLENGTH || opcode == GETFIELD || opcode == CHECKCAST) {
            return 1;
        }
        if (opcode >= IALOAD && opcode <= SALOAD || opcode >= IADD && opcode <= LXOR || opcode == LCMP) {
            return 2;
        }
        if (at instanceof MethodInsnNode call && !Type.getReturnType(call.desc).equals(Type.VOID_TYPE)) {
            return Type.getArgumentTypes(call.desc).length + (opcode == INVOKESTATIC ? 0 : 1);
        }
        return -1;
    }

    /** Whether {@code at} computes an int from one or two ints; false if it is null. */
    static boolean isIntArithmetic(AbstractInsnNode at) {
        return at != null && toLong(at.getOpcode()) >= 0;
    }

    /** The opcode for longs that corresponds to {@code opcode} for ints; -1 if there is none. */
    private static int toLong(int opcode) {
        return switch (opcode) {
            case IADD, ISUB, IMUL, IDIV, IREM, INEG, ISHL, ISHR, IUSHR, IAND, IOR, IXOR -> opcode + 1;
            default -> -1;
        };
    }

    /**
     * Changes the int expression that ends with {@code root} to a long computation, starting with its constants and variables. Shift counts
     * remain ints.
     */
    static void widen(InsnList code, AbstractInsnNode root) {
        Long constant = constant(root);
        int opcode = root.getOpcode();
        if (constant != null && opcode != LDC || constant != null && ((LdcInsnNode) root).cst instanceof Integer) {
            code.set(root, new LdcInsnNode(constant));
        } else if (opcode == L2I) {
            code.remove(root);
        } else if (opcode == INEG) {
            widen(code, before(root));
            code.set(root, new InsnNode(LNEG));
        } else if (toLong(opcode) >= 0) {
            AbstractInsnNode right = before(root);
            AbstractInsnNode left = left(root);
            widen(code, left);
            if (opcode != ISHL && opcode != ISHR && opcode != IUSHR) {
                widen(code, right);
            }
            code.set(root, new InsnNode(toLong(opcode)));
        } else {
            code.insert(root, new InsnNode(I2L));
        }
    }

    /** The number that {@code at} puts on the stack; null if {@code at} is null or not an int or long constant. */
    static Long constant(AbstractInsnNode at) {
        int opcode = at == null ? -1 : at.getOpcode();
        if (opcode >= ICONST_M1 && opcode <= ICONST_5) {
            return (long) opcode - ICONST_0;
        }
        if (opcode == LCONST_0 || opcode == LCONST_1) {
            return (long) opcode - LCONST_0;
        }
        if (at instanceof IntInsnNode push && opcode != NEWARRAY) {
            return (long) push.operand;
        }
        return at instanceof LdcInsnNode load && (load.cst instanceof Integer || load.cst instanceof Long)
                ? Long.valueOf(((Number) load.cst).longValue())
                : null;
    }

    /** Whether {@code at} shifts an int or a long; false if it is null. */
    static boolean isShift(AbstractInsnNode at) {
        return at != null && at.getOpcode() >= ISHL && at.getOpcode() <= LUSHR;
    }

    /**
     * Whether {@code at} is a {@code ~}, which javac compiles to {@code ^ -1}; no parentheses can stand between the {@code ^} and the -1.
     */
    static boolean isComplement(AbstractInsnNode at) {
        return (at.getOpcode() == LXOR || at.getOpcode() == IXOR)
                && Long.valueOf(-1).equals(constant(before(at)));
    }

    /** Whether {@code at} is the -1 that javac writes for {@code ~}. */
    static boolean isOfComplement(AbstractInsnNode at) {
        AbstractInsnNode next = behind(at);
        return next != null && before(next) == at && isComplement(next);
    }

    /** Whether {@code at} is the operator {@code &} of ints or longs. */
    static boolean isAnd(AbstractInsnNode at) {
        return at.getOpcode() == LAND || at.getOpcode() == IAND;
    }

    /** Whether the constant {@code at} is a long. */
    static boolean isLong(AbstractInsnNode at) {
        return at.getOpcode() == LCONST_0
                || at.getOpcode() == LCONST_1
                || at instanceof LdcInsnNode load && load.cst instanceof Long;
    }

    /** The names of the methods of the classes {@code types} that {@code at} calls, or turns into an object as a lambda expression. */
    static Set<String> called(AbstractInsnNode at, Set<String> types) {
        Stream<Handle> calls = Stream.of();
        if (at instanceof MethodInsnNode call) {
            calls = Stream.of(new Handle(H_INVOKEVIRTUAL, call.owner, call.name, call.desc, false));
        } else if (at instanceof InvokeDynamicInsnNode lambda) {
            calls = Arrays.stream(lambda.bsmArgs)
                    .filter(Handle.class::isInstance)
                    .map(Handle.class::cast);
        }
        return calls.filter(call -> types.contains(call.getOwner().replace('/', '.')))
                .map(Handle::getName)
                .collect(Collectors.toSet());
    }
}
