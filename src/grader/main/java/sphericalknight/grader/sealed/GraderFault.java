package sphericalknight.grader.sealed;

/** Thrown when the grader itself fails, through no fault of an answer. In that case no grade is given. */
final class GraderFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    GraderFault(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
