package sphericalknight.browser.cell;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.answer.CompileError;

/**
 * Compiles the cells of a lesson. A cell sees the declarations of the kept cells above it. The cells below it are forgotten, so a cell may
 * be changed and compiled again. As in JShell, a variable may be declared with {@code var}, and a method may use declarations of later
 * cells.
 */
public final class CellCompiler {
    private static final Pattern TYPE =
            Pattern.compile("incompatible types: (.*) cannot be converted to (?:java\\.lang\\.)?Void");

    /** A cell that was kept: its class, its class files, its imports, and the methods that wait for later declarations. */
    private record Kept(
            int place, String name, Map<String, byte[]> classes, List<String> imports, List<String> waiting) {}

    private final JavaCompiler compiler;
    private final List<String> options;
    private final Function<Map<String, byte[]>, JavaFileManager> files;
    private final List<Kept> kept = new ArrayList<>();
    private int runs;
    private int place;
    private CellSource source;
    private Map<String, byte[]> classes = Map.of();
    private List<String> waiting = List.of();

    /**
     * Creates a compiler without cells.
     *
     * @param options the compiler's options
     * @param files the classes to compile against: those of Java and of the course, and the given ones
     */
    public CellCompiler(
            JavaCompiler compiler, List<String> options, Function<Map<String, byte[]>, JavaFileManager> files) {
        this.compiler = compiler;
        this.options = options;
        this.files = files;
    }

    /**
     * Compiles a cell; the positions of errors refer to the cell.
     *
     * @param at the place of the cell in its lesson; cells that were kept there or below it are forgotten
     * @param later the text of the cells below it
     */
    public AnswerCompiler.Outcome compile(int at, String cell, String later) {
        place = at;
        runs++;
        kept.removeIf(each -> each.place() >= place);
        Set<String> names = new HashSet<>();
        for (Token token : JavaTokens.code(later)) {
            names.add(token.text());
        }
        CellSource.Choices choices =
                new CellSource.Choices(true, List.of(), Set.of(), kept.isEmpty() ? List.of() : last().waiting());
        AnswerCompiler.Outcome outcome = compile(cell, choices, names);
        if (!outcome.errors().isEmpty() && source.endsWithExpression()) {
            CellSource first = source;
            AnswerCompiler.Outcome withoutValue = compile(cell, choices.withoutValue(), names);
            if (withoutValue.errors().isEmpty()) {
                outcome = withoutValue;
            } else {
                source = first;
            }
        }
        classes = outcome.classes();
        return new AnswerCompiler.Outcome(
                classes, outcome.errors().stream().map(this::inCell).toList());
    }

    /** Compiles a cell, without the methods that use what only a later cell declares. */
    private AnswerCompiler.Outcome compile(String cell, CellSource.Choices first, Set<String> later) {
        CellSource.Choices choices = first;
        List<String> late = new ArrayList<>();
        first.added().forEach(each -> later.add(nameOf(each)));
        while (true) {
            translate(cell, choices);
            while (source.lacksType()) {
                choices = choices.withType(typeOfLast());
                translate(cell, choices);
            }
            AnswerCompiler.Outcome outcome =
                    AnswerCompiler.compile(compiler, files.apply(classesBefore()), options, answer());
            CellSource.Choices fewer = choices;
            for (CompileError error : outcome.errors()) {
                int method = source.places().methodAt(error.line(), error.column());
                int added = source.places().addedAt(error.line(), error.column());
                boolean comesLater = later.contains(source.places().nameAt(error.line(), error.column()));
                if (added >= 0 && comesLater) {
                    late.add(choices.added().get(added));
                    fewer = choices.withoutAdded(added);
                    break;
                } else if (method >= 0 && comesLater) {
                    late.add(source.method(method));
                    later.add(nameOf(source.method(method)));
                    fewer = choices.without(method);
                    break;
                }
            }
            if (fewer == choices) {
                waiting = late;
                return outcome;
            }
            choices = fewer;
        }
    }

    private static String nameOf(String method) {
        List<Token> tokens = JavaTokens.code(method);
        int bracket = 1;
        while (!tokens.get(bracket).is("(")) {
            bracket++;
        }
        return tokens.get(bracket - 1).text();
    }

    private void translate(String cell, CellSource.Choices choices) {
        List<String> imports = new ArrayList<>();
        kept.forEach(each -> imports.addAll(each.imports()));
        source = new CellSource(
                cell, name(), new CellSource.Before(kept.isEmpty() ? "" : last().name(), imports), choices);
    }

    /** The type of the variable whose declaration the source ends with; {@code Object} if it cannot be compiled. */
    private String typeOfLast() {
        for (Diagnostic<?> problem :
                AnswerCompiler.problems(compiler, files.apply(classesBefore()), options, answer())) {
            Matcher found = TYPE.matcher(problem.getMessage(Locale.ENGLISH));
            if (found.find()) {
                // The type of a lambda's or a wildcard's value has no name of its own; its first bound stands for it.
                return found.group(1)
                        .replaceAll("capture#\\d+ of \\? (?:extends|super) |<anonymous |&.*", "")
                        .replaceAll("capture#\\d+ of ", "");
            }
        }
        return "Object";
    }

    private AnswerSource answer() {
        return new AnswerSource(name(), CellSource.PACKAGE, source.text());
    }

    private Map<String, byte[]> classesBefore() {
        Map<String, byte[]> all = new LinkedHashMap<>();
        kept.forEach(each -> all.putAll(each.classes()));
        return all;
    }

    private Kept last() {
        return kept.get(kept.size() - 1);
    }

    private String name() {
        return "Run" + runs;
    }

    /** The binary name of the class of the last cell that was compiled. */
    public String className() {
        return CellSource.PACKAGE + "." + name();
    }

    /** Keeps the last cell, so that the cells below it see its declarations. */
    public void keep() {
        kept.add(new Kept(place, name(), classes, source.imports(), waiting));
    }

    private CompileError inCell(CompileError error) {
        CellPlaces.Place start = source.places().inCell(error.line(), error.column());
        CellPlaces.Place end = source.places().inCell(error.line(), error.endColumn());
        return new CompileError(
                error.kind(),
                error.line() == 0 ? 0 : start.line(),
                start.column(),
                end.line() == start.line() ? Math.max(start.column() + 1, end.column()) : start.column() + 1,
                CellSource.sentence(error),
                "");
    }
}
