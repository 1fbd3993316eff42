package sphericalknight.grader.model;

import java.util.Locale;

/** The reason for the outcome of a test or an exercise. Only {@link #PASSED} earns points. */
public enum Reason {
    PASSED("passed", "The answer is right."),
    /**
     * The only reason, except {@link #GRADER_ERROR}, for a test with secret inputs that did not pass. For an exercise it means that only
     * such tests failed.
     */
    FAILED("failed", "It did not pass; of secret inputs nothing more is told."),
    WRONG_ANSWER("wrong answer", "The answer is wrong."),
    EXCEPTION("exception", "Your code threw an exception."),
    TIMEOUT("does not end", "The answer does not end."),
    /** The results are right, but the exercise asks for fewer steps. */
    CPU_LIMIT("too many steps", "The answer takes more steps than this exercise allows."),
    MEMORY("too much memory", "The answer needs more memory than allowed."),
    COMPILE_ERROR("does not compile", "The file does not compile."),
    COMPILER_RESOURCES("too much for the compiler", "The compiler ran out of time or memory on this file."),
    MISSING_FILE("no answer", "There is no answer to this exercise in the submission."),
    MISSING_TYPE("class is missing", "The file does not declare the class that the exercise asks for."),
    MISSING_METHOD("method is missing", "The class does not implement the interface of the exercise."),
    FORBIDDEN_CALL("not allowed", "The answer calls what this exercise does not allow."),
    NOT_ATTEMPTED("not started", "A method that is needed has not been written yet."),
    /** Only for an exercise: some tests pass, and with visible inputs all others meet a method that is still a stub. */
    INCOMPLETE("incomplete", "Part of the answer has not been written yet."),
    GRADER_ERROR("the grader failed", "The grader itself failed; this is not a grade.");

    private final String words;
    private final String sentence;

    Reason(String words, String sentence) {
        this.words = words;
        this.sentence = sentence;
    }

    /** The name for programs, such as {@code wrong-answer}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The outcome in a few words, such as "wrong answer". */
    public String words() {
        return words;
    }

    /** One sentence for the student. */
    public String sentence() {
        return sentence;
    }
}
