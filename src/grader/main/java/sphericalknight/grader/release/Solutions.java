package sphericalknight.grader.release;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sphericalknight.common.UserError;

/** Recognises solutions by the names of their types and by the runs of code that no published file legitimately contains. */
final class Solutions {
    private static final String FOLDER = "solutions/main/java/";
    /**
     * The paths of files that students may read anyway: the library, its benchmarks, the code that checks answers,
     * interfaces and contracts, hints, stubs. The cells of lessons are added separately.
     */
    private static final Pattern OPEN = Pattern.compile(
            "(src/(library|exercise|machine|browser|bench)/main|exercises/contracts/main)/.*\\.(java|md)");

    private static final Pattern CODE = Pattern.compile("(?m)^(?:\\+| {4}|\\w+: )(.*)$");

    private final Set<String> names = new HashSet<>();
    private final Map<String, String> runs = new HashMap<>();

    /** The solutions of {@code project}; empty for a project without solutions. */
    static Solutions of(FileTree project) {
        Solutions solutions = new Solutions();
        project.files().keySet().stream()
                .filter(path -> path.startsWith(FOLDER) && path.endsWith("Solution.java"))
                .forEach(path -> {
                    String name = path.substring(path.lastIndexOf('/') + 1).replace(".java", "");
                    if (!name.equals("Solution")) {
                        solutions.names.add(name);
                        CodeRuns.of(project.text(path)).forEach(run -> solutions.runs.put(run, name));
                    }
                });
        project.files().keySet().stream()
                .filter(path -> path.startsWith(FOLDER) && path.endsWith(".slips"))
                .forEach(path -> {
                    String name = path.substring(path.lastIndexOf('/') + 1).replace(".slips", "Slips");
                    solutions.names.add(name);
                    CodeRuns.of(code(project.text(path))).forEach(run -> solutions.runs.put(run, name));
                });
        project.files().keySet().stream()
                .filter(path -> OPEN.matcher(path).matches())
                .forEach(path -> solutions.runs.keySet().removeAll(CodeRuns.of(project.text(path))));
        project.files().keySet().stream()
                .filter(path -> path.startsWith("notebooks/") && path.endsWith(".ipynb"))
                .flatMap(path -> cells(path, project.text(path)).stream())
                .filter(cell -> !cell.exercise())
                .forEach(cell -> solutions.runs.keySet().removeAll(CodeRuns.of(cell.source())));
        return solutions;
    }

    /** The code in a {@code .slips} file: the lines that its known wrong answers add to the reference solution. */
    private static String code(String slips) {
        Matcher code = CODE.matcher(slips);
        return code.results().map(line -> line.group(1)).collect(Collectors.joining("\n"));
    }

    /** The simple names of the solutions and of the {@code .slips} files. */
    Set<String> names() {
        return names;
    }

    /** The names of the solutions from which {@code source} contains a run of code. */
    Set<String> copiedIn(String source) {
        Set<String> copied = new HashSet<>();
        for (String run : CodeRuns.of(source)) {
            if (runs.containsKey(run)) {
                copied.add(runs.get(run));
            }
        }
        return copied;
    }

    /**
     * A notebook cell.
     *
     * @param number the position of the cell, counted from 1
     * @param code whether it is a code cell
     * @param exercise whether it is the cell for the learner's answer
     */
    record Cell(int number, boolean code, boolean exercise, String source) {}

    /**
     * The cells of a notebook.
     *
     * @param path the path of the notebook, for the message
     * @throws UserError if {@code notebook} is not JSON
     */
    static List<Cell> cells(String path, String notebook) {
        List<Cell> cells = new ArrayList<>();
        try {
            for (JsonNode cell : new ObjectMapper().readTree(notebook).path("cells")) {
                StringBuilder source = new StringBuilder(cell.path("source").asText(""));
                cell.path("source").forEach(line -> source.append(line.asText()));
                boolean exercise = false;
                for (JsonNode tag : cell.path("metadata").path("tags")) {
                    exercise |= tag.asText().equals("exercise");
                }
                cells.add(new Cell(
                        cells.size() + 1, cell.path("cell_type").asText().equals("code"), exercise, source.toString()));
            }
            return cells;
        } catch (JsonProcessingException e) {
            throw new UserError(path + " is damaged (no JSON); restore it with git checkout.", e);
        }
    }
}
