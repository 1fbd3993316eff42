package sphericalknight.browser.wasm.compiler;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sphericalknight.common.java.CellSource;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.answer.CompileError;

/** Compiles the cells of a lesson one after the other; a cell sees the declarations of the cells kept before it. */
final class CellsInMemory {
    private final AnswersInMemory compiler;
    private final Map<String, byte[]> kept = new LinkedHashMap<>();
    private final List<String> imports = new ArrayList<>();
    private String last = "";
    private int runs;

    private CellSource source;
    private Map<String, byte[]> classes = Map.of();

    CellsInMemory(AnswersInMemory compiler) {
        this.compiler = compiler;
    }

    /** Compiles a cell; the positions of errors refer to the cell. */
    AnswerCompiler.Outcome compile(String cell) {
        runs++;
        AnswerCompiler.Outcome outcome = compile(cell, true);
        if (!outcome.errors().isEmpty() && source.endsWithExpression()) {
            CellSource first = source;
            AnswerCompiler.Outcome withoutValue = compile(cell, false);
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

    private AnswerCompiler.Outcome compile(String cell, boolean isLastShown) {
        source = new CellSource(cell, name(), last, imports, isLastShown);
        return compiler.compileCell(new AnswerSource(name(), CellSource.PACKAGE, source.text()), kept);
    }

    private String name() {
        return "Run" + runs;
    }

    /** The binary name of the class of the last cell that was compiled. */
    String className() {
        return CellSource.PACKAGE + "." + name();
    }

    /** Keeps the last cell, so that later cells see its declarations. */
    void keep() {
        kept.putAll(classes);
        imports.addAll(source.imports());
        last = name();
    }

    private CompileError inCell(CompileError error) {
        String sentence = CellSource.sentence(error.sentence());
        CellSource.Place start = source.inCell(error.line(), error.column());
        CellSource.Place end = source.inCell(error.line(), error.endColumn());
        return new CompileError(
                error.kind(),
                error.line() == 0 ? 0 : start.line(),
                start.column(),
                end.line() == start.line() ? Math.max(start.column() + 1, end.column()) : start.column() + 1,
                sentence,
                "");
    }
}
