package sphericalknight.wasm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Names;

/** Stub, reference and known wrong answers to one exercise, as learners would write them. */
final class Answers {
    /** A known wrong answer: a class inside the solution's. */
    private static final Pattern WRONG = Pattern.compile(
            "\n    @KnownWrong\\((?s:(?!\n    }\n).)*?\n    static final class (\\w+) (?:extends (\\w+) )?(?s:.*?)\n    }\n");

    private final CatalogueEntry exercise;
    private final String solution;
    private final String name;

    /** Reads the solution, which is not part of every copy of the course. */
    Answers(CatalogueEntry exercise) throws IOException {
        this.exercise = exercise;
        name = exercise.type().getSimpleName() + "Solution";
        Path folder = Path.of(System.getProperty("course.root"), "solutions/main/java/sphericalknight/solutions");
        solution = Files.readString(folder.resolve(Names.folder(exercise.type()) + "/" + name + ".java"))
                .replaceFirst("package .*;", "package " + Names.folder(exercise.type()) + ";");
    }

    String reference() {
        return with("").replaceAll("\\b" + name + "\\b", exercise.answerName());
    }

    /** The names of the known wrong answers, without the one that calls the library. */
    List<String> wrong() {
        return WRONG.matcher(solution)
                .results()
                .map(match -> match.group(1))
                .filter(wrong -> !wrong.equals("CallsTheLibrary"))
                .toList();
    }

    /** The solution with this wrong answer in it, and below it a class that is the wrong answer. */
    String wrong(String wrong) {
        return with(wrong).replace("\npublic ", "\n").replaceAll("static final class", "static class") + "\nclass "
                + exercise.answerName() + " extends " + name + "." + wrong + " {}\n";
    }

    /** The solution with one wrong answer, and what that extends, in it. */
    private String with(String wrong) {
        Set<String> kept = new HashSet<>(Set.of(wrong));
        for (int i = 0; i < 3; i++) {
            WRONG.matcher(solution)
                    .results()
                    .filter(match -> kept.contains(match.group(1)) && match.group(2) != null)
                    .forEach(match -> kept.add(match.group(2)));
        }
        return WRONG.matcher(solution)
                .replaceAll(match -> kept.contains(match.group(1)) ? Matcher.quoteReplacement(match.group()) : "\n");
    }
}
