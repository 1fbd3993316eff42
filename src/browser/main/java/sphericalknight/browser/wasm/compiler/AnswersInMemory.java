package sphericalknight.browser.wasm.compiler;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import sphericalknight.browser.cell.CellCompiler;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;

/** Compiles answers to any exercise against the classes in two archives. */
public final class AnswersInMemory {
    /**
     * The name of the block of the course's archive that has a line for each exercise: its id and the answer's file, as in
     * {@code 2.1 knight/MyKnight.java}.
     */
    public static final String EXERCISES = "exercises.txt";

    private static final List<String> OPTIONS = List.of("-source", "17", "-target", "17");

    private final JavaCompiler compiler;
    private final Archive java;
    private final Archive course;
    private final Map<String, String> exercises = new HashMap<>();

    /**
     * Creates a compiler for answers.
     *
     * @param java the classes of Java's module java.base
     * @param course the classes of the library and the exercises, and the block {@link #EXERCISES}
     */
    public AnswersInMemory(JavaCompiler compiler, Archive java, Archive course) {
        this.compiler = compiler;
        this.java = java;
        this.course = course;
        for (String line : new String(course.get(EXERCISES), StandardCharsets.UTF_8).split("\n")) {
            String[] words = line.split(" ");
            exercises.put(words[0], words[1]);
        }
    }

    /** The file of the answer to the exercise with this id, such as {@code knight/MyKnight.java}. */
    public String file(String exercise) {
        String file = exercises.get(exercise);
        if (file == null) {
            throw new IllegalArgumentException("There is no exercise " + exercise + ".");
        }
        return file;
    }

    /** Compiles {@code text} as an answer to the exercise with this id. */
    public AnswerCompiler.Outcome compile(String exercise, String text) {
        String[] path = file(exercise).split("[/.]");
        AnswerSource source = AnswerSource.ofFile(path[1], path[0], text);
        return AnswerCompiler.compile(compiler, files(course), OPTIONS, source).asWritten(source);
    }

    /** The files of Java and of {@code classes}. */
    private ClassesInMemory files(Archive classes) {
        ClassesInMemory files = new ClassesInMemory();
        files.add(true, java);
        files.add(false, classes);
        return files;
    }

    /** A compiler of cells, against the course. */
    CellCompiler cells() {
        return new CellCompiler(compiler, OPTIONS, before -> {
            Archive all = new Archive();
            for (String name : course.names()) {
                all.put(name, course.get(name));
            }
            before.forEach((name, file) -> all.put(name.replace('.', '/'), file));
            return files(all);
        });
    }
}
