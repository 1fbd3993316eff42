package sphericalknight.machine;

/** Thrown when the limit of steps or of instructions is exceeded, probably by a loop that never ends. */
public final class StepLimit extends LimitReached {
    private static final long serialVersionUID = 1L;

    StepLimit(Kind kind) {
        super(kind);
    }
}
