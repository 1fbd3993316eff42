package sphericalknight.browser.wasm.compiler;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.JavaCompiler;
import sphericalknight.browser.cell.CellCompiler;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;

/** Compiles answers to any exercise against the classes in two archives. */
public final class AnswersInMemory {
    /**
     * The name of the block of the course's archive that has a line for each exercise: its id, the answer's file, and the classes with
     * constants that an answer may use, as in {@code 2.1 knight/MyKnight.java sphericalknight/bits/Squares}.
     */
    public static final String EXERCISES = "exercises.txt";

    /** The prefix of the names of blocks that contain a class with the values of its constants. */
    public static final String WITH_CONSTANTS = "with constants ";

    private static final List<String> OPTIONS = List.of("-source", "17", "-target", "17");

    private final JavaCompiler compiler;
    private final Archive java;
    private final Archive course;
    private final Map<String, String[]> exercises = new HashMap<>();

    /**
     * Creates a compiler for answers.
     *
     * @param java the classes of Java's module java.base
     * @param course the classes of the library and the exercises, the block {@link #EXERCISES}, and the blocks whose names begin with
     *     {@link #WITH_CONSTANTS}
     */
    public AnswersInMemory(JavaCompiler compiler, Archive java, Archive course) {
        this.compiler = compiler;
        this.java = java;
        this.course = course;
        for (String line : new String(course.get(EXERCISES), StandardCharsets.UTF_8).split("\n")) {
            String[] words = line.split(" ");
            exercises.put(words[0], words);
        }
    }

    /** The file of the answer to the exercise with this id, such as {@code knight/MyKnight.java}. */
    public String file(String exercise) {
        return words(exercise)[1];
    }

    private String[] words(String exercise) {
        String[] words = exercises.get(exercise);
        if (words == null) {
            throw new IllegalArgumentException("There is no exercise " + exercise + ".");
        }
        return words;
    }

    /** Compiles {@code text} as an answer to the exercise with this id. */
    public AnswerCompiler.Outcome compile(String exercise, String text) {
        Set<String> named = Set.of(Arrays.copyOfRange(words(exercise), 2, words(exercise).length));
        String[] path = file(exercise).split("[/.]");
        return AnswerCompiler.compile(
                compiler, files(course, named), OPTIONS, new AnswerSource(path[1], path[0], text));
    }

    /** The files of Java and of {@code classes}, with the values of constants only for the classes in {@code named}. */
    private ClassesInMemory files(Archive classes, Set<String> named) {
        ClassesInMemory files = new ClassesInMemory();
        files.add(true, java, name -> name);
        files.add(false, classes, name -> named.contains(name) ? WITH_CONSTANTS + name : name);
        return files;
    }

    /** All classes with constants: a cell may use the values of all. */
    private Set<String> withConstants() {
        Set<String> names = new HashSet<>();
        for (String name : course.names()) {
            if (name.startsWith(WITH_CONSTANTS)) {
                names.add(name.substring(WITH_CONSTANTS.length()));
            }
        }
        return names;
    }

    /** A compiler of cells, against the course. */
    CellCompiler cells() {
        return new CellCompiler(compiler, OPTIONS, before -> {
            Archive all = new Archive();
            for (String name : course.names()) {
                all.put(name, course.get(name));
            }
            before.forEach((name, file) -> all.put(name.replace('.', '/'), file));
            return files(all, withConstants());
        });
    }
}
