package sphericalknight.lesson.contract.code;

import java.util.List;

/** No name that only the kernel provides: lessons run on IJava, on JJava, in jshell and in a class. */
public final class KernelStaysHidden extends ForbiddenText {
    private static final List<Forbidden> FORBIDDEN = List.of(
            Forbidden.of(
                    "(?<![.\\w])(display|render|updateDisplay)\\s*\\(",
                    "%s...) is a function of the kernel",
                    "let the picture be the last expression, or call show(...)"),
            Forbidden.of(
                    "(?<![.\\w])printf\\s*\\(",
                    "%s...) without System.out is a function of the kernel",
                    "write System.out.printf"),
            Forbidden.of(
                    "\\bgetKernelInstance\\b|\\b(lineMagic|cellMagic)\\b|(?<![.\\w])(kernel|eval)\\s*\\(",
                    "%s reaches into the kernel",
                    "leave the kernel alone"),
            Forbidden.of(
                    "\\bio\\.github\\.spencerpark\\b|\\borg\\.dflib\\.jjava\\b",
                    "%s is a package of the kernel",
                    "import nothing of it"));

    @Override
    List<Forbidden> forbidden() {
        return FORBIDDEN;
    }
}
