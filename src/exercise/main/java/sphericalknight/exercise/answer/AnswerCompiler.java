package sphericalknight.exercise.answer;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import sphericalknight.bits.Squares;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.answer.CompileError.Kind;

/**
 * Compiles the source of one answer by itself: files beside it are neither read nor compiled, annotation processors do not run, and nothing
 * is written to disk. An answer sees the library and the exercises, but not the libraries of the tests.
 */
public final class AnswerCompiler {
    private static final List<String> OPTIONS =
            List.of("-proc:none", "-implicit:none", "-Xlint:none", "-XDshould-stop.ifError=FLOW", "-g");

    /**
     * The version of Java that answers are written in, with every JDK. The JDK of this version needs no option, which saves it from opening a
     * file with the signatures of all others: two thirds of the time of compiling an answer.
     */
    private static final int LANGUAGE = 17;

    /** Where this thread's compiler finds classes. Each answer asks for the same ones, and opening them takes a fifth of its time. */
    private static final ThreadLocal<JavaFileManager> FILES = new ThreadLocal<>();

    private AnswerCompiler() {}

    /**
     * The result of compiling.
     *
     * @param classes the class files by binary name; none if there are errors
     * @param errors the errors, at most three; empty if the source compiles and contains the expected class
     */
    public record Outcome(Map<String, byte[]> classes, List<CompileError> errors) {
        /** The errors as text for the learner. */
        public String message() {
            return errors.stream().map(CompileError::text).collect(Collectors.joining("\n"));
        }

        /** Returns this outcome with the positions of its errors mapped to the text that the learner wrote in {@code source}. */
        public Outcome asWritten(AnswerSource source) {
            return new Outcome(classes, errors.stream().map(source::asWritten).toList());
        }
    }

    /**
     * Compiles {@code source} as an answer to {@code exercise}.
     *
     * @throws IllegalStateException if this Java has no compiler (a JRE)
     */
    public static Outcome compile(Class<?> exercise, AnswerSource source) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IllegalStateException("This Java has no compiler; a JDK is needed. ./course doctor tells more.");
        }
        if (FILES.get() == null) {
            FILES.set(compiler.getStandardFileManager(null, Locale.ENGLISH, null));
        }
        JavaFileManager files = FILES.get();
        List<String> options =
                new ArrayList<>(List.of("-encoding", "UTF-8", "-sourcepath", "", "-classpath", classPath(exercise)));
        if (Runtime.version().feature() != LANGUAGE) {
            options.addAll(List.of("--release", String.valueOf(LANGUAGE)));
        }
        return compile(compiler, files, options, source);
    }

    /**
     * Compiles with a given compiler instead of the running JDK's, as the web page does.
     *
     * @param files provides the classes of Java and of the course
     * @param options compiler options: the Java release, and the locations of the classes in {@code files}
     */
    public static Outcome compile(
            JavaCompiler compiler, JavaFileManager files, List<String> options, AnswerSource source) {
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        Memory memory = new Memory(files);
        boolean good = compile(compiler, memory, options, source, problems);
        if (good) {
            return memory.files.containsKey(source.className())
                    ? new Outcome(memory.files(), List.of())
                    : new Outcome(Map.of(), List.of(misnamed(source, memory.files.keySet())));
        }
        return new Outcome(
                Map.of(),
                PastedText.firstIn(source.text())
                        .map(List::of)
                        .orElseGet(() -> errors(problems.getDiagnostics(), source)));
    }

    /** What a given compiler reports about {@code source}, in its own words. */
    public static List<Diagnostic<? extends JavaFileObject>> problems(
            JavaCompiler compiler, JavaFileManager files, List<String> options, AnswerSource source) {
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        compile(compiler, new Memory(files), options, source, problems);
        return problems.getDiagnostics();
    }

    private static boolean compile(
            JavaCompiler compiler,
            Memory memory,
            List<String> options,
            AnswerSource source,
            DiagnosticCollector<JavaFileObject> problems) {
        List<String> all = new ArrayList<>(OPTIONS);
        all.addAll(options);
        try {
            // Where javac itself fails, it writes a page about that, which helps nobody here.
            return compiler.getTask(new StringWriter(), memory, problems, all, null, List.of(new Source(source)))
                    .call();
        } catch (RuntimeException | StackOverflowError failed) {
            FILES.remove();
            return false;
        }
    }

    private static List<CompileError> errors(List<Diagnostic<? extends JavaFileObject>> problems, AnswerSource source) {
        List<Diagnostic<? extends JavaFileObject>> found = problems.stream()
                .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
                .toList();
        return found.isEmpty()
                ? List.of(CompileError.of(
                        Kind.TOO_LARGE,
                        "The compiler gives up on it: too deeply nested, too large, or no class at all."))
                : PlainWords.withoutConsequences(found, Diagnostic::getCode).stream()
                        .map(problem -> error(problem, source))
                        .toList();
    }

    private static CompileError error(Diagnostic<?> problem, AnswerSource source) {
        long line = Math.max(0, problem.getLineNumber());
        String message = problem.getMessage(Locale.ENGLISH);
        if (line == 0) {
            PlainWords.Words words = PlainWords.words(message, "");
            return CompileError.of(words.kind(), words.sentence());
        }
        String text = source.line(line);
        int position = (int) Math.min(problem.getPosition(), source.text().length());
        PlainWords.Words words = PlainWords.words(message, source.text().substring(position));
        // The compiler's own column counts a tab as up to eight columns.
        String before = source.text().substring(0, position);
        long column = before.length() - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'));
        long end = column + Math.max(1, problem.getEndPosition() - problem.getPosition());
        long last = Math.max(column, Math.min(end, text.length() + 1));
        return new CompileError(words.kind(), line, column, last, words.sentence(), text);
    }

    /** The error of a source without the class that the tests look for. */
    private static CompileError misnamed(AnswerSource source, Set<String> classes) {
        String sentence = "There is no class " + source.name() + " in it; the tests look for that name.";
        if (classes.stream().anyMatch(name -> name.endsWith("$" + source.name()))) {
            sentence = source.name() + " stands inside another class; move it out of it.";
        } else if (classes.stream()
                .anyMatch(name -> AnswerClasses.simpleName(name).equals(source.name()))) {
            sentence = "The file must start with the line: package " + source.folder() + ";";
        }
        return CompileError.of(Kind.MISNAMED, sentence);
    }

    /** The class path for an answer: the locations from which the library, the annotation and the exercise itself were loaded. */
    private static String classPath(Class<?> exercise) {
        Set<String> places = new LinkedHashSet<>();
        for (Class<?> type : List.of(Squares.class, Exercise.class, exercise)) {
            try {
                places.add(Path.of(type.getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI())
                        .toString());
            } catch (URISyntaxException e) {
                throw new IllegalStateException("the class path cannot be read", e);
            }
        }
        return String.join(File.pathSeparator, places);
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(AnswerSource source) {
            super(URI.create("string:///" + source.className().replace('.', '/') + ".java"), Kind.SOURCE);
            text = source.text();
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> files = new LinkedHashMap<>();

        Memory(JavaFileManager next) {
            super(next);
        }

        Map<String, byte[]> files() {
            Map<String, byte[]> all = new LinkedHashMap<>();
            files.forEach((name, bytes) -> all.put(name, bytes.toByteArray()));
            return all;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) throws IOException {
            return new SimpleJavaFileObject(URI.create("memory:///" + name.replace('.', '/') + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    files.put(name, bytes);
                    return bytes;
                }
            };
        }
    }
}
