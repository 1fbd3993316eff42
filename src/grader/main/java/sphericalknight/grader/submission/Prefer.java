package sphericalknight.grader.submission;

/** Which answer counts where a notebook and a file both hold one. */
public enum Prefer {
    NOTEBOOK,
    FILE
}
