package sphericalknight.lesson.contract.code;

import java.util.List;

/** A cell neither ends the kernel nor waits for typing. */
public final class NoExit extends ForbiddenText {
    private static final List<Forbidden> FORBIDDEN = List.of(
            Forbidden.of(
                    "\\bSystem\\s*\\.\\s*exit\\b|\\bRuntime\\b.*\\.\\s*(exit|halt)\\b",
                    "%s ends the kernel",
                    "throw an exception or let the cell end"),
            Forbidden.of(
                    "\\bSystem\\s*\\.\\s*(in|console)\\b|\\bnew\\s+Scanner\\b",
                    "%s waits for typing, and nobody types",
                    "put the value into a variable"));

    @Override
    List<Forbidden> forbidden() {
        return FORBIDDEN;
    }

    @Override
    public boolean forbidsRunning() {
        return true;
    }
}
