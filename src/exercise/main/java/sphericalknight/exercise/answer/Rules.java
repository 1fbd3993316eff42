package sphericalknight.exercise.answer;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercise.answer.ClassUses.Use;

/**
 * What an answer may use: the JDK's base module, its own nested types, the types of its exercise, and the library classes that the
 * exercise names. Read from the class files, so it holds for every way in which an answer can call something.
 */
public final class Rules {
    /** The name of the known wrong answer that hands the work to the library. */
    public static final String CALLS_THE_LIBRARY = "CALLS_THE_LIBRARY";

    private static final Set<String> BASE_PACKAGES = Object.class.getModule().getPackages();

    /** Ways round the rules, or out of the program. */
    private static final List<String> NEVER = List.of(
            "java.lang.reflect.*",
            "java.lang.invoke.*",
            "java.lang.ClassLoader",
            "java.lang.Class.forName",
            "java.lang.Class.newInstance",
            "java.lang.Module",
            "java.lang.ModuleLayer",
            "java.lang.ProcessHandle",
            "java.lang.System.load",
            "java.lang.System.loadLibrary",
            "java.io.File",
            "java.io.FileDescriptor",
            "java.io.FileInputStream",
            "java.io.FileOutputStream",
            "java.io.FileReader",
            "java.io.FileWriter",
            "java.io.ObjectInputStream",
            "java.io.RandomAccessFile",
            "java.net.*",
            "java.nio.channels.*",
            "java.nio.file.*",
            "java.security.SecureClassLoader",
            "java.util.ServiceLoader",
            "java.lang.System.exit",
            "java.lang.Runtime",
            "java.lang.ProcessBuilder");

    /**
     * A broken rule.
     *
     * @param name {@link #CALLS_THE_LIBRARY}, {@code FORBIDDEN_CALL} or {@code NOT_ALONE}
     * @param sentence for the learner
     */
    public record Broken(String name, String sentence) {}

    private final Class<?> exercise;
    private final AnswerClasses answer;
    private final Exercise rules;

    private Rules(Class<?> exercise, AnswerClasses answer) {
        this.exercise = exercise;
        this.answer = answer;
        this.rules = exercise.getAnnotation(Exercise.class);
    }

    /** The first rule that {@code answer} breaks. */
    public static Optional<Broken> broken(Class<?> exercise, AnswerClasses answer) {
        Rules rules = new Rules(exercise, answer);
        return answer.files().values().stream()
                .flatMap(file -> ClassUses.in(file).stream())
                .map(rules::broken)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<Broken> broken(Use use) {
        String owner = use.owner();
        String full = owner + "." + use.member();
        if (answer.files().containsKey(owner)
                || owner.equals(NotStartedYet.class.getName())
                || isOfTheExercise(owner)) {
            return Optional.empty();
        }
        if (matches(rules.forbids(), full)) {
            return broken(
                    "FORBIDDEN_CALL",
                    at(use) + " uses " + shortName(use) + "; this exercise asks you to do without it.");
        }
        if (matches(rules.uses(), full)) {
            return Optional.empty();
        }
        if (BASE_PACKAGES.contains(packageOf(owner))) {
            return matches(NEVER.toArray(String[]::new), full)
                    ? broken("FORBIDDEN_CALL", at(use) + " uses " + shortName(use) + "; no exercise needs it.")
                    : Optional.empty();
        }
        return foreign(use);
    }

    private Optional<Broken> foreign(Use use) {
        String owner = use.owner();
        if (owner.startsWith("REPL.")) {
            boolean isVariableOrMethod = owner.matches("REPL\\.\\$JShell\\$\\w+");
            String what = isVariableOrMethod ? use.member() : AnswerClasses.simpleName(owner);
            return broken(
                    "NOT_ALONE",
                    answer.simpleName() + " uses " + what + " from another cell; the grader sees this cell"
                            + " alone, so move " + what + " into the class.");
        }
        if (owner.startsWith("sphericalknight.")) {
            return broken(
                    CALLS_THE_LIBRARY,
                    "This exercise asks you to write it: " + at(use) + " uses " + shortName(use)
                            + " of the course, which is the answer key. " + allowed());
        }
        if (owner.startsWith("java.") || owner.startsWith("javax.")) {
            return broken(
                    "FORBIDDEN_CALL",
                    at(use) + " uses " + owner + ", which is outside Java's base module. " + allowed());
        }
        return broken(
                "NOT_ALONE",
                at(use) + " uses " + AnswerClasses.simpleName(owner) + ", which is outside " + answer.simpleName()
                        + "; nest it inside the class, for each answer is tested alone.");
    }

    /** Interface and records of the exercise, but not its tests. */
    private boolean isOfTheExercise(String owner) {
        return packageOf(owner).equals(exercise.getPackageName()) && !owner.endsWith("Contract");
    }

    private static boolean matches(String[] patterns, String full) {
        for (String pattern : patterns) {
            boolean isPackage = pattern.endsWith(".*");
            if (isPackage
                    ? packageOf(full.substring(0, full.lastIndexOf('.')))
                            .equals(pattern.substring(0, pattern.length() - 2))
                    : full.equals(pattern) || full.startsWith(pattern + ".") || full.startsWith(pattern + "$")) {
                return true;
            }
        }
        return false;
    }

    /** "Allowed here: java.base, Squares, KnightMoves.attacks, sphericalknight.draw." */
    private String allowed() {
        return Stream.concat(Stream.of("java.base"), Arrays.stream(rules.uses()).map(Rules::shortPattern))
                .collect(Collectors.joining(", ", "Allowed here: ", "."));
    }

    /** A class without its package, a method with its class, a package without the star. */
    private static String shortPattern(String pattern) {
        return pattern.endsWith(".*")
                ? pattern.substring(0, pattern.length() - 2)
                : pattern.replaceFirst("^(?:[a-z]\\w*\\.)+", "");
    }

    private static Optional<Broken> broken(String name, String sentence) {
        return Optional.of(new Broken(name, Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1)));
    }

    private String at(Use use) {
        boolean inCell = answer.main().startsWith("REPL.");
        return use.line() > 0 && !inCell ? "line " + use.line() : answer.simpleName();
    }

    private static String shortName(Use use) {
        String owner = AnswerClasses.simpleName(use.owner());
        return use.member().isEmpty() || use.member().equals("<init>") ? owner : owner + "." + use.member();
    }

    private static String packageOf(String name) {
        return name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : "";
    }
}
