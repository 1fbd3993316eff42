package sphericalknight.machine;

/** The cost of a host call. It is charged before the call, so a call that costs too much never begins. */
interface Charge {
    /** A call that takes no longer than the instruction itself. */
    Charge NONE = (in, p, r, at) -> {};

    /** A call that does the same small work for every argument. */
    Charge LITTLE = (in, p, r, at) -> in.meter.work(2);

    /** Pays for the call whose arguments start at index {@code at} of the stacks. */
    void pay(Interpreter in, long[] p, Object[] r, int at);
}
