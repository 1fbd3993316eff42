package sphericalknight.page.cell;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import sphericalknight.draw.Hook;
import sphericalknight.draw.Picture;
import sphericalknight.exercise.check.PlainJson;
import sphericalknight.machine.Halt;
import sphericalknight.machine.Machine;

/** The memory of a lesson's page: cells run one after the other, and a later one finds what an earlier one made. */
public final class CellSession {
    /** What runs a cell's class and returns its value; {@code CellSource} writes it. */
    private static final String VALUE = "cellValue$()Ljava/lang/Object;";

    private final Machine machine = new Machine(Map.of(), new CellTable());
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private List<Map<String, Object>> outputs;

    /**
     * Runs a cell.
     *
     * @param type the binary name of its class, which {@code sphericalknight.common.java.CellSource} has written
     * @param files its class files by binary name
     * @return {@code {"good": true, "outputs": [{"kind", "text"}]}}; a kind is {@code printed}, {@code picture} (HTML), {@code value} or {@code error}. A
     *     cell that ends with an error is not good: nothing that it declares can be used
     */
    public String run(String type, Map<String, byte[]> files) {
        machine.add(files);
        outputs = new ArrayList<>();
        PrintStream before = System.out;
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        Hook.use(this::show);
        boolean good = true;
        try {
            Object value = machine.callStatic(type, VALUE);
            flush();
            if (value instanceof Picture picture) {
                show(picture);
            } else if (value != null) {
                add("value", String.valueOf(value));
            }
        } catch (ExceptionInInitializerError thrown) {
            good = false;
            flush();
            add("error", String.valueOf(thrown.getCause()));
        } catch (Throwable thrown) {
            good = false;
            flush();
            add("error", thrown instanceof Halt ? thrown.getMessage() : thrown.toString());
        } finally {
            Hook.use(null);
            System.setOut(before);
        }
        return PlainJson.of(PlainJson.fields("outputs", outputs, "good", good));
    }

    private void show(Picture picture) {
        flush();
        add("picture", picture.html());
    }

    private void flush() {
        if (printed.size() > 0) {
            add("printed", printed.toString(StandardCharsets.UTF_8));
            printed.reset();
        }
    }

    private void add(String kind, String text) {
        outputs.add(PlainJson.fields("kind", kind, "text", text));
    }
}
