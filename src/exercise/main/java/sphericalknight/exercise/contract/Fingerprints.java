package sphericalknight.exercise.contract;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/**
 * Finds the known wrong answer that behaves like a learner's answer, by comparing hashes of their results for the probes of the contract.
 * The code of the known wrong answers stays with the solutions; a fingerprints file has one line for each known wrong answer:
 *
 * <pre>
 * NO_EDGE_MASK | noTeleport random | attacks=0f3a52cc81d07a14                   | Your knight jumps round the edge ...
 * name         | tests             | method=hash for the methods that are wrong | sentence for the learner
 * </pre>
 *
 * <p>The hashes of the reference come before these lines. A line lists the tests that the wrong answer fails; the first shows the mistake
 * best. If an answer has the same hash for each method of the line, it is taken to make the mistake. The other methods are ignored, so an
 * unfinished answer can be diagnosed, too.
 */
public final class Fingerprints {
    /** What stands behind the name of a known wrong answer that is also a Java slip. */
    public static final String JAVA_SLIP = ", a Java slip";

    /** The instructions that an answer may use in all probes together. */
    private static final long INSTRUCTIONS = 50_000_000;

    private static final String HEADER =
            "# Written by the self-check from the known wrong answers; see CONTRIBUTING.md.\n";

    private static final String RIGHT = "# right: ";

    private record Line(Diagnosis diagnosis, List<String> tests, Map<String, String> hashes) {
        boolean speaksOf(String method) {
            return diagnosis.sentence().contains(method + "()");
        }
    }

    /** Puts the lines with hashes for the most methods first: a mistake in several methods explains more than a mistake in one of them. */
    private static final Comparator<Line> MOST_METHODS_FIRST =
            Comparator.comparingInt((Line line) -> line.hashes().size()).reversed();

    private Fingerprints() {}

    /**
     * The known mistake of an answer with these hashes ({@link #of}); empty unless a known wrong answer that fits also fails every test in
     * {@code failed} and none in {@code passed}.
     */
    public static Optional<Diagnosis> diagnose(
            CatalogueEntry exercise, Map<String, String> hashes, List<String> failed, List<String> passed) {
        return exercise.fingerprints().map(Fingerprints::lines).orElse(List.of()).stream()
                .filter(line -> !line.hashes().isEmpty()
                        && hashes.entrySet().containsAll(line.hashes().entrySet()))
                .filter(line -> line.tests().containsAll(failed) && Collections.disjoint(line.tests(), passed))
                .sorted(MOST_METHODS_FIRST)
                .map(Line::diagnosis)
                .findFirst();
    }

    /** Whether a known mistake of this exercise is also a Java slip. */
    public static boolean isJavaSlip(CatalogueEntry exercise, Diagnosis known) {
        return exercise.fingerprints().orElse("").contains("\n" + known.name() + JAVA_SLIP + " | ");
    }

    /**
     * Returns the known mistake in one of several methods of an answer with the hashes {@code actual}; empty if there is none or the
     * exercise has only one method. The known wrong answer must give the same results in that method. If the known wrong answer is wrong in
     * that method only, it must fail no test in {@code passed}. If it is wrong in other methods, too, these must be right in the learner's
     * answer, or call that method: then they may well be wrong in another way, for they show every other mistake as well. The sentence says
     * so if tests in {@code failed} show that another method is wrong, too.
     *
     * @param calls whether the first method calls the second one in this answer; then the first is not to blame for what the second one
     *     gets wrong
     */
    public static Optional<Diagnosis> diagnoseMethods(
            CatalogueEntry exercise,
            Map<String, String> actual,
            List<String> failed,
            List<String> passed,
            BiPredicate<String, String> calls) {
        if (exercise.model().methods().size() == 1) {
            return Optional.empty();
        }
        String text = exercise.fingerprints().orElse("");
        List<Line> lines = lines(text);
        Answer answer = new Answer(actual, right(text), calls);
        return actual.keySet().stream()
                .filter(answer::isToBlame)
                .flatMap(method -> lines.stream()
                        .filter(line -> answer.fits(line, method, passed))
                        .findFirst()
                        .map(line -> answer.diagnosis(line, method, failed))
                        .stream())
                .findFirst();
    }

