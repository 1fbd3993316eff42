package sphericalknight.wasm.compiler;

import com.sun.tools.javac.api.JavacTool;
import java.util.Map;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.CompileError;

/** The calls of {@code javac.wasm}. */
public final class Javac {
    private static AnswersInMemory answers;
    private static CellsInMemory cells;
    private static Map<String, byte[]> classes = Map.of();

    private Javac() {}

    /** Nothing: a page calls the other methods. */
    public static void main(String[] args) {}

    /** Takes the classes to compile against; see {@link AnswersInMemory}. */
    @JSExport
    public static void open(Int8Array java, Int8Array course) {
        // SourceVersion reads it. A page has no such property, and the first compilation would fail.
        System.setProperty("java.specification.version", "17");
        answers = new AnswersInMemory(
                JavacTool.create(), Archive.of(java.copyToJavaArray()), Archive.of(course.copyToJavaArray()));
    }

    /**
     * Compiles an answer, and keeps its class files for {@link #classFile}.
     *
     * @param exercise for example {@code "2.1"}
     * @return {@code {"errors": [{"file", "line", "column", "endColumn", "message"}], "classes": ["knight.MyKnight"]}}
     */
    @JSExport
    public static String compile(String exercise, String text) {
        String path = answers.file(exercise);
        String file = path.substring(path.indexOf('/') + 1);
        return json(file, answers.compile(exercise, text));
    }

    /** Forgets the cells of a lesson. */
    @JSExport
    public static void startCells() {
        cells = new CellsInMemory(answers);
    }

    /** Compiles the next cell of a lesson. The result is that of {@link #compile}. */
    @JSExport
    public static String compileCell(String text) {
        return json("", cells.compile(text));
    }

    /** The class that runs the last cell. */
    @JSExport
    public static String cellClass() {
        return cells.className();
    }

    /** The last cell has run: the next ones see what it declares. */
    @JSExport
    public static void keepCell() {
        cells.keep();
    }

    private static String json(String file, AnswerCompiler.Outcome outcome) {
        classes = outcome.classes();
        StringBuilder json = new StringBuilder("{\"errors\": [");
        String comma = "";
        for (CompileError error : outcome.errors()) {
            json.append(comma).append("{\"file\": ").append(quoted(file));
            json.append(", \"line\": ").append(error.line());
            json.append(", \"column\": ").append(error.column());
            json.append(", \"endColumn\": ").append(error.endColumn());
            json.append(", \"message\": ").append(quoted(error.sentence())).append('}');
            comma = ", ";
        }
        json.append("], \"classes\": [");
        comma = "";
        for (String name : classes.keySet()) {
            json.append(comma).append(quoted(name));
            comma = ", ";
        }
        return json.append("]}").toString();
    }

    /** A class file of the last answer that compiled. */
    @JSExport
    public static Int8Array classFile(String name) {
        return Int8Array.copyFromJavaArray(classes.get(name));
    }

    private static String quoted(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (char letter : text.toCharArray()) {
            if (letter == '"' || letter == '\\') {
                json.append('\\').append(letter);
            } else if (letter < ' ') {
                json.append("\\u00").append(letter < 16 ? "0" : "").append(Integer.toHexString(letter));
            } else {
                json.append(letter);
            }
        }
        return json.append('"').toString();
    }
}
