package sphericalknight.machine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Decodes a method's bytecode into {@link Code}: first the instructions one by one, then the jump targets, which change from byte positions
 * to instruction indices.
 */
final class Decoder {
    private static final int WIDE = 196;
    private static final int GOTO_W = 200;

    private final Method method;
    private final Constants constants;
    private final byte[] bytes;
    private final List<Code.Switch> switches = new ArrayList<>();
    private int[] ops = new int[64];
    private int[] args = new int[64];
    private int[] positions = new int[64];
    private int count;
    private int at;

    Decoder(Method method) {
        this.method = method;
        this.constants = method.owner().file.constants;
        this.bytes = method.body().bytes();
    }

    Code code() {
        int[] indices = new int[bytes.length + 1];
        while (at < bytes.length) {
            indices[at] = count;
            decode();
        }
        indices[bytes.length] = count;
        for (int i = 0; i < count; i++) {
            if (isJump(ops[i])) {
                args[i] = indices[args[i]];
                if (i > 0 && ops[i - 1] == Op.STEP) {
                    args[i - 1] = i + 1 - args[i];
                }
            }
        }
        int[] handlers = method.body().handlers().clone();
        for (int i = 0; i < handlers.length; i++) {
            handlers[i] = i % 4 == 3 ? handlers[i] : indices[handlers[i]];
        }
        Code.Switch[] tables = new Code.Switch[switches.size()];
        for (int i = 0; i < tables.length; i++) {
            Code.Switch each = switches.get(i);
            int[] targets = each.targets();
            for (int j = 0; j < targets.length; j++) {
                targets[j] = indices[targets[j]];
            }
            tables[i] = new Code.Switch(each.keys(), targets, indices[each.otherwise()]);
        }
        return new Code(
                method,
                Arrays.copyOf(ops, count),
                Arrays.copyOf(args, count),
                tables,
                handlers,
                Arrays.copyOf(positions, count));
    }

    private static boolean isJump(int op) {
        return op >= Op.IFEQ && op <= Op.GOTO || op == Op.IFNULL || op == Op.IFNONNULL;
    }

    private void add(int position, int op, int arg) {
        if (count == ops.length) {
            ops = Arrays.copyOf(ops, 2 * count);
            args = Arrays.copyOf(args, 2 * count);
            positions = Arrays.copyOf(positions, 2 * count);
        }
        ops[count] = op;
        args[count] = arg;
        positions[count++] = position;
    }

    private void decode() {
        int start = at;
        int op = bytes[at++] & 0xFF;
        if (op == WIDE) {
            int wide = bytes[at++] & 0xFF;
            int slot = u2();
            add(start, move(wide), wide == Op.IINC ? increment(slot, s2()) : slot);
        } else if (op >= 2 && op <= 8) {
            add(start, Op.ICONST, op - 3); // iconst_m1 to iconst_5
        } else if (op == 9 || op == 10) {
            add(start, Op.LCONST, op - 9);
        } else if (op >= 11 && op <= 13) {
            add(start, Op.ICONST, Float.floatToRawIntBits(op - 11)); // fconst_0 to fconst_2
        } else if (op == 14 || op == 15) {
            add(start, Op.DCONST, op - 14);
        } else if (op == 16) {
            add(start, Op.ICONST, bytes[at++]);
        } else if (op == 17) {
            add(start, Op.ICONST, s2());
        } else if (op == 18 || op == 19) {
            constant(start, op == 18 ? bytes[at++] & 0xFF : u2());
        } else if (op >= 21 && op <= 25 || op >= 54 && op <= 58) {
            add(start, move(op), bytes[at++] & 0xFF);
        } else if (op >= 26 && op <= 45) {
            add(start, move(21 + (op - 26) / 4), (op - 26) % 4); // iload_0 to aload_3
        } else if (op >= 59 && op <= 78) {
            add(start, move(54 + (op - 59) / 4), (op - 59) % 4); // istore_0 to astore_3
        } else if (op == Op.IINC) {
            int slot = bytes[at++] & 0xFF;
            add(start, op, increment(slot, bytes[at++]));
        } else if (op == GOTO_W) {
            jump(start, Op.GOTO, start + s4());
        } else if (isJump(op)) {
            jump(start, op, start + s2());
        } else if (op == Op.TABLESWITCH || op == Op.LOOKUPSWITCH) {
            add(start, Op.LOOKUPSWITCH, switches.size());
            switches.add(table(start, op));
        } else {
            add(start, op, operand(op));
        }
    }

    /**
     * Adds a jump, preceded by {@link Op#STEP} if it is a backward jump. On a JVM, the grader inserts calls to its StopSign at the same
     * places, so both count the same steps.
     */
    private void jump(int start, int op, int target) {
        if (target <= start) {
            add(start, Op.STEP, 0);
        }
        add(start, op, target);
    }

    private static int move(int op) {
        return switch (op) {
            case 23 -> Op.ILOAD;
            case 24 -> Op.LLOAD;
            case 56 -> Op.ISTORE;
            case 57 -> Op.LSTORE;
            default -> op;
        };
    }

    private static int increment(int slot, int by) {
        return slot << 16 | by & 0xFFFF;
    }

    private void constant(int start, int index) {
        int tag = constants.tag(index);
        if (tag == Constants.INTEGER || tag == Constants.FLOAT) {
            add(start, Op.ICONST, constants.number(index));
        } else {
            add(start, Op.LDC, index);
        }
    }

    private int operand(int op) {
        switch (op) {
            case Op.NEWARRAY:
                return bytes[at++];
            case Op.INVOKEINTERFACE, Op.INVOKEDYNAMIC:
                int member = u2();
                at += 2;
                return member;
            case Op.MULTIANEWARRAY:
                int type = u2();
                return type << 8 | bytes[at++] & 0xFF;
            case Op.LDC_LONG, Op.NEW, Op.ANEWARRAY, Op.CHECKCAST, Op.INSTANCEOF:
                return u2();
            default:
                return op >= Op.GETSTATIC && op <= Op.INVOKESTATIC ? u2() : 0;
        }
    }

    private Code.Switch table(int start, int op) {
        at = at + 3 & ~3;
        int otherwise = start + s4();
        int low = op == Op.TABLESWITCH ? s4() : 0;
        int size = op == Op.TABLESWITCH ? s4() - low + 1 : s4();
        int[] keys = new int[size];
        int[] targets = new int[size];
        for (int i = 0; i < size; i++) {
            keys[i] = op == Op.TABLESWITCH ? low + i : s4();
            targets[i] = start + s4();
        }
        return new Code.Switch(keys, targets, otherwise);
    }

    private int u2() {
        return s2() & 0xFFFF;
    }

    private int s2() {
        at += 2;
        return bytes[at - 2] << 8 | bytes[at - 1] & 0xFF;
    }

    private int s4() {
        int high = s2();
        return high << 16 | u2();
    }
}
