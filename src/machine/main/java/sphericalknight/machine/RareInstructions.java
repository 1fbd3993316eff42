package sphericalknight.machine;

import org.objectweb.asm.tree.MultiANewArrayInsnNode;

/**
 * The instructions that bitboard code rarely needs, such as those for floats and doubles, arrays of small elements, conversions and unusual
 * stack operations.
 */
final class RareInstructions {
    private RareInstructions() {}

    /** Runs the instruction at {@code pc} and returns the stack index above the topmost operand. */
    static int run(Code code, int pc, long[] p, Object[] r, int sp, Machine machine) {
        int op = code.ops[pc];
        int arg = code.args[pc];
        switch (op) {
            case Op.NOP:
                return sp;
            case Op.DCONST:
                p[sp] = Double.doubleToRawLongBits(arg);
                return sp + 2;
            case Op.FALOAD, Op.DALOAD, Op.BALOAD, Op.CALOAD, Op.SALOAD:
                return load(code, pc, p, r, sp - 2);
            case Op.FASTORE, Op.BASTORE, Op.CASTORE, Op.SASTORE:
                return store(code, pc, p, r, sp - 3);
            case Op.DASTORE:
                return store(code, pc, p, r, sp - 4);
            case Op.DUP_X1:
                return insert(p, r, sp, 1, 1);
            case Op.DUP_X2:
                return insert(p, r, sp, 1, 2);
            case Op.DUP2_X1:
                return insert(p, r, sp, 2, 1);
            case Op.DUP2_X2:
                return insert(p, r, sp, 2, 2);
            case Op.SWAP:
                insert(p, r, sp, 1, 1);
                return sp;
            case Op.I2B:
                p[sp - 1] = (byte) p[sp - 1];
                return sp;
            case Op.I2C:
                p[sp - 1] = (char) p[sp - 1];
                return sp;
            case Op.I2S:
                p[sp - 1] = (short) p[sp - 1];
                return sp;
            case Op.NEWARRAY:
                r[sp - 1] = JavaArrays.primitive(arg, (int) p[sp - 1], machine.meter);
                return sp;
            case Op.ANEWARRAY:
                r[sp - 1] = JavaArrays.references((String) code.links[arg], (int) p[sp - 1], machine);
                return sp;
            case Op.MULTIANEWARRAY:
                MultiANewArrayInsnNode array = (MultiANewArrayInsnNode) code.links[arg];
                int[] sizes = new int[array.dims];
                int first = sp - sizes.length;
                for (int i = 0; i < sizes.length; i++) {
                    sizes[i] = (int) p[first + i];
                }
                r[first] = JavaArrays.nested(array.desc, sizes, machine);
                return first + 1;
            case Op.MONITORENTER, Op.MONITOREXIT:
                return sp - 1; // the machine has only one thread
            default:
                return op >= Op.I2F && op <= Op.D2F ? convert(op, p, sp) : real(op, p, sp);
        }
    }

    /** Runs {@code checkcast} or {@code instanceof}, and returns the stack index above the topmost operand. */
    static int type(int op, TypeLink type, Types types, long[] p, Object[] r, int sp) {
        Object object = r[sp - 1];
        if (op == Op.INSTANCEOF) {
            p[sp - 1] = type.isInstance(object) ? 1 : 0;
        } else if (object != null && !type.isInstance(object)) {
            throw types.noCast(object, type.name);
        }
        return sp;
    }

    private static int load(Code code, int pc, long[] p, Object[] r, int at) {
        Object array = r[at];
        int i = (int) p[at + 1];
        if (array == null || i < 0 || i >= JavaArrays.length(array)) {
            throw Faults.element(array, i);
        }
        if (array instanceof byte[] bytes) {
            p[at] = bytes[i];
        } else if (array instanceof boolean[] booleans) {
            p[at] = booleans[i] ? 1 : 0;
        } else if (array instanceof char[] chars) {
            p[at] = chars[i];
        } else if (array instanceof short[] shorts) {
            p[at] = shorts[i];
        } else if (array instanceof float[] floats) {
            p[at] = Float.floatToRawIntBits(floats[i]);
        } else {
            p[at] = Double.doubleToRawLongBits(((double[]) array)[i]);
            return at + 2;
        }
        return at + 1;
    }

