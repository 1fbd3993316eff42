package sphericalknight.kernel;

/**
 * What a kernel does in advance, while the learner still reads, so that the first cell does not wait for it. The steps use an engine that
 * only one thread may use at a time: {@link #end} hands it over.
 */
final class WarmUp {
    /** A part of the work, after which it can be left. */
    interface Step {
        void run() throws Exception;
    }

    private Thread thread = new Thread();
    private volatile boolean ended;

    /** Starts these steps, one after another, in a thread of their own. */
    void start(Step... steps) {
        // Not a daemon: the engine's own threads come from this one, and so do those that a cell starts.
        thread = new Thread(() -> run(steps), "warm-up");
        thread.start();
    }

    /** Waits for the step that is running, if any, and leaves out the others; from now on the engine belongs to the caller. */
    void end() {
        ended = true;
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run(Step... steps) {
        try {
            for (int i = 0; i < steps.length && !ended; i++) {
                steps[i].run();
            }
        } catch (Exception | LinkageError e) {
            // The first cell meets the same fault and reports it.
        }
    }
}
