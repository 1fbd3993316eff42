package sphericalknight.grader.submission;

/** The kind of answer that is graded if a notebook and a file both contain one. */
public enum Prefer {
    NOTEBOOK,
    FILE
}
