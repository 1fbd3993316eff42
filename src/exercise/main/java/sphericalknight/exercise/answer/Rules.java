package sphericalknight.exercise.answer;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercise.Operation;
import sphericalknight.exercise.answer.ClassUses.Use;
import sphericalknight.exercise.platform.Platform;
import sphericalknight.machine.Machine;

/**
 * The rules for what an answer may use: its own nested types, the types of its exercise, the library classes that the exercise names, and
 * the Java members that {@link AllowedCalls} lists. The check reads class files, so it covers every kind of call.
 */
public final class Rules {
    /** The name of the known wrong answer that delegates its work to the library. */
    public static final String CALLS_THE_LIBRARY = "CALLS_THE_LIBRARY";

    private static final AllowedCalls ALLOWED = AllowedCalls.read();
    private static final String[] ALWAYS = ALLOWED.always();
    private static final String EXCEPTION = ".*(Exception|Error|Throwable)";
    /** What may be thrown; the list has it always if only javac writes it. */
    private static final String EXCEPTIONS = ALLOWED.classes().stream()
            .filter(name -> name.matches(EXCEPTION) && !matches(ALWAYS, name))
            .map(AnswerClasses::simpleName)
            .collect(Collectors.joining(", ", "an answer may use only ", ", and exceptions of its own"));

    private static final String USUALLY = "write it yourself, or with what java.lang, java.util and java.math have";

    private static final List<String> BOARDS = List.of("sphericalknight.bits.Squares");
    private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

    /**
     * A broken rule.
     *
     * @param name {@link #CALLS_THE_LIBRARY}, {@code FORBIDDEN_CALL}, {@code NOT_ALONE}, or that of an {@link Operation}
     * @param sentence the explanation for the learner
     */
    public record Broken(String name, String sentence) {}

    private final Class<?> exercise;
    private final AnswerClasses answer;
    private final Exercise rules;
    private final String[] uses;
    private final String[] forbids;
    private final String[] java;
    private final List<Use> used;
    private final Machine machine;

    private Rules(Class<?> exercise, AnswerClasses answer) {
        this.exercise = exercise;
        this.answer = answer;
        this.rules = Platform.get().exercise(exercise).exercise();
        this.uses = uses(rules);
        this.forbids = names(rules.forbids());
        this.java = names(rules.java());
        this.used = answer.files().values().stream()
                .flatMap(file -> ClassUses.in(file).stream())
                .toList();
        this.machine = Platform.get().machine(answer.files());
    }

    private static String[] names(String[] several) {
        return Arrays.stream(several)
                .flatMap(names -> Stream.of(names.split(" ")))
                .toArray(String[]::new);
    }

    /** The first rule that {@code answer} breaks; empty if it breaks none. */
    public static Optional<Broken> broken(Class<?> exercise, AnswerClasses answer) {
        Rules rules = new Rules(exercise, answer);
        return rules.used.stream()
                .filter(use -> !answer.files().containsKey(use.owner()))
                .map(rules::broken)
                .flatMap(Optional::stream)
                .findFirst()
                .or(rules::extension)
                .or(rules::inherited)
                .or(rules::operation);
    }

    /** The first class of the answer that extends or implements a type of Java that none may, as a broken rule; empty if there is none. */
    private Optional<Broken> extension() {
        for (byte[] file : answer.files().values()) {
            ClassReader type = new ClassReader(file);
            String parent = type.getSuperName();
            String how = isOwn(parent) || machine.mayExtend(parent) ? "" : " extends ";
            for (String face : type.getInterfaces()) {
                if (how.isEmpty() && !isOwn(face) && !machine.mayImplement(face)) {
                    parent = face;
                    how = " implements ";
                }
            }
            if (!how.isEmpty()) {
                String name = AnswerClasses.simpleName(parent.replace('/', '.'));
                return broken(
                        "FORBIDDEN_CALL",
                        at(constructorLine(file, type.getSuperName())) + how + name
                                + " of Java; an answer extends only its own classes and exceptions, so keep "
                                + ("AEIOU".indexOf(name.charAt(0)) < 0 ? "a " : "an ") + name + " in a field.");
            }
        }
        return Optional.empty();
    }

