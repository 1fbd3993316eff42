package sphericalknight.lesson.engine;

/** The engine does not work here. The message is one sentence with the cure. */
public final class EngineFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    public EngineFault(String sentence) {
        super(sentence);
    }
}
