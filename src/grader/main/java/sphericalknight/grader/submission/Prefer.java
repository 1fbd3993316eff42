package sphericalknight.grader.submission;

/** Which answer counts if a notebook and a file both contain one. */
public enum Prefer {
    NOTEBOOK,
    FILE
}