    private boolean isOwn(String internalName) {
        return answer.files().containsKey(internalName.replace('/', '.'));
    }

    /** The line of the first call of the parent's constructor; 0 if there is none. */
    private static int constructorLine(byte[] file, String parent) {
        return ClassUses.in(file).stream()
                .filter(use -> use.owner().equals(parent.replace('/', '.'))
                        && use.member().equals("<init>"))
                .mapToInt(Use::line)
                .findFirst()
                .orElse(0);
    }

    /** The first member that the answer's own classes inherit from Java and the machine does not have, as a broken rule. */
    private Optional<Broken> inherited() {
        return used.stream()
                .filter(use -> isOwn(use.owner()) && !isKnown(use))
                .findFirst()
                .flatMap(use -> unlisted(use, declaring(use.owner(), use.member())));
    }

    /** Whether the machine has a member: of all the ways in which the list names one, only these run. */
    private boolean isKnown(Use use) {
        return use.member().isEmpty() || machine.has(use.owner(), use.key());
    }

    /** The names of the classes that declare this member, among {@code owner}, which is outside the answer, and its supertypes. */
    private Set<String> declaring(String owner, String member) {
        return Platform.get().declaring(owner, member, exercise.getClassLoader());
    }

    /** The first forbidden operation in the answer, as a broken rule; empty if there is none. */
    private Optional<Broken> operation() {
        for (Operation operation : rules.without()) {
            for (byte[] file : answer.files().values()) {
                Integer line = ClassUses.operations(file).get(operation);
                if (line != null) {
                    return broken(operation.name(), at(line) + " " + operation.refused());
                }
            }
        }
        return Optional.empty();
    }

    /** The names of what an answer may use in the library, in the form of {@link Exercise#uses}. */
    private static String[] uses(Exercise rules) {
        Stream<String> more = Arrays.stream(rules.uses());
        return (rules.boards() ? Stream.concat(BOARDS.stream(), more) : more).toArray(String[]::new);
    }

    /** The rule broken by {@code use}, the use of a class outside the answer; empty if it is allowed. */
    private Optional<Broken> broken(Use use) {
        String owner = use.owner();
        boolean isFree = owner.equals(NotStartedYet.class.getName());
        if (isFree || isOfTheExercise(owner) && !matches(forbids, full(owner, use))) {
            return Optional.empty();
        }
        Set<String> names = new LinkedHashSet<>(Set.of(owner));
        names.addAll(use.member().isEmpty() ? Set.of() : declaring(owner, use.member()));
        if (names.stream().anyMatch(name -> matches(forbids, full(name, use)))) {
            return broken(
                    "FORBIDDEN_CALL",
                    at(use.line()) + " uses " + shortName(use) + "; this exercise asks you to do without it.");
        }
        if (java.length > 0 && isListed(use, names) && !isInJava(use)) {
            return broken(
                    "FORBIDDEN_CALL",
                    at(use.line()) + " uses " + shortName(use)
                            + "; here the technique is the point, so write it yourself, with Java's operators and loops.");
        }
        boolean isAllowed = matches(uses, full(owner, use)) || isListed(use, names);
        if (isAllowed && isKnown(use)) {
            return Optional.empty();
        }
        return JDK.stream().anyMatch(owner::startsWith) ? unlisted(use, names) : foreign(use);
    }

    private static boolean isListed(Use use, Set<String> names) {
        return ALLOWED.allows(use.owner())
                && (use.member().isEmpty() || names.stream().anyMatch(name -> ALLOWED.allows(name, use.member())));
    }

    /** Whether the exercise lets its answers use this of Java. A class alone does nothing, so its name may stand anywhere. */
    private boolean isInJava(Use use) {
        String owner = use.owner();
        String full = full(owner, use);
        return use.member().isEmpty() || owner.matches(EXCEPTION) || matches(ALWAYS, full) || matches(java, full);
    }

    private static String full(String owner, Use use) {
        return owner + "." + use.member();
    }

