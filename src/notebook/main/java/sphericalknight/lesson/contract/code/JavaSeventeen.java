package sphericalknight.lesson.contract.code;

import java.util.List;

/** The obvious temptations of later Java versions; running on a JDK 17 finds the rest. */
public final class JavaSeventeen extends ForbiddenText {
    private static final List<Forbidden> FORBIDDEN = List.of(Forbidden.of(
            "\\bMath\\.clamp\\b|\\bIO\\.print(ln)?\\b|\\bimport\\s+module\\b|\\b(Long|Integer)\\.(compress|expand)\\b"
                    + "|\\bThread\\.ofVirtual\\b|\\bStringTemplate\\b|\\bcase\\s+[A-Z]\\w*\\s+[a-z]\\w*\\s*(->|when\\b)"
                    + "|\\bcase\\s+[A-Z]\\w*\\s*\\(",
            "%s needs a Java newer than 17",
            "write it with the language and library of Java 17"));

    @Override
    List<Forbidden> forbidden() {
        return FORBIDDEN;
    }
}
