package sphericalknight.browser.write;

import static sphericalknight.browser.write.JavaText.string;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.platform.ExerciseMethod;
import sphericalknight.exercise.platform.ExerciseModel;

/**
 * Writes a class such as {@code KnightInPage} for an exercise, in the package of its interface. The class holds the data that a JVM finds by
 * reflection.
 */
final class ExerciseWriter {
    /** How the names of the written classes end. */
    static final String ENDING = "InPage";

    private final ExerciseModel exercise;
    private final List<ExerciseMethod> methods;
    private final String name;

    ExerciseWriter(CatalogueEntry entry) {
        exercise = entry.model();
        methods = methods(entry);
        name = entry.type().getSimpleName();
    }

    /** The methods of an exercise, in an order that stays the same. */
    static List<ExerciseMethod> methods(CatalogueEntry entry) {
        return entry.model().methods().stream()
                .sorted(Comparator.comparing(ExerciseMethod::key))
                .toList();
    }

    String className() {
        return name + ENDING;
    }

    String source() {
        return """
                package @package@;

                import java.util.Comparator;
                import java.util.List;
                import sphericalknight.browser.PageExercise;
                import sphericalknight.exercise.platform.ExerciseMethod;

                /** Written by the build: exercise @id@ without reflection. */
                @SuppressWarnings("all")
                public final class @name@InPage extends PageExercise {
                    public @name@InPage() {
                        super(
                                @name@.class,
                                @name@Contract.class,
                                List.of(@methods@),
                                List.of(@tests@),
                                @fingerprints@);
                    }

                    @Override
                    public Object newContract() {
                        return new @name@Contract();
                    }

                    @Override
                    public void run(Object contract, TestCase test) throws Throwable {
                        @name@Contract tests = (@name@Contract) contract;
                        switch (test.method()) {
                @calls@
                            default -> throw new IllegalArgumentException(test.method());
                        }
                    }

                    @Override
                    public Object implement(ExerciseMethod.Handler handler) {
                        return new Asked(this, handler);
                    }

                    private static final class Asked extends PageExercise.Asked implements @name@ {
                        Asked(PageExercise exercise, ExerciseMethod.Handler handler) {
                            super(exercise, handler);
                        }

                @answers@
                    }
                }
                """.replace("@package@", exercise.type().getPackageName())
                .replace("@id@", exercise.exercise().id())
                .replace("@name@", name)
                .replace("@methods@", list(methods.stream().map(this::method)))
                .replace("@tests@", list(exercise.tests().stream().map(ExerciseWriter::test)))
                .replace("@fingerprints@", string(exercise.fingerprints().orElse("")))
                .replace("@calls@\n", lines(exercise.tests().stream().map(ExerciseWriter::call)))
                .replace("@answers@\n", answers());
    }

    private static String list(Stream<String> entries) {
        return entries.map(entry -> "\n                        " + entry).collect(Collectors.joining(","));
    }

    private static String lines(Stream<String> lines) {
        return lines.collect(Collectors.joining());
    }

    private String method(ExerciseMethod method) {
        return "new ExerciseMethod(%s.class, %s, %s, %s, List.of(%s))"
                .formatted(
                        name,
                        string(method.name()),
                        string(method.descriptor()),
                        literal(method.resultType()),
                        method.parameterTypes().stream()
                                .map(ExerciseWriter::literal)
                                .collect(Collectors.joining(", ")));
    }

    private static String literal(Class<?> type) {
        return type.getCanonicalName() + ".class";
    }

    private static String test(ExerciseModel.TestCase test) {
        return "new TestCase(" + string(test.method()) + ", " + string(test.name()) + ")";
    }

    private static String call(ExerciseModel.TestCase test) {
        return "            case " + string(test.method()) + " -> tests." + test.method() + "();\n";
    }

    private String answers() {
        return IntStream.range(0, methods.size())
                .mapToObj(number -> answer(number, methods.get(number)))
                .collect(Collectors.joining("\n"));
    }

    private static String answer(int number, ExerciseMethod method) {
        List<Class<?>> types = method.parameterTypes();
        Class<?> result = method.resultType();
        String call = "ask(" + number + ", new Object[] {"
                + IntStream.range(0, types.size()).mapToObj(i -> "a" + i).collect(Collectors.joining(", ")) + "})";
        return """
                        @Override
                        public @result@ @method@(@parameters@) {
                            @statement@;
                        }
                """.replace("@result@", result.getCanonicalName())
                .replace("@method@", method.name())
                .replace(
                        "@parameters@",
                        IntStream.range(0, types.size())
                                .mapToObj(i -> types.get(i).getCanonicalName() + " a" + i)
                                .collect(Collectors.joining(", ")))
                .replace(
                        "@statement@", result == void.class ? call : "return (" + JavaText.boxed(result) + ") " + call);
    }
}
