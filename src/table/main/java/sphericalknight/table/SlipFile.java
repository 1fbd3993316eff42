package sphericalknight.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The known wrong answers of an exercise, read from {@code Tour.slips} beside its solution. CONTRIBUTING.md explains the format. */
public final class SlipFile {
    private static final Pattern NAME = Pattern.compile("([A-Z][A-Z0-9_]*) fails (\\w+)");
    private static final Pattern BLOCK = Pattern.compile("(\\w+):(?: (.*))?");
    private static final String MEMBERS = "members";
    private static final String INDENT = "    ";

    /**
     * A change to the reference: lines to take out and lines to put in; or, with the name of a block, the new body of a method or the
     * helpers of a slip.
     */
    private record Change(int line, String block, List<String> out, List<String> in) {
        Change(int line, String block) {
            this(line, block, new ArrayList<>(), new ArrayList<>());
        }
    }

    private record Draft(int line, String name, String fails, String says, List<Change> changes) {
        /** Adds a line of the file to the changes; returns false if it cannot be part of a change. */
        boolean takes(int number, String text) {
            Change last = changes.isEmpty() ? new Change(0, MEMBERS) : changes.get(changes.size() - 1);
            boolean inBlock = !last.block().isEmpty();
            Matcher block = BLOCK.matcher(text);
            if (block.matches()) {
                changes.add(new Change(number, block.group(1)));
                return block.group(2) == null
                        || changes.get(changes.size() - 1).in().add(INDENT + INDENT + block.group(2));
            }
            if (text.startsWith("-")) {
                if (inBlock || !last.in().isEmpty()) {
                    last = new Change(number, "");
                    changes.add(last);
                }
                return last.out().add(text.substring(1).strip());
            }
            if (inBlock ? last.line() == 0 || !text.startsWith(INDENT) : !text.startsWith("+")) {
                return false;
            }
            String code = inBlock ? text : INDENT + text.substring(1).strip();
            return last.in().add(last.block().equals(MEMBERS) ? code : INDENT + code);
        }
    }

    private final String file;
    private final Reference reference;
    private final List<String> imports = new ArrayList<>();
    private final Map<String, Slip> slips = new LinkedHashMap<>();

    private SlipFile(String file, String text, Reference reference) {
        this.file = file;
        this.reference = reference;
        List<Draft> drafts = drafts(text.lines().map(String::stripTrailing).toList());
        List<String> helpers = new ArrayList<>();
        for (Change change : drafts.get(0).changes()) {
            if (!change.block().equals(MEMBERS)) {
                throw error(change.line(), "a change needs the name of its slip above it: SIGNED_SHIFT fails topRank");
            }
            helpers.addAll(change.in());
        }
        for (Draft draft : drafts.subList(1, drafts.size())) {
            if (slips.put(draft.name(), slip(draft, helpers)) != null) {
                throw error(draft.line(), draft.name() + " is the name of another slip, too; give this one its own");
            }
        }
    }

    /**
     * Reads a file of slips, and the solution beside it.
     *
     * @throws IllegalArgumentException if there is a line that cannot be used; the sentence names file, line and cure
     */
    public static SlipFile read(Path file) throws IOException {
        String name = file.getFileName().toString();
        Path solution = file.resolveSibling(name.replace(".slips", "Solution.java"));
        if (!Files.exists(solution)) {
            throw new IllegalArgumentException(
                    name + " has no " + solution.getFileName() + " beside it; rename one of the two.");
        }
        return new SlipFile(name, Files.readString(file), new Reference(Files.readString(solution)));
    }

    /** The slips in the order of the file. */
    public List<Slip> slips() {
        return List.copyOf(slips.values());
    }

    /** The drafts in the order of the file. The first has no name and contains the helpers that all slips share. */
    private List<Draft> drafts(List<String> lines) {
        Draft draft = new Draft(1, "", "", "", new ArrayList<>());
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
                draft = new Draft(i + 1, name.group(1), name.group(2), says, new ArrayList<>());
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

    private Slip slip(Draft draft, List<String> helpers) {
        Slip slip = new Slip(draft.name(), draft.fails(), draft.says(), List.of());
        Reference.Copy copy = reference.copy(slip.className());
        List<String> members = new ArrayList<>(helpers);
        for (Change change : draft.changes()) {
            try {
                if (change.block().equals(MEMBERS)) {
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
        return new Slip(draft.name(), draft.fails(), draft.says(), members);
    }

    private IllegalArgumentException error(int line, String sentence) {
        return new IllegalArgumentException(file + ", line " + line + ": " + sentence + ".");
    }

    /** The name of the class that {@link #source} declares: {@code TourSlips}. */
    public String className() {
        return reference.name().replaceFirst("Solution$", "Slips");
    }

    /** The source of a class that is a copy of the reference and contains each slip as a nested class. */
    String source() {
        List<String> all = new ArrayList<>(imports);
        all.add("import sphericalknight.exercise.KnownWrong;");
        StringBuilder text = new StringBuilder(reference.packageLine() + "\n\n" + reference.imports(all));
        text.append("/** The slips of " + file + ", written by the build. */\n");
        text.append("public class " + className() + reference.kind() + "{\n");
        append(text, reference.copy(className()).lines());
        for (Slip slip : slips()) {
            String says = slip.says().replace("\\", "\\\\").replace("\"", "\\\"");
            text.append("\n    @KnownWrong(fails = \"" + slip.fails() + "\", says = \"" + says + "\")\n");
            String parent = slip.asksReference() ? " extends " + className() : "";
            text.append("    static final class " + slip.className() + parent + reference.kind() + "{\n");
            append(text, slip.members());
            text.append("    }\n");
        }
        return text + "}\n";
    }

    /**
     * The text of the file that a learner who makes this slip hands in.
     *
     * @param folder the package of the answer: {@code tour}
     * @param answer the class of the answer: {@code MyTour}
     */
    public String handedIn(Slip slip, String folder, String answer) {
        StringBuilder text = new StringBuilder("package " + folder + ";\n\n" + reference.imports(imports));
        String parent = slip.asksReference() ? " extends " + reference.name() : "";
        text.append("class " + answer + parent + reference.kind() + "{\n");
        append(
                text,
                slip.members().stream()
                        .map(line -> line.replaceAll("\\b" + slip.className() + "\\b", answer))
                        .toList());
        text.append("}\n");
        if (slip.asksReference()) {
            text.append("\nclass " + reference.name() + reference.kind() + "{\n");
            append(text, reference.members());
            text.append("}\n");
        }
        return text.toString();
    }

    private static void append(StringBuilder text, List<String> lines) {
        lines.forEach(line -> text.append(line).append('\n'));
    }
}
