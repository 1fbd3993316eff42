package sphericalknight.exercise.known;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The reference solution of an exercise as lines of Java, which must be formatted by {@code spotless:apply}. */
final class Reference {
    private static final Pattern HEADER = Pattern.compile("(?m)^public (?:final )?class (\\w+)( implements [^{]*)\\{$");
    private static final Pattern METHOD = Pattern.compile(" {4}(?=[\\w<])[^=(]* (\\w+)\\(.*");

    private final String top;
    private final String name;
    private final String kind;
    private final List<String> members;

    Reference(String text) {
        Matcher header = HEADER.matcher(text);
        if (!header.find()) {
            throw new IllegalArgumentException("it needs a line: public class ...Solution implements ... {");
        }
        top = text.substring(0, header.start());
        name = header.group(1);
        kind = header.group(2);
        members = text.substring(header.end(), text.lastIndexOf('}'))
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
    }

    /** The simple name of the class, such as {@code TourSolution}. */
    String name() {
        return name;
    }

    /** The implements clause of the class with a space on both sides, such as {@code " implements Tour "}. */
    String kind() {
        return kind;
    }

    /** The non-blank lines inside the class. */
    List<String> members() {
        return members;
    }

    /** The import lines of the reference and {@code more}, sorted and without duplicates, followed by a blank line. */
    String imports(List<String> more) {
        Set<String> imports = new TreeSet<>(more);
        top.lines().filter(line -> line.startsWith("import ")).forEach(imports::add);
        return String.join("\n", imports) + "\n\n";
    }

    /** Returns a copy that can be changed. */
    Copy copy() {
        return new Copy();
    }

    /** A copy of the reference's members that can be changed. */
    final class Copy {
        /** For each line of the reference, the lines that stand in its place. */
        private final List<List<String>> lines = new ArrayList<>();

        private final Set<Integer> changed = new HashSet<>();

        private Copy() {
            members.forEach(line -> lines.add(List.of(line)));
        }

        /** Replaces the lines {@code old}, given without indentation, which must occur exactly once in the reference. */
        void replace(List<String> old, List<String> with) {
            List<Integer> places = new ArrayList<>();
            for (int i = 0; i + old.size() <= members.size(); i++) {
                List<String> here = members.subList(i, i + old.size());
                if (here.stream().map(String::strip).toList().equals(old)) {
                    places.add(i);
                }
            }
            String what = "\"" + old.get(0) + (old.size() > 1 ? " ..." : "") + "\" stands ";
            if (places.isEmpty()) {
                throw new IllegalArgumentException(what + "nowhere in " + name + "; copy the line from there");
            }
            if (places.size() > 1) {
                throw new IllegalArgumentException(what + places.size() + " times in " + name
                        + "; begin with the line before it, once with - and once with +");
            }
            put(places.get(0), places.get(0) + old.size(), with);
        }

        /** Replaces the body of the first method with the name {@code method}. */
        void body(String method, List<String> with) {
            List<String> methods = members.stream().map(Reference::method).toList();
            int head = methods.indexOf(method);
            if (head < 0) {
                String all = methods.stream().filter(each -> !each.isEmpty()).collect(Collectors.joining(", "));
                throw new IllegalArgumentException("\"" + method + "\" is no method of " + name + "; its methods are "
                        + all + ", and helpers stand below \"members:\"");
            }
            int start = head;
            while (!members.get(start).endsWith("{")) {
                start++;
            }
            int end = start + members.subList(start, members.size()).indexOf("    }");
            put(start + 1, end, with);
        }

        private void put(int from, int to, List<String> with) {
            for (int i = from; i < to; i++) {
                if (!changed.add(i)) {
                    throw new IllegalArgumentException(
                            "\"" + members.get(i).strip() + "\" is changed twice; make one change of the two");
                }
                lines.set(i, i == from ? with : List.of());
            }
        }

        /** The lines inside the class, with the changes made. */
        List<String> lines() {
            return lines.stream().flatMap(List::stream).toList();
        }
    }

    /** The name of the method that this line declares, or "" if it declares none. */
    private static String method(String line) {
        Matcher method = METHOD.matcher(line);
        return method.matches() ? method.group(1) : "";
    }
}
