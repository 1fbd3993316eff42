package sphericalknight.grader.isolation;

/** How to enable an unavailable level. */
final class Cures {
    private Cures() {}

    static String of(Level level) {
        return switch (level) {
            case S4 -> "S4 needs what S3 needs, inside a container that was started without a network";
            case S3 ->
                "S3 needs bubblewrap (Debian: apt-get install bubblewrap) and a kernel that lets users make namespaces";
            case S2 -> "S2 needs root, and setpriv and prlimit of util-linux";
            default -> "a JDK is all it needs";
        };
    }
}
