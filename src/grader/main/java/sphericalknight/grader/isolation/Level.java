package sphericalknight.grader.isolation;

/** The levels of isolation, from none to the strongest. The attacks that each level stops are listed in {@code src/grader/ATTACKS.md}. */
public enum Level {
    S0("in the grader's own process: for learners who check themselves; an answer can do anything"),
    S1("in a process of its own under the same user: stops accidents, not cheating"),
    S2("in a process of its own under another user with limits: answers cannot reach the grader or its files"),
    S3(
            "in a process of its own in its own namespaces (bubblewrap): no network, no files, no other processes to be seen"),
    S4("as S3, and all of it in a container without a network");

    private final String sentence;

    Level(String sentence) {
        this.sentence = sentence;
    }

    /** A short description of this level, printed in each report. */
    public String sentence() {
        return sentence;
    }

    /** What this level needs, as a clause for an error message. */
    String cure() {
        return switch (this) {
            case S4 -> "S4 needs what S3 needs, inside a container that was started without a network";
            case S3 ->
                "S3 needs bubblewrap (Debian: apt-get install bubblewrap) and a kernel that lets users make namespaces";
            case S2 -> "S2 needs root, and setpriv and prlimit of util-linux";
            default -> "a JDK is all it needs";
        };
    }
}