    private static int store(Code code, int pc, long[] p, Object[] r, int at) {
        Object array = r[at];
        int i = (int) p[at + 1];
        if (array == null || i < 0 || i >= JavaArrays.length(array)) {
            throw Faults.element(array, i);
        }
        long value = p[at + 2];
        if (array instanceof byte[] bytes) {
            bytes[i] = (byte) value;
        } else if (array instanceof boolean[] booleans) {
            booleans[i] = (value & 1) != 0;
        } else if (array instanceof char[] chars) {
            chars[i] = (char) value;
        } else if (array instanceof short[] shorts) {
            shorts[i] = (short) value;
        } else if (array instanceof float[] floats) {
            floats[i] = Float.intBitsToFloat((int) value);
        } else {
            ((double[]) array)[i] = Double.longBitsToDouble(value);
        }
        return at;
    }

    /** Inserts a copy of the topmost {@code size} slots below the next {@code below} slots, as {@code dup_x1} does. */
    private static int insert(long[] p, Object[] r, int sp, int size, int below) {
        int from = sp - size - below;
        System.arraycopy(p, from, p, from + size, size + below);
        System.arraycopy(r, from, r, from + size, size + below);
        System.arraycopy(p, sp, p, from, size);
        System.arraycopy(r, sp, r, from, size);
        return sp + size;
    }

    private static int convert(int op, long[] p, int sp) {
        switch (op) {
            case Op.I2F, Op.L2F:
                int whole = sp - (op == Op.I2F ? 1 : 2);
                p[whole] = Float.floatToRawIntBits((float) p[whole]);
                return whole + 1;
            case Op.I2D, Op.L2D:
                int from = sp - (op == Op.I2D ? 1 : 2);
                p[from] = Double.doubleToRawLongBits((double) p[from]);
                return from + 2;
            case Op.F2I, Op.F2L, Op.F2D:
                float single = Float.intBitsToFloat((int) p[sp - 1]);
                p[sp - 1] =
                        op == Op.F2I ? (int) single : op == Op.F2L ? (long) single : Double.doubleToRawLongBits(single);
                return op == Op.F2I ? sp : sp + 1;
            default:
                double real = Double.longBitsToDouble(p[sp - 2]);
                p[sp - 2] =
                        op == Op.D2I ? (int) real : op == Op.D2L ? (long) real : Float.floatToRawIntBits((float) real);
                return op == Op.D2L ? sp : sp - 1;
        }
    }

    /**
     * Runs an arithmetic instruction on floats or doubles. Floats are computed as doubles, whose digits are more than twice as many: then the
     * result, cut to a float, is the float's own.
     */
    private static int real(int op, long[] p, int sp) {
        boolean isFloat = op == Op.FCMPL || op == Op.FCMPG || op < Op.I2L && (op & 3) == 2;
        int size = isFloat ? 1 : 2;
        if (op == Op.FNEG || op == Op.DNEG) {
            put(-get(p, sp - size, isFloat), p, sp - size, isFloat);
            return sp;
        }
        int at = sp - 2 * size;
        double a = get(p, at, isFloat);
        double b = get(p, at + size, isFloat);
        if (op >= Op.FCMPL && op <= Op.DCMPG) {
            int unordered = op == Op.FCMPL || op == Op.DCMPL ? -1 : 1;
            p[at] = a < b ? -1 : a > b ? 1 : a == b ? 0 : unordered;
            return at + 1;
        }
        double result = switch (op) {
            case Op.FADD, Op.DADD -> a + b;
            case Op.FSUB, Op.DSUB -> a - b;
            case Op.FMUL, Op.DMUL -> a * b;
            case Op.FDIV, Op.DDIV -> a / b;
            case Op.FREM, Op.DREM -> a % b;
            default -> throw new Unknown("the instruction " + op);
        };
        put(result, p, at, isFloat);
        return at + size;
    }

    private static double get(long[] p, int at, boolean isFloat) {
        return isFloat ? Float.intBitsToFloat((int) p[at]) : Double.longBitsToDouble(p[at]);
    }

    private static void put(double value, long[] p, int at, boolean isFloat) {
        p[at] = isFloat ? Float.floatToRawIntBits((float) value) : Double.doubleToRawLongBits(value);
    }
}
