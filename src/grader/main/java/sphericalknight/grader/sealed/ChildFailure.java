package sphericalknight.grader.sealed;

import sphericalknight.grader.model.Reason;

/** An answer that no longer answers: its process has ended, or said something that is no answer. */
final class ChildFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Reason reason;

    ChildFailure(Reason reason, String sentence) {
        super(sentence);
        this.reason = reason;
    }

    Reason reason() {
        return reason;
    }
}
