package sphericalknight.browser.wasm;

import java.util.LinkedHashMap;
import java.util.Map;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.typedarrays.Int8Array;
import sphericalknight.browser.PageCheck;
import sphericalknight.browser.cell.CellSession;

/** The exported methods of {@code check.wasm}. */
public final class PageExports {
    private static final Map<String, byte[]> CLASSES = new LinkedHashMap<>();
    private static CellSession cells;

    static {
        PageCheck.start();
    }

    private PageExports() {}

    /** Receives the result of each test, or each output of a cell. */
    @JSFunctor
    public interface Listener extends JSObject {
        /** Called after each of them, with it as JSON. */
        void heard(String json);
    }

    /** Does nothing: a page calls the other methods. */
    public static void main(String[] args) {}

    /** Removes the class files of the previous answer. */
    @JSExport
    public static void clear() {
        CLASSES.clear();
    }

    /**
     * Adds a class file of the answer or of a cell.
     *
     * @param name the binary name of the class
     */
    @JSExport
    public static void add(String name, Int8Array file) {
        CLASSES.put(name, file.copyToJavaArray());
    }

    /** Checks the answer that was added and returns the report: see {@link PageCheck#check}. */
    @JSExport
    public static String check(String exercise, Listener listener) {
        return PageCheck.check(exercise, "", CLASSES, listener::heard);
    }

    /** Removes the cells of the previous lesson. */
    @JSExport
    public static void startCells() {
        cells = new CellSession();
    }

    /** Gives the cells the learner's answer to an exercise, whose class files have been added: it passed. */
    @JSExport
    public static void addYours(String exercise) {
        cells.addYours(exercise, CLASSES);
    }

    /** Runs a cell, whose class files have been added, and returns its outputs: see {@link CellSession#run}. */
    @JSExport
    public static String runCell(int place, String type, int lines, Listener listener) {
        return cells.run(place, type, CLASSES, lines, listener::heard);
    }
}
