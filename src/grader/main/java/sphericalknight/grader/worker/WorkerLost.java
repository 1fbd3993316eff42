package sphericalknight.grader.worker;

import sphericalknight.grader.model.Reason;

/** Thrown when a worker has not replied to a request: it has ended, has run out of time or memory, or has written no valid reply. */
final class WorkerLost extends Exception {
    private static final long serialVersionUID = 1L;

    private final Reason reason;

    /**
     * Creates the exception.
     *
     * @param sentence what has happened, as the end of a sentence that begins with the request
     */
    WorkerLost(Reason reason, String sentence) {
        super(sentence);
        this.reason = reason;
    }

    Reason reason() {
        return reason;
    }
}
