package sphericalknight.grader.sealed;

/** Something that is no answer's fault: there is no grade then. */
final class GraderFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    GraderFault(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
