package sphericalknight.cli.curious;

import java.util.Locale;

/** The games of the course. */
enum GameKind {
    /** Chess, including Chess960. */
    CHESS,
    /** Russian draughts. */
    RUSSIAN;

    /** The name on the command line and in JSON. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
