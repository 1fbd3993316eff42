package sphericalknight.exercise.slip;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.slip.Change.Site;

/** Describes the sites of a change: by their line numbers or, in a notebook cell or without line numbers, by their methods. */
final class Places {
    private Places() {}

    /** Where {@code sites} of {@code answer} are, for the beginning of a sentence. */
    static String of(List<Site> sites, AnswerClasses answer) {
        boolean inCell = answer.main().startsWith("REPL.");
        if (inCell || sites.stream().anyMatch(site -> site.line() == 0)) {
            return "In " + list(sites.stream().map(Places::method).distinct());
        }
        List<Integer> lines = sites.stream().map(Site::line).distinct().sorted().toList();
        return (lines.size() == 1 ? "Line " : "Lines ") + list(lines.stream().map(String::valueOf));
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
