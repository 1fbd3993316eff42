package sphericalknight.machine;

/** The decoded instructions of a method. Each has one opcode and one operand, so a jump target is an index into the instructions. */
final class Code {
    /** A {@code switch}: keys in ascending order, their targets, and the target for all other keys. */
    record Switch(int[] keys, int[] targets, int otherwise) {
        int target(int key) {
            int low = 0;
            int high = keys.length - 1;
            while (low <= high) {
                int middle = (low + high) >>> 1;
                if (keys[middle] == key) {
                    return targets[middle];
                }
                if (keys[middle] < key) {
                    low = middle + 1;
                } else {
                    high = middle - 1;
                }
            }
            return otherwise;
        }
    }

    final Method method;
    final int[] ops;
    final int[] args;
    final Switch[] switches;
    /**
     * The exception handlers, four numbers each: the indices of the first instruction, of the one after the last, and of the handler; then
     * the constant pool index of the exception type, 0 for any type.
     */
    final int[] handlers;
    /** The position of each instruction in the method's bytecode. */
    final int[] positions;

    /** The 64-bit constants, by constant pool index. */
    final long[] longs;

    final int maxLocals;
    final int maxStack;

    Code(Method method, int[] ops, int[] args, Switch[] switches, int[] handlers, int[] positions) {
        this.method = method;
        this.ops = ops;
        this.args = args;
        this.switches = switches;
        this.handlers = handlers;
        this.positions = positions;
        this.longs = method.owner().file.constants.longs;
        this.maxLocals = method.body().maxLocals();
        this.maxStack = method.body().maxStack();
    }

    /** The source line of the instruction at {@code pc}; 0 if unknown. */
    int line(int pc) {
        int[] lines = method.body().lines();
        int line = 0;
        int best = -1;
        for (int i = 0; i < lines.length; i += 2) {
            if (lines[i] <= positions[pc] && lines[i] > best) {
                best = lines[i];
                line = lines[i + 1];
            }
        }
        return line;
    }

    /** The index of the handler that catches {@code thrown} at the instruction {@code pc}; -1 if there is none. */
    int handler(int pc, Object thrown) {
        for (int i = 0; i < handlers.length; i += 4) {
            if (pc >= handlers[i] && pc < handlers[i + 1]) {
                String type = method.owner().file.constants.className(handlers[i + 3]);
                if (type == null || method.owner().machine.types.isInstance(thrown, type)) {
                    return handlers[i + 2];
                }
            }
        }
        return -1;
    }
}
