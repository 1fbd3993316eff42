package sphericalknight.grader.sealed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Names;
import sphericalknight.grader.isolation.Level;
import sphericalknight.grader.model.Reason;

/**
 * One hostile answer: a file in {@code test/resources/attacks}, with a head of comments.
 *
 * <pre>
 * row       of the catalogue of attacks
 * attack    what it does
 * expect    the reason codes that are right when the rules are not looked at; | between them
 * rules     the reason code with the rules; as expect when it is left out
 * from      the lowest level that stops it; S1 when it is left out. One that is not stopped says BREACH
 * not-at    a level at which it would harm the machine
 * score     0, some (less than all) or full; 0 when it is left out
 * exercise  2.1 when it is left out
 * why       what stops it
 * </pre>
 *
 * <p>In the source {@code {{20000:(}}} stands for so many repetitions of what is behind the colon, and {@code {{port}}} for the port of a
 * service that the suite starts.
 */
record Attack(String name, Map<String, String> head, String text) {
    private static final Pattern LINE = Pattern.compile("// ([a-z-]+): (.*)");
    private static final Pattern REPEAT = Pattern.compile("\\{\\{(\\d+):(.*?)\\}\\}", Pattern.DOTALL);

    /** All, by name. */
    static List<Attack> all() {
        Path folder = Path.of(System.getProperty("course.root"), "src/grader/test/resources/attacks");
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().map(Attack::read).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Attack read(Path file) {
        try {
            Map<String, String> head = new HashMap<>();
            List<String> lines = Files.readAllLines(file);
            int at = 0;
            for (; at < lines.size() && lines.get(at).startsWith("//"); at++) {
                Matcher matcher = LINE.matcher(lines.get(at));
                if (!matcher.matches()) {
                    throw new IllegalArgumentException(file.getFileName() + " has an odd line: " + lines.get(at));
                }
                head.put(matcher.group(1), matcher.group(2));
            }
            String text = String.join("\n", lines.subList(at, lines.size())) + "\n";
            return new Attack(file.getFileName().toString().replace(".java", ""), head, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    CatalogueEntry exercise() {
        return Catalogue.find().byId(head.getOrDefault("exercise", "2.1")).orElseThrow();
    }

    /** The answer; {@code port} is where a service of this machine listens. */
    AnswerSource source(int port) {
        String whole = REPEAT.matcher(text.replace("{{port}}", String.valueOf(port)))
                .replaceAll(found -> Matcher.quoteReplacement(found.group(2).repeat(Integer.parseInt(found.group(1)))));
        return new AnswerSource(exercise().answerName(), Names.folder(exercise().type()), whole);
    }

    Set<Reason> expected() {
        return reasons(head.get("expect"));
    }

    Set<Reason> withRules() {
        return reasons(head.getOrDefault("rules", head.get("expect")));
    }

    private static Set<Reason> reasons(String codes) {
        return Arrays.stream(codes.split("\\|"))
                .map(code -> Reason.valueOf(code.toUpperCase(Locale.ROOT).replace('-', '_')))
                .collect(Collectors.toSet());
    }

    /** The lowest level that stops it. */
    Level from() {
        return Level.valueOf(head.getOrDefault("from", "S1"));
    }

    boolean isRunAt(Level level) {
        return !head.getOrDefault("not-at", "").contains(level.name());
    }

    /** Whether what it does at this level may reach an answer beside it, or what is looked for after that one. */
    boolean mayHarmOthers(Level level) {
        return level.compareTo(from()) < 0 || Traces.isMarked(text);
    }

    /** Whether this many points are as declared. */
    boolean isScore(int points, int most) {
        return switch (head.getOrDefault("score", "0")) {
            case "full" -> points == most;
            case "some" -> points < most;
            default -> points == 0;
        };
    }

    @Override
    public String toString() {
        return name;
    }
}