    /** The hashes of an answer and those of the reference, by method, and whether the first of two methods of the answer calls the second. */
    private record Answer(Map<String, String> actual, Map<String, String> right, BiPredicate<String, String> calls) {
        boolean isRight(String method) {
            return right.containsKey(method) && right.get(method).equals(actual.get(method));
        }

        /** Whether no method that {@code method} calls is wrong. */
        boolean isToBlame(String method) {
            return right.keySet().stream()
                    .allMatch(other -> other.equals(method) || isRight(other) || !calls.test(method, other));
        }

        /** Whether all of {@code methods} are right, or call {@code method}. */
        boolean explains(String method, Set<String> methods) {
            return methods.stream()
                    .allMatch(other -> other.equals(method) || isRight(other) || calls.test(other, method));
        }

        /** Whether a known wrong answer gives the same results in {@code method}, and its other mistakes are not against it. */
        boolean fits(Line line, String method, List<String> passed) {
            if (!actual.get(method).equals(line.hashes().get(method))) {
                return false;
            }
            return line.hashes().size() == 1
                    ? Collections.disjoint(line.tests(), passed)
                    : explains(method, line.hashes().keySet())
                            && right.keySet().stream().filter(this::isRight).noneMatch(line::speaksOf);
        }

        Diagnosis diagnosis(Line line, String method, List<String> failed) {
            boolean isAll = line.tests().containsAll(failed) || explains(method, actual.keySet());
            Diagnosis mistake = line.diagnosis().in(method);
            return isAll ? mistake : mistake.amongOthers();
        }
    }

    /**
     * The hashes for the methods that the probes call, by method name; none if the answer cannot be created. It runs in a new
     * machine, with a number of instructions of its own.
     */
    public static Map<String, String> of(CatalogueEntry exercise, InterpretedAnswers answers) {
        try {
            Object answer = answers.withInstructions(INSTRUCTIONS).create(exercise.type());
            return Recorder.fingerprints(exercise.model(), answer);
        } catch (Throwable noAnswer) {
            return Map.of();
        }
    }

    /**
     * The text of a fingerprints file.
     *
     * @param right the hashes of the reference, by method name
     * @param wrong the hashes of each known wrong answer, by method name
     * @param failed the names of the tests that each known wrong answer fails
     */
    public static String text(
            Map<String, String> right, Map<Diagnosis, Map<String, String>> wrong, Map<Diagnosis, List<String>> failed) {
        StringBuilder text = new StringBuilder(HEADER);
        text.append(RIGHT).append(written(right)).append('\n');
        wrong.forEach((diagnosis, hashes) -> {
            Map<String, String> different = new TreeMap<>(hashes);
            different.entrySet().removeAll(right.entrySet());
            String tests = Stream.concat(Stream.of(diagnosis.test()), failed.get(diagnosis).stream())
                    .distinct()
                    .collect(Collectors.joining(" "));
            text.append(String.join(" | ", diagnosis.name(), tests, written(different), diagnosis.sentence()))
                    .append('\n');
        });
        return text.toString();
    }

    private static String written(Map<String, String> hashes) {
        return new TreeMap<>(hashes)
                .entrySet().stream()
                        .map(hash -> hash.getKey() + "=" + hash.getValue())
                        .collect(Collectors.joining(" "));
    }

    private static Map<String, String> hashes(String written) {
        return Arrays.stream(written.split(" "))
                .map(hash -> hash.split("="))
                .filter(hash -> hash.length == 2)
                .collect(Collectors.toMap(hash -> hash[0], hash -> hash[1]));
    }

    private static Map<String, String> right(String text) {
        return Arrays.stream(text.split("\n"))
                .filter(line -> line.startsWith(RIGHT))
                .findFirst()
                .map(line -> hashes(line.substring(RIGHT.length())))
                .orElse(Map.of());
    }

    private static List<Line> lines(String text) {
        List<Line> lines = new ArrayList<>();
        for (String line : text.split("\n")) {
            String[] parts = line.strip().split(" \\| ", 4);
            if (parts.length == 4) {
                List<String> tests = List.of(parts[1].split(" "));
                lines.add(new Line(
                        new Diagnosis(parts[0].replace(JAVA_SLIP, ""), parts[3], tests.get(0)),
                        tests,
                        hashes(parts[2])));
            }
        }
        return lines;
    }
}
