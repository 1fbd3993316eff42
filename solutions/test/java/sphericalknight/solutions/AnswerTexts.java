package sphericalknight.solutions;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Names;

/** References and known wrong answers as the source that a student would hand in, cut out of the solutions. */
final class AnswerTexts {
    private static final Pattern WRONG = Pattern.compile("static final class (\\w+) ");

    private final CatalogueEntry exercise;
    private final String solution;
    private final String name;

    AnswerTexts(CatalogueEntry exercise) {
        this.exercise = exercise;
        name = exercise.type().getSimpleName() + "Solution";
        Path file = Path.of(System.getProperty("course.root"))
                .resolve("solutions/main/java/sphericalknight/solutions/" + Names.folder(exercise.type()) + "/" + name
                        + ".java");
        try {
            solution = Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The learner's file with the reference in it. */
    String file() {
        return "package " + Names.folder(exercise.type()) + ";\n\n" + cell();
    }

    /** The same without its package line. */
    String cell() {
        return imports() + reference().replace(name, exercise.answerName());
    }

    /** The names of the known wrong answers, without the one that calls the library. */
    List<String> wrong() {
        List<String> names = new ArrayList<>();
        Matcher wrong = WRONG.matcher(solution.substring(end()));
        while (wrong.find()) {
            if (!wrong.group(1).equals("CallsTheLibrary")) {
                names.add(wrong.group(1));
            }
        }
        return names;
    }

    /** The learner's file with a known wrong answer in it, and below it the reference, from which that borrows. */
    String file(String wrong) {
        int start = solution.indexOf("static final class " + wrong + " ");
        int body = solution.indexOf('{', start);
        return "package " + Names.folder(exercise.type()) + ";\n\n" + imports()
                + "class " + exercise.answerName() + " extends " + name + " implements "
                + exercise.type().getSimpleName() + " " + solution.substring(body, closing(body)) + "\n\n"
                + reference().replace("private ", "");
    }

    private String reference() {
        int start = solution.indexOf("\npublic ") + "\npublic ".length();
        return solution.substring(start, end()).replaceFirst("^final ", "").stripTrailing() + "\n}\n";
    }

    /** Where the known wrong answers start. */
    private int end() {
        int first = solution.indexOf("@KnownWrong");
        return first < 0 ? solution.lastIndexOf('}') : first;
    }

    private String imports() {
        StringBuilder imports = new StringBuilder();
        solution.lines()
                .filter(line -> line.startsWith("import ") && !line.contains("KnownWrong"))
                .forEach(line -> imports.append(line).append('\n'));
        return imports + "\n";
    }

    private int closing(int open) {
        int depth = 0;
        for (int at = open; at < solution.length(); at++) {
            depth += solution.charAt(at) == '{' ? 1 : solution.charAt(at) == '}' ? -1 : 0;
            if (depth == 0) {
                return at + 1;
            }
        }
        throw new IllegalStateException("no end in " + name);
    }
}
