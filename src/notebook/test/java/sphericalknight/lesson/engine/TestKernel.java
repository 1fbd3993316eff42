package sphericalknight.lesson.engine;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import io.github.spencerpark.jupyter.kernel.display.mime.MIMEType;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sphericalknight.draw.Hook;
import sphericalknight.kernel.CourseKernel;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/** The kernel of the course in this JVM, without Jupyter and without time limits: a fresh one for each notebook. */
public final class TestKernel implements Engine {
    private final List<ObjectNode> outputs = new ArrayList<>();

    @Override
    public Execution execute(Notebook notebook) {
        Notebook copy = notebook.copy();
        PrintStream out = System.out;
        PrintStream err = System.err;
        Locale locale = Locale.getDefault();
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        Locale.setDefault(Locale.US);
        System.setOut(stream("stdout"));
        System.setErr(stream("stderr"));
        try {
            CourseKernel kernel = new CourseKernel() {
                @Override
                public void display(DisplayData data) {
                    outputs.add(shown("display_data", data));
                }
            };
            CourseKernel.announce(kernel);
            Hook.install();
            for (Cell cell : copy.codeCells()) {
                outputs.clear();
                run(kernel, cell.source());
                cell.setOutputs(List.copyOf(outputs));
            }
            kernel.onShutdown(false);
        } finally {
            CourseKernel.announce(null);
            System.setOut(out);
            System.setErr(err);
            Locale.setDefault(locale);
            Thread.currentThread().setContextClassLoader(loader);
        }
        return new Execution(Storing.clean(copy), copy.cells().size(), "", Duration.ZERO);
    }

    private void run(CourseKernel kernel, String source) {
        try {
            DisplayData value = kernel.eval(source);
            if (value != null) {
                outputs.add(shown("execute_result", value));
            }
        } catch (Exception e) {
            outputs.add(Outputs.error(
                    e.getClass().getSimpleName(), String.valueOf(e.getLocalizedMessage()), kernel.formatError(e)));
        }
    }

    private PrintStream stream(String name) {
        OutputStream bytes = new OutputStream() {
            @Override
            public void write(int b) {
                write(new byte[] {(byte) b}, 0, 1);
            }

            @Override
            public void write(byte[] some, int from, int length) {
                outputs.add(Outputs.stream(name, new String(some, from, length, StandardCharsets.UTF_8)));
            }
        };
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private static ObjectNode shown(String type, DisplayData bundle) {
        ObjectNode output = JsonNodeFactory.instance.objectNode().put("output_type", type);
        ObjectNode data = output.putObject("data");
        for (MIMEType mime : List.of(MIMEType.TEXT_PLAIN, MIMEType.TEXT_HTML)) {
            if (bundle.hasDataForType(mime)) {
                data.put(mime.toString(), (String) bundle.getData(mime));
            }
        }
        return output;
    }
}
