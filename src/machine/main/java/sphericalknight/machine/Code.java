package sphericalknight.machine;

import java.util.Arrays;

/** The decoded instructions of a method. Each has one opcode and one operand, so a jump target is an index into the instructions. */
final class Code {
    /** A {@code switch}: keys in ascending order, their targets, and the target for all other keys. */
    record Switch(int[] keys, int[] targets, int otherwise) {
        int target(int key) {
            int place = Arrays.binarySearch(keys, key);
            return place < 0 ? otherwise : targets[place];
        }
    }

    /** An exception handler: the first instruction, the one after the last, and the handler; the exception's type, null for any. */
    record Handler(int start, int end, int target, String type) {}

    private static final int CALL_WORK = 10;

    /** The number of instructions from which on a method is long. */
    private static final int LONG = 500;

    final Method method;
    final int[] ops;
    final int[] args;
    /** What instructions name: strings, types, and fields, methods and call sites, which the linker resolves. */
    final Object[] links;

    final long[] longs;
    final Switch[] switches;
    private final Handler[] handlers;
    /** The source line of each instruction; 0 if unknown. */
    final int[] lines;

    final int maxLocals;
    final int maxStack;

    /** The number of instructions that a call counts as: a long method counts as its length, since only jumps back count otherwise. */
    final int callWork;

    Code(
            Method method,
            int[] ops,
            int[] args,
            Object[] links,
            long[] longs,
            Switch[] switches,
            Handler[] handlers,
            int[] lines,
            int maxLocals,
            int maxStack) {
        this.method = method;
        this.ops = ops;
        this.callWork = ops.length < LONG ? CALL_WORK : ops.length;
        this.args = args;
        this.links = links;
        this.longs = longs;
        this.switches = switches;
        this.handlers = handlers;
        this.lines = lines;
        this.maxLocals = maxLocals;
        this.maxStack = maxStack;
    }

    /** The index of the handler that catches {@code thrown} at the instruction {@code pc}; -1 if there is none. */
    int handler(int pc, Object thrown) {
        method.owner.machine.meter.work(handlers.length);
        for (Handler each : handlers) {
            boolean isAround = pc >= each.start() && pc < each.end();
            if (isAround && (each.type() == null || method.owner.machine.types.isInstance(thrown, each.type()))) {
                return each.target();
            }
        }
        return -1;
    }
}
