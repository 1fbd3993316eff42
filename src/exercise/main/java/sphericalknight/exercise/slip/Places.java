package sphericalknight.exercise.slip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.slip.Change.Site;

/**
 * Describes the sites of a change: by their line numbers or, in a notebook cell or without line numbers, by their methods. A class file has
 * only the line in which a statement begins, and the line in which a constant is used; with the source, the lines of the whole statement are
 * given, and that of the constant.
 */
final class Places {
    private static final Set<String> OF_CONSTANTS =
            Set.of(JavaSlips.INT_CONSTANT.name(), JavaSlips.LITERAL_WITHOUT_L.name());

    private static final Pattern CONSTANT = Pattern.compile("\\bfinal +(?:int|long) +(\\w+) *=(.*)");
    private static final Pattern LONG_LITERAL = Pattern.compile("[0-9A-Fa-f]L\\b");
    private static final int LONGEST_STATEMENT = 30;

    private final boolean inCell;
    private final List<String> source;

    Places(AnswerClasses answer) {
        inCell = answer.main().startsWith("REPL.");
        source = Arrays.stream(answer.source().split("\r?\n|\r", -1)) // a page has no String.lines()
                .map(line -> line.replaceFirst("//.*", "").strip())
                .toList();
    }

    /** Where {@code change} is made, for the beginning of a sentence. */
    String of(Change change) {
        boolean hasLines = !inCell && change.sites().stream().allMatch(site -> site.line() > 0);
        if (!hasLines) {
            return "In " + list(change.sites().stream().map(Places::method).distinct());
        }
        boolean isConstant = OF_CONSTANTS.contains(change.slip());
        List<Integer> lines = change.sites().stream()
                .map(site -> isConstant ? declaration(site.line()) : site.line())
                .distinct()
                .sorted()
                .toList();
        int first = lines.get(0);
        int last = lines.size() == 1 ? end(first) : first;
        if (last > first) {
            return "Lines " + first + " to " + last;
        }
        return (lines.size() == 1 ? "Line " : "Lines ") + list(lines.stream().map(String::valueOf));
    }

    /** The line in which the statement ends that begins in {@code line}; {@code line} itself if that is not clear. */
    private int end(int line) {
        for (int at = line; at <= source.size() && at < line + LONGEST_STATEMENT; at++) {
            if (source.get(at - 1).matches(".*[;{}]")) {
                return at;
            }
        }
        return line;
    }

    /** The line of the only constant without a long literal that is used in {@code line}; {@code line} itself if there is not one. */
    private int declaration(int line) {
        List<Integer> found = new ArrayList<>();
        for (int at = 1; at <= source.size() && line <= source.size(); at++) {
            Matcher constant = CONSTANT.matcher(source.get(at - 1));
            if (constant.find()
                    && !LONG_LITERAL.matcher(constant.group(2)).find()
                    && source.get(line - 1).matches(".*\\b" + constant.group(1) + "\\b.*")) {
                found.add(at);
            }
        }
        return found.size() == 1 ? found.get(0) : line;
    }

    private static String method(Site site) {
        return switch (site.name()) {
            case "<clinit>" -> "a static field";
            case "<init>" -> "the constructor or a field";
            default -> site.name().startsWith("lambda$") ? site.name().split("\\$")[1] + "()" : site.name() + "()";
        };
    }

    /** Joins words to form a list, such as {@code "1"}, {@code "1 and 2"} or {@code "1, 2 and 3"}. */
    private static String list(Stream<String> words) {
        List<String> all = new ArrayList<>(words.toList());
        String last = all.remove(all.size() - 1);
        return all.isEmpty() ? last : String.join(", ", all) + " and " + last;
    }
}
