package sphericalknight.grader.submission;

/** The kind of answer that counts if a notebook and a file both contain one. */
public enum Prefer {
    NOTEBOOK,
    FILE
}
