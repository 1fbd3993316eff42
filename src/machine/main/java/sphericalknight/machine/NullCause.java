package sphericalknight.machine;

/**
 * Composes the message of a NullPointerException as the JVM does (JEP 358): the attempted action, and the expression that was null. The
 * expression is found by walking back from the instruction to the one that pushed the null; after a branch it remains unknown.
 */
final class NullCause {
    /** The number of stack slots that each instruction pops, by opcode; '-' where it varies, and for branches. */
    private static final String POPS =
            "0000000000000000000000000000000000000000000000222222221212111112222111122221111343433331212323422424"
                    + "24242424242424241212232323242424011122211122211142244----------------------------------0111-11------"
                    + "--";
    /** The number of stack slots that each instruction pushes. */
    private static final String PUSHES =
            "0111111112211122111121212111112222111122221111121211110000000000000000000000000000000000023445621212"
                    + "12121212121212121212121212121212021211212212111111111----------------------------------1111-11------"
                    + "--";

    private static final String[] ARRAYS = {"int", "long", "float", "double", "object", "byte/boolean", "char", "short"
    };
    private static final int UNKNOWN = -1;

    private final Code code;
    private final Constants constants;
    private final byte[] bytes;

    private NullCause(Code code) {
        this.code = code;
        this.constants = code.method.owner().file.constants;
        this.bytes = code.method.body().bytes();
    }

    /** The message for the instruction at {@code pc}. */
    static String message(Code code, int pc) {
        NullCause cause = new NullCause(code);
        int op = cause.op(pc);
        String source = cause.source(pc, cause.depth(op, pc));
        return cause.action(op, pc) + (source.isEmpty() ? "" : " because " + source + " is null");
    }

    private int op(int pc) {
        return bytes[code.positions[pc]] & 0xFF;
    }

    private int index(int pc) {
        int at = code.positions[pc];
        return (bytes[at + 1] & 0xFF) << 8 | bytes[at + 2] & 0xFF;
    }

    private String action(int op, int pc) {
        if (op >= Op.IALOAD && op <= Op.SALOAD) {
            return "Cannot load from " + ARRAYS[op - Op.IALOAD] + " array";
        }
        if (op >= Op.IASTORE && op <= Op.SASTORE) {
            return "Cannot store to " + ARRAYS[op - Op.IASTORE] + " array";
        }
        return switch (op) {
            case Op.ARRAYLENGTH -> "Cannot read the array length";
            case Op.ATHROW -> "Cannot throw exception";
            case Op.GETFIELD -> "Cannot read field \"" + constants.memberName(index(pc)) + "\"";
            case Op.PUTFIELD -> "Cannot assign field \"" + constants.memberName(index(pc)) + "\"";
            default -> "Cannot invoke \"" + method(index(pc)) + "\"";
        };
    }

    /** The depth of the null on the operand stack, 0 for the topmost slot. */
    private int depth(int op, int pc) {
        if (op >= Op.IALOAD && op <= Op.SALOAD) {
            return 1;
        }
        if (op >= Op.IASTORE && op <= Op.SASTORE) {
            return op == Op.LASTORE || op == Op.DASTORE ? 3 : 2;
        }
        return switch (op) {
            case Op.ARRAYLENGTH, Op.ATHROW, Op.GETFIELD -> 0;
            case Op.PUTFIELD -> Values.slots(constants.descriptor(index(pc)));
            default -> Signature.of(constants.descriptor(index(pc))).slots();
        };
    }

    private String source(int pc, int depth) {
        int at = producer(pc, depth);
        if (at == UNKNOWN) {
            return "";
        }
        if (op(at) >= Op.INVOKEVIRTUAL && op(at) <= Op.INVOKEINTERFACE) {
            return "the return value of \"" + method(index(at)) + "\"";
        }
        String text = text(at);
        return text.isEmpty() ? "" : "\"" + text + "\"";
    }

    /**
     * The index of the instruction before {@code pc} that pushed the value at this stack depth; {@link #UNKNOWN} if there is a branch in
     * between.
     */
    private int producer(int pc, int depth) {
        int left = depth;
        for (int at = pc - 1; at >= 0; at--) {
            int pushes = pushes(at);
            int pops = pops(at);
            if (pushes == UNKNOWN || code.ops[at] == Op.STEP) {
                return UNKNOWN;
            }
            if (left < pushes) {
                if (op(at) == Op.CHECKCAST || op(at) == Op.DUP) {
                    return producer(at, 0);
                }
                return at;
            }
            left += pops - pushes;
        }
        return UNKNOWN;
    }