    private Optional<Broken> unlisted(Use use, Set<String> names) {
        String name = isOwn(use.owner()) || ALLOWED.allows(use.owner()) ? shortName(use) : fullName(use);
        String form = isListed(use, names) ? "a form of " : "";
        String instead = names.stream()
                .map(each -> ALLOWED.insteadOf(each, use.member()))
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> ALLOWED.instead(use.owner(), use.member()))
                .orElse(use.owner().matches(EXCEPTION) ? EXCEPTIONS : USUALLY);
        return broken(
                "FORBIDDEN_CALL",
                at(use.line()) + " uses " + form + name + ", which the checks of this course do not know: " + instead
                        + ".");
    }

    private Optional<Broken> foreign(Use use) {
        String owner = use.owner();
        if (AnswerClasses.isInCell(owner)) {
            boolean isVariableOrMethod = owner.matches("REPL\\.\\$JShell\\$\\w+");
            String what = isVariableOrMethod ? use.member() : AnswerClasses.simpleName(owner);
            return broken(
                    "NOT_ALONE",
                    answer.simpleName() + " uses " + what + " from another cell; the grader sees this cell"
                            + " alone, so move " + what + " into the class.");
        }
        if (owner.startsWith("sphericalknight.draw.")) {
            return broken(
                    CALLS_THE_LIBRARY,
                    at(use.line()) + " uses " + shortName(use)
                            + "; pictures are for cells of their own, not for answers. " + allowed());
        }
        if (owner.startsWith("sphericalknight.")) {
            return broken(
                    CALLS_THE_LIBRARY,
                    "This exercise asks you to write it: " + at(use.line()) + " uses " + shortName(use)
                            + " of the course, which is the answer key. " + allowed());
        }
        return broken(
                "NOT_ALONE",
                at(use.line()) + " uses " + AnswerClasses.simpleName(owner) + ", which is outside "
                        + answer.simpleName() + "; nest it inside the class, for each answer is tested alone.");
    }

    /** Whether a class is in the package of the exercise and is not a contract. */
    private boolean isOfTheExercise(String owner) {
        return packageOf(owner).equals(exercise.getPackageName()) && !owner.endsWith("Contract");
    }

    private static boolean matches(String[] patterns, String full) {
        for (String pattern : patterns) {
            if (full.equals(pattern) || full.startsWith(pattern + ".") || full.startsWith(pattern + "$")) {
                return true;
            }
        }
        return false;
    }

    /**
     * Lists what the answer may use: "Allowed here: much of java.lang, java.util and java.math, Squares.", or where the exercise lists what
     * of Java it allows: "Allowed here: Java's operators, Long.compareUnsigned, Squares."
     */
    private String allowed() {
        Stream<String> ofJava = Stream.of("much of java.lang, java.util and java.math");
        if (java.length > 0) {
            boolean isArithmetic = List.of(rules.java()).contains(Exercise.ARITHMETIC);
            ofJava = Stream.concat(
                    Stream.of("Java's operators"),
                    isArithmetic ? Stream.of("arithmetic that counts no bits") : withoutPackages(java));
        }
        return Stream.concat(ofJava, withoutPackages(uses)).collect(Collectors.joining(", ", "Allowed here: ", "."));
    }

    /** The names of classes and methods without their packages, such as {@code KnightMoves.attacks}. */
    private static Stream<String> withoutPackages(String[] names) {
        return Arrays.stream(names)
                .filter(name -> !name.equals(Exercise.OPERATORS))
                .map(name -> name.replaceFirst("^(?:[a-z]\\w*\\.)+", ""));
    }

    private static Optional<Broken> broken(String name, String sentence) {
        return Optional.of(new Broken(name, Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1)));
    }

    private String at(int line) {
        return line > 0 && !AnswerClasses.isInCell(answer.main()) ? "line " + line : answer.simpleName();
    }

    private static String shortName(Use use) {
        String owner = AnswerClasses.simpleName(use.owner());
        boolean isClass = use.member().isEmpty() || use.member().equals("<init>");
        return isClass ? owner : owner.isEmpty() ? use.member() : owner + "." + use.member();
    }

    private static String fullName(Use use) {
        String owner = use.owner().replace('$', '.');
        return use.member().isEmpty() || use.member().equals("<init>") ? owner : owner + "." + use.member();
    }

    private static String packageOf(String name) {
        return name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : "";
    }
}
