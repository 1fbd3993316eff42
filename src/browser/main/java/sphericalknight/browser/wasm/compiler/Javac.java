package sphericalknight.browser.wasm.compiler;

import com.sun.tools.javac.api.JavacTool;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;
import sphericalknight.browser.cell.CellCompiler;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.CompileError;
import sphericalknight.exercise.check.PlainJson;

/** The exported methods of {@code javac.wasm}. */
public final class Javac {
    private static AnswersInMemory answers;
    private static CellCompiler cells;
    private static Map<String, byte[]> classes = Map.of();

    private Javac() {}

    /** Does nothing: a page calls the other methods. */
    public static void main(String[] args) {}

    /** Sets the classes to compile against; see {@link AnswersInMemory}. */
    @JSExport
    public static void open(Int8Array java, Int8Array course) {
        // SourceVersion reads this property. A page does not have it, and the first compilation would fail.
        System.setProperty("java.specification.version", "17");
        answers = new AnswersInMemory(
                JavacTool.create(), Archive.of(java.copyToJavaArray()), Archive.of(course.copyToJavaArray()));
    }

    /**
     * Compiles an answer, and keeps its class files for {@link #classFile}.
     *
     * @param exercise the id, such as {@code "2.1"}
     * @return {@code {"errors": [{"file", "line", "column", "endColumn", "message"}], "classes": ["knight.MyKnight"]}}
     */
    @JSExport
    public static String compile(String exercise, String text) {
        String path = answers.file(exercise);
        String file = path.substring(path.indexOf('/') + 1);
        return json(file, answers.compile(exercise, text));
    }

    /** Removes the cells of the previous lesson. */
    @JSExport
    public static void startCells() {
        cells = answers.cells();
    }

    /** Compiles a cell of a lesson: see {@link CellCompiler#compile}. The result has the form of that of {@link #compile}. */
    @JSExport
    public static String compileCell(int place, String text, String later) {
        return json("", cells.compile(place, text, later));
    }

    /** The binary name of the class that runs the last cell. */
    @JSExport
    public static String cellClass() {
        return cells.className();
    }

    /** Keeps the last cell, after it has run: the cells below it see its declarations. */
    @JSExport
    public static void keepCell() {
        cells.keep();
    }

    private static String json(String file, AnswerCompiler.Outcome outcome) {
        classes = outcome.classes();
        List<Map<String, Object>> errors = new ArrayList<>();
        for (CompileError error : outcome.errors()) {
            errors.add(PlainJson.fields(
                    "file", file,
                    "line", error.line(),
                    "column", error.column(),
                    "endColumn", error.endColumn(),
                    "message", error.sentence()));
        }
        return PlainJson.of(PlainJson.fields("errors", errors, "classes", classes.keySet()));
    }

    /** The class file with this binary name from the last compilation, of an answer or a cell. */
    @JSExport
    public static Int8Array classFile(String name) {
        return Int8Array.copyFromJavaArray(classes.get(name));
    }
}
