package sphericalknight.table;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A known wrong answer: the reference of an exercise with a small change.
 *
 * @param name as verdicts name it: {@code SIGNED_SHIFT}
 * @param fails the test that it must fail, or {@code rules}
 * @param says the sentence for the learner; "" for none
 * @param members the lines of its class
 */
public record Slip(String name, String fails, String says, List<String> members) {
    private static final Pattern ASKS_REFERENCE = Pattern.compile("\\bsuper[.:]");

    /** The name of its class: {@code SignedShift}. */
    public String className() {
        StringBuilder className = new StringBuilder();
        for (String word : name.split("_")) {
            className.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return className.toString();
    }

    /** Whether it calls the reference: {@code super.attacks(...)}. */
    boolean asksReference() {
        return members.stream().anyMatch(line -> ASKS_REFERENCE.matcher(line).find());
    }
}
