package sphericalknight.machine;

/**
 * One call of an interpreted method. Its variables are on the machine's stacks, starting at {@link #base}, with its operands above them.
 */
final class Frame {
    Code code;
    /** The stack index of the first variable; the arguments of the call are the first variables. */
    int base;
    /** The stack index just above the topmost operand. */
    int sp;
    /** The index of the next instruction. */
    int pc;
}
