package sphericalknight.lesson.derived;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import sphericalknight.common.UserError;

/** The listing in the README and its output, produced by jshell. */
final class ReadmeExample {
    private static final Pattern EXAMPLE =
            Pattern.compile("(```java\\n(.*?)```\\n\\n```text\\n).*?(```)", Pattern.DOTALL);

    private ReadmeExample() {}

    /** Returns {@code readme} with the current output of its listing. */
    static String refreshed(String readme) {
        Matcher example = EXAMPLE.matcher(readme);
        if (!example.find()) {
            throw new UserError("README.md has no ```java listing with a ```text block below it;"
                    + " restore it with git checkout.");
        }
        return example.replaceFirst("$1" + Matcher.quoteReplacement(output(example.group(2)) + "\n") + "$3");
    }

    /** What jshell shows for the last expression of {@code listing}. */
    private static String output(String listing) {
        String value = null;
        try (JShell shell = JShell.builder().executionEngine("local").build()) {
            shell.addToClasspath(System.getProperty("java.class.path"));
            for (String rest = listing; !rest.isBlank(); ) {
                CompletionInfo next = shell.sourceCodeAnalysis().analyzeCompletion(rest);
                boolean whole = next.completeness().isComplete();
                value = whole ? value(shell, next.source()) : null;
                rest = whole ? next.remaining() : "";
            }
        }
        if (value == null) {
            throw new UserError("The last line of the listing of README.md has no value; mend the listing.");
        }
        return value.stripTrailing();
    }

    /** The value of one statement or expression; null if it has none or fails. */
    private static String value(JShell shell, String source) {
        SnippetEvent event = shell.eval(source).get(0);
        return event.status() == Snippet.Status.VALID ? event.value() : null;
    }
}
