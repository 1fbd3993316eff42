package sphericalknight.grader.submission;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;

/**
 * Finds characters that make source code look different from what it is. They do not mislead the compiler, but the person who grades
 * should know about them.
 */
final class Disguise {
    private static final Set<UnicodeScript> ALIKE =
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.CYRILLIC, UnicodeScript.GREEK, UnicodeScript.ARMENIAN);

    private Disguise() {}

    /** The irregularity in {@code source}, as the end of a sentence that starts with the source's location; empty if there is none. */
    static Optional<String> in(String source) {
        if (source.chars().anyMatch(Disguise::turnsTextRound)) {
            return Optional.of(
                    "holds invisible characters that turn the direction of text: it may not do what it shows.");
        }
        if (source.chars().allMatch(c -> c < 0x80)) {
            return Optional.empty();
        }
        return JavaTokens.code(source).stream()
                .filter(token -> token.kind() == Token.Kind.NAME && mixesAlphabets(token.text()))
                .map(token -> "has the name " + Shown.name(token.text()) + " in line " + token.line()
                        + ", whose letters are of two alphabets that look alike.")
                .findFirst();
    }

    private static boolean turnsTextRound(int c) {
        return c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069 || c == 0x200E || c == 0x200F || c == 0x061C;
    }

    private static boolean mixesAlphabets(String name) {
        return name.codePoints()
                        .mapToObj(UnicodeScript::of)
                        .filter(ALIKE::contains)
                        .distinct()
                        .count()
                > 1;
    }
}
