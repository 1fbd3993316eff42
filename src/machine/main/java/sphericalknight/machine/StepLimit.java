package sphericalknight.machine;

/** The steps that were allowed are used up: probably a loop that never ends. */
public final class StepLimit extends Halt {
    private static final long serialVersionUID = 1L;

    StepLimit() {
        super("no end within the allowed number of steps");
    }
}
