package sphericalknight.exercise.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import sphericalknight.exercise.repair.Change.Site;

/** Describes the sites of a change: by their line numbers or, in a notebook cell or without line numbers, by their methods. */
final class Places {
    private Places() {}

    static String of(List<Site> sites, boolean inCell) {
        boolean hasLines = !inCell && sites.stream().allMatch(site -> site.line() > 0);
        if (!hasLines) {
            return "In " + list(sites.stream().map(Places::method).distinct());
        }
        List<String> lines = sites.stream()
                .map(Site::line)
                .distinct()
                .sorted()
                .map(String::valueOf)
                .toList();
        return (lines.size() == 1 ? "Line " : "Lines ") + list(lines.stream());
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
