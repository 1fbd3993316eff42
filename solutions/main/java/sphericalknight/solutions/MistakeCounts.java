package sphericalknight.solutions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.contract.Diagnosis;

/**
 * Counts which mistakes a folder of answers makes, such as those of a real class: what nobody makes need not be known, and what many make
 * without a name should be.
 */
final class MistakeCounts {
    private static final String NO_NAME = "(no name)";

    private MistakeCounts() {}

    /**
     * Prints a line for each exercise with wrong answers: how many there are, and how many of them make each mistake.
     *
     * @param folder the answers, anywhere below it in files such as {@code MyKnight.java}
     */
    static void print(Path folder) throws IOException {
        for (CatalogueEntry exercise : Catalogue.find().entries()) {
            Map<String, Integer> mistakes = new TreeMap<>();
            for (Path file : answers(folder, exercise.answerName() + ".java")) {
                CheckResult result = Checker.checkSource(exercise, AnswerSource.read(file));
                if (result.status() == Status.FAILED) {
                    mistakes.merge(result.diagnosis().map(Diagnosis::name).orElse(NO_NAME), 1, Integer::sum);
                }
            }
            int wrong = mistakes.values().stream().mapToInt(Integer::intValue).sum();
            if (wrong > 0) {
                System.out.println(exercise.id() + "  " + wrong + " wrong: " + inOrder(mistakes));
            }
        }
    }

    private static List<Path> answers(Path folder, String name) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.endsWith(name)).sorted().toList();
        }
    }

    /** The mistakes with their numbers, the most frequent first. */
    private static String inOrder(Map<String, Integer> mistakes) {
        return String.join(
                ", ",
                mistakes.entrySet().stream()
                        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                        .map(each -> each.getKey() + " " + each.getValue())
                        .toList());
    }
}
