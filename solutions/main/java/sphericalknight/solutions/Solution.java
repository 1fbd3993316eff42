package sphericalknight.solutions;

import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.contract.Fingerprints;
import sphericalknight.exercise.contract.InterpretedAnswers;
import sphericalknight.exercise.platform.Names;

/**
 * The solution of an exercise.
 *
 * @param exercise the exercise that the reference solves
 * @param reference the class of the reference answer
 */
public record Solution(CatalogueEntry exercise, Class<?> reference) {
    /**
     * Finds the solution of {@code exercise} by the name of its class.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Solution of(CatalogueEntry exercise) {
        String name = "sphericalknight.solutions." + Names.folder(exercise.type()) + "."
                + exercise.type().getSimpleName() + "Solution";
        try {
            return new Solution(exercise, Class.forName(name));
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("there is no solution; the class " + name + " is missing", e);
        }
    }

    /** The known wrong answers, which the build writes from the file of slips beside the reference; ordered by name. */
    public List<Class<?>> knownWrong() {
        try {
            Class<?> slips = Class.forName(reference.getName().replaceFirst("Solution$", "Slips"));
            return Arrays.<Class<?>>stream(slips.getDeclaredClasses())
                    .filter(type -> type.isAnnotationPresent(KnownWrong.class))
                    .sorted(Comparator.comparing(Class::getName))
                    .toList();
        } catch (ClassNotFoundException none) {
            return List.of();
        }
    }

    /** The name of a known wrong answer, such as {@code A_FILE_OVERLOOKED} for the class {@code AFileOverlooked}. */
    public static String name(Class<?> wrong) {
        String words = wrong.getSimpleName().replaceAll("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_");
        return words.toUpperCase(Locale.ROOT);
    }

    /** The class files of one answer without those of the other wrong answers, so that the rules are checked for it alone. */
    public AnswerClasses files(Class<?> answer) {
        Map<String, byte[]> files = new LinkedHashMap<>(AnswerClasses.of(answer).files());
        for (Class<?> other : knownWrong()) {
            if (other != answer) {
                files.keySet().removeIf(file -> file.equals(other.getName()) || file.startsWith(other.getName() + "$"));
            }
        }
        return new AnswerClasses(answer.getName(), files);
    }

    /** Returns a source of instances of the reference or of a known wrong answer, which are interpreted. */
    public Answers answers(Class<?> answer) {
        return new InterpretedAnswers(exercise, files(answer));
    }

    private Map<String, String> hashes(Class<?> answer) {
        return Fingerprints.of(exercise, answers(answer));
    }

    /**
     * The required contents of the fingerprints file for some of the known wrong answers; each has a line of its own.
     *
     * @param known known wrong answers that fail a test, not a rule
     * @param failed returns the names of the tests that a known wrong answer fails
     */
    public String fingerprints(List<Class<?>> known, Function<Class<?>, List<String>> failed) {
        Map<Diagnosis, Map<String, String>> wrong = new LinkedHashMap<>();
        Map<Diagnosis, List<String>> tests = new LinkedHashMap<>();
        for (Class<?> each : known) {
            KnownWrong mark = each.getAnnotation(KnownWrong.class);
            Diagnosis diagnosis = new Diagnosis(name(each), mark.says(), mark.fails());
            wrong.put(diagnosis, hashes(each));
            tests.put(diagnosis, failed.apply(each));
        }
        return Fingerprints.text(hashes(reference), wrong, tests);
    }
}
