package sphericalknight.grader.sealed;

import sphericalknight.grader.model.Reason;

/** Thrown when a child process no longer answers: it has ended, has sent something that is not an answer, or has exceeded a limit. */
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
