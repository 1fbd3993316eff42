package sphericalknight.exercise.known;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.CoursePaths;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.platform.Names;

/**
 * The known wrong answers of an exercise, read from a file such as {@code Tour.slips} beside its solution:
 *
 * <pre>{@code
 * # Your tour ends too early: there are 64 squares, so the knight jumps 63 times.
 * ENDS_TOO_EARLY fails everySquareOnce
 * tour: return Arrays.copyOf(super.tour(start), 63);
 * ENDS_FAR_TOO_EARLY fails everySquareOnce
 * - for (int jump = 0; jump < 63; jump++) {
 * + for (int jump = 0; jump < 32; jump++) {
 * }</pre>
 *
 * After {@code #} stands the sentence that a learner with this mistake reads, at most 300 characters without {@code " | "}; it holds for all
 * names below it. A name is what verdicts say, and after {@code fails} stands the test of the contract that detects it. Between them
 * stands {@code , a Java slip,} if it is one of those that {@code JavaSlip} finds, too: then its sentence is shown in place of that one's. Each
 * is a copy of the reference with one or more changes: {@code -} takes out lines, which must stand once in the reference, indentation aside, and
 * {@code +} puts others there; {@code tour:} puts another body into that method, in one line or in those below it, and
 * {@code super.tour(...)} asks the reference. {@code members:} adds helpers, before the first name to all of them, and {@code import} lines
 * stand at the top. {@code CALLS_THE_LIBRARY fails rules} belongs to each exercise that gives points, and needs no sentence.
 */
public final class KnownWrongFile {
    private static final Pattern NAME = Pattern.compile("([A-Z][A-Z0-9_]*)(, a Java slip,)? fails (\\w+)");

    private static final Pattern ASKS_REFERENCE = Pattern.compile("\\bsuper[.:]");

    private final String file;
    private final String folder;
    private final Reference reference;
    private final List<String> imports = new ArrayList<>();
    private final Map<String, KnownWrong> all = new LinkedHashMap<>();

    private KnownWrongFile(String file, String folder, String text, Reference reference) {
        this.file = file;
        this.folder = folder;
        this.reference = reference;
        List<Draft> drafts = drafts(text.lines().map(String::stripTrailing).toList());
        List<String> helpers = new ArrayList<>();
        for (Draft.Change change : drafts.get(0).changes()) {
            if (!change.isMembers()) {
                throw error(
                        change.line(),
                        "a change needs the name of a wrong answer above it: SIGNED_SHIFT fails topRank");
            }
            helpers.addAll(change.in());
        }
        for (Draft draft : drafts.subList(1, drafts.size())) {
            if (all.put(draft.name(), applied(draft, helpers)) != null) {
                throw error(draft.line(), draft.name() + " stands here twice; give this one its own");
            }
        }
    }

    /**
     * Reads the known wrong answers of {@code exercise} in this project.
     *
     * @throws IllegalArgumentException if a line cannot be used, or there is no solution; the message says where, and what to do
     */
    public static KnownWrongFile of(CatalogueEntry exercise) {
        Path solutions = CoursePaths.find().root().resolve("solutions/main/java/sphericalknight/solutions");
        Class<?> type = exercise.type();
        try {
            return read(solutions.resolve(Names.folder(type)).resolve(type.getSimpleName() + ".slips"));
        } catch (IOException e) {
            throw new UncheckedIOException("the known wrong answers of " + exercise.id() + " cannot be read", e);
        }
    }

    /**
     * Reads a {@code .slips} file, and the solution beside it.
     *
     * @throws IllegalArgumentException if a line cannot be used, or there is no solution; the message says where, and what to do
     */
    public static KnownWrongFile read(Path file) throws IOException {
        String name = file.getFileName().toString();
        Path solution = file.resolveSibling(name.replace(".slips", "Solution.java"));
        if (!Files.exists(solution)) {
            throw new IllegalArgumentException(
                    name + " has no " + solution.getFileName() + " beside it; rename one of the two.");
        }
        String folder = file.toAbsolutePath().getParent().getFileName().toString();
        return new KnownWrongFile(name, folder, Files.readString(file), new Reference(Files.readString(solution)));
    }

    /** The known wrong answers in file order. */
    public List<KnownWrong> all() {
        return List.copyOf(all.values());
    }

    /** The drafts in file order. The first has no name and contains the helpers that all share. */
    private List<Draft> drafts(List<String> lines) {
        Draft draft = new Draft(1, "", false, "", "");
        List<Draft> drafts = new ArrayList<>(List.of(draft));
        String says = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            Matcher name = NAME.matcher(line);
            if (line.startsWith("import ")) {
                imports.add(line);
            } else if (line.startsWith("#")) {
                boolean goesOn = i > 0 && lines.get(i - 1).startsWith("#");
                says = (goesOn ? says + " " : "") + line.substring(1).strip();
                draft = null;
            } else if (name.matches()) {
                draft = new Draft(i + 1, name.group(1), name.group(2) != null, name.group(3), says);
                drafts.add(draft);
            } else if (!line.isEmpty() && (draft == null || !draft.takes(i + 1, line))) {
                throw error(
                        i + 1,
                        "\"" + line.strip()
                                + "\" has no place here; first a name, as in SIGNED_SHIFT fails topRank, then"
                                + " lines with - and +, or a method, as in attacks:, and below it its body, indented");
            }
        }
        return drafts;
    }

    private KnownWrong applied(Draft draft, List<String> helpers) {
        Reference.Copy copy = reference.copy();
        List<String> members = new ArrayList<>(helpers);
        for (Draft.Change change : draft.changes()) {
            try {
                if (change.isMembers()) {
                    members.addAll(change.in());
                } else if (change.block().isEmpty()) {
                    copy.replace(change.out(), change.in());
                } else {
                    copy.body(change.block(), change.in());
                }
            } catch (IllegalArgumentException e) {
                throw error(change.line(), e.getMessage());
            }
        }
        if (draft.changes().isEmpty()) {
            throw error(draft.line(), draft.name() + " changes nothing; write below it what is wrong in it");
        }
        members.addAll(0, copy.lines());
        return new KnownWrong(draft.name(), draft.isJavaSlip(), draft.fails(), draft.says(), members);
    }

    private IllegalArgumentException error(int line, String sentence) {
        return new IllegalArgumentException(file + ", line " + line + ": " + sentence + ".");
    }

    /** The file that a learner would hand in with the reference as the answer. */
    public AnswerSource reference() {
        return source(reference.members(), "", List.of(), "");
    }

    /** The file that a learner who makes this mistake hands in. One that asks the reference extends it, and it stands below. */
    public AnswerSource source(KnownWrong wrong) {
        boolean asksReference = wrong.members().stream()
                .anyMatch(line -> ASKS_REFERENCE.matcher(line).find());
        return asksReference
                ? source(
                        wrong.members(),
                        " extends " + reference.name(),
                        imports,
                        "\n" + declaration(reference.name(), "", reference.members()))
                : source(wrong.members(), "", imports, "");
    }

    private AnswerSource source(List<String> members, String parent, List<String> more, String below) {
        String answer = "My" + reference.name().replaceFirst("Solution$", "");
        List<String> renamed = members.stream()
                .map(line -> line.replaceAll("\\b" + reference.name() + "\\b", answer))
                .toList();
        return new AnswerSource(
                answer,
                folder,
                "package " + folder + ";\n\n" + reference.imports(more) + declaration(answer, parent, renamed) + below);
    }

    private String declaration(String name, String parent, List<String> members) {
        return "class " + name + parent + reference.kind() + "{\n" + String.join("\n", members) + "\n}\n";
    }
}