    private int pushes(int at) {
        return switch (op(at)) {
            case Op.GETSTATIC, Op.GETFIELD -> Values.slots(constants.descriptor(index(at)));
            case Op.PUTSTATIC, Op.PUTFIELD -> 0;
            case Op.INVOKEVIRTUAL, Op.INVOKESPECIAL, Op.INVOKESTATIC, Op.INVOKEINTERFACE, Op.INVOKEDYNAMIC ->
                Values.slots(Signature.of(constants.descriptor(index(at))).result());
            default -> places(PUSHES, op(at));
        };
    }

    private int pops(int at) {
        return switch (op(at)) {
            case Op.GETSTATIC -> 0;
            case Op.GETFIELD -> 1;
            case Op.PUTSTATIC -> Values.slots(constants.descriptor(index(at)));
            case Op.PUTFIELD -> 1 + Values.slots(constants.descriptor(index(at)));
            case Op.INVOKESTATIC, Op.INVOKEDYNAMIC ->
                Signature.of(constants.descriptor(index(at))).slots();
            case Op.INVOKEVIRTUAL, Op.INVOKESPECIAL, Op.INVOKEINTERFACE ->
                1 + Signature.of(constants.descriptor(index(at))).slots();
            default -> places(POPS, op(at));
        };
    }

    private static int places(String table, int op) {
        return op >= table.length() ? UNKNOWN : Character.digit(table.charAt(op), 10);
    }

    /** The value that an instruction pushes, as source code such as {@code this.table[i]}; empty if unknown. */
    private String text(int at) {
        switch (op(at)) {
            case Op.ACONST_NULL:
                return "null";
            case Op.GETSTATIC:
                return type(constants.owner(index(at))) + "." + constants.memberName(index(at));
            case Op.GETFIELD:
                int object = producer(at, 0);
                String of = object == UNKNOWN ? "" : text(object);
                return (of.isEmpty() ? "" : of + ".") + constants.memberName(index(at));
            case Op.AALOAD:
                String array = text(at, 1);
                String element = text(at, 0);
                return (array.isEmpty() ? "<array>" : array) + "[" + (element.isEmpty() ? "..." : element) + "]";
            case Op.INVOKEVIRTUAL, Op.INVOKESPECIAL, Op.INVOKESTATIC, Op.INVOKEINTERFACE:
                return method(index(at));
            default:
                return code.ops[at] == Op.ALOAD || code.ops[at] == Op.ILOAD
                        ? variable(at)
                        : code.ops[at] == Op.ICONST ? String.valueOf(code.args[at]) : "";
        }
    }

    private String text(int pc, int depth) {
        int at = producer(pc, depth);
        return at == UNKNOWN ? "" : text(at);
    }

    private String variable(int at) {
        int slot = code.args[at];
        if (slot == 0 && !code.method.isStatic()) {
            return "this";
        }
        int[] variables = code.method.body().variables();
        for (int i = 0; i < variables.length; i += 5) {
            int from = variables[i];
            boolean isIn = code.positions[at] >= from && code.positions[at] < from + variables[i + 1];
            if (variables[i + 4] == slot && isIn) {
                return constants.text(variables[i + 2]);
            }
        }
        return "<local" + slot + ">";
    }

    private String method(int index) {
        StringBuilder text = new StringBuilder(type(constants.owner(index)))
                .append('.')
                .append(constants.memberName(index))
                .append('(');
        String between = "";
        for (String each : Signature.of(constants.descriptor(index)).parameters()) {
            text.append(between).append(source(each));
            between = ", ";
        }
        return text.append(')').toString();
    }

    /** The name of a class as in the JVM's message: Object and String without their package. */
    private static String type(String internal) {
        String name = internal.replace('/', '.');
        return name.equals("java.lang.Object") || name.equals("java.lang.String") ? name.substring(10) : name;
    }

    private static String source(String descriptor) {
        return switch (descriptor.charAt(0)) {
            case '[' -> source(descriptor.substring(1)) + "[]";
            case 'L' -> type(descriptor.substring(1, descriptor.length() - 1));
            case 'J' -> "long";
            case 'I' -> "int";
            case 'Z' -> "boolean";
            case 'B' -> "byte";
            case 'C' -> "char";
            case 'S' -> "short";
            case 'F' -> "float";
            default -> "double";
        };
    }
}
