package sphericalknight.machine;

/** Thrown when the step limit is reached, probably by a loop that never ends. */
public final class StepLimit extends Halt {
    private static final long serialVersionUID = 1L;

    StepLimit() {
        super("no end within the allowed number of steps");
    }
}
