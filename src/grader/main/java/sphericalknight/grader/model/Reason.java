package sphericalknight.grader.model;

import java.util.Locale;

/** The reason for the outcome of a test or an exercise. Only {@link #PASSED} gives points. */
public enum Reason {
    PASSED("The answer is right."),
    /**
     * The only reason, except {@link #GRADER_ERROR}, for a test with secret inputs that did not pass. For an exercise it means that only
     * such tests failed.
     */
    FAILED("It did not pass; of secret inputs nothing more is told."),
    WRONG_ANSWER("The answer is wrong."),
    EXCEPTION("Your code threw an exception."),
    TIMEOUT("The answer does not end."),
    /** The results are right, but the exercise asks for fewer steps. */
    CPU_LIMIT("The answer takes more steps than this exercise allows."),
    MEMORY("The answer needs more memory than allowed."),
    COMPILE_ERROR("The file does not compile."),
    COMPILER_RESOURCES("The compiler ran out of time or memory on this file."),
    MISSING_FILE("There is no answer to this exercise in the submission."),
    MISSING_TYPE("The file does not declare the class that the exercise asks for."),
    MISSING_METHOD("The class does not implement the interface of the exercise."),
    FORBIDDEN_CALL("The answer calls what this exercise does not allow."),
    NOT_ATTEMPTED("A method that is needed has not been written yet."),
    /** Only for an exercise: some tests pass, and with visible inputs all others meet a method that is still a stub. */
    INCOMPLETE("Part of the answer has not been written yet."),
    GRADER_ERROR("The grader itself failed; this is not a grade.");

    private final String sentence;

    Reason(String sentence) {
        this.sentence = sentence;
    }

    /** The name used in reports, such as {@code wrong-answer}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** One sentence for the student. */
    public String sentence() {
        return sentence;
    }
}
