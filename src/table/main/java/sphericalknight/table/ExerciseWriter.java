package sphericalknight.table;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.ContractRun;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.ExerciseMethod;

/**
 * Generates a class such as {@code KnightInPage} for an exercise, in the package of its interface. The class holds the data that a JVM
 * finds by reflection.
 */
final class ExerciseWriter {
    private final CatalogueEntry exercise;
    private final Class<?> type;
    private final String name;

    ExerciseWriter(CatalogueEntry exercise) {
        this.exercise = exercise;
        this.type = exercise.type();
        this.name = type.getSimpleName();
    }

    String className() {
        return name + "InPage";
    }

    String source() {
        List<TestResult> tests = ContractRun.planned(exercise.contract());
        StringBuilder text = new StringBuilder();
        text.append("package ").append(type.getPackageName()).append(";\n\n");
        text.append("import sphericalknight.exercise.Exercise;\n");
        text.append("import sphericalknight.exercise.Operation;\n");
        text.append("import sphericalknight.exercise.contract.Contract;\n");
        text.append("import sphericalknight.exercise.contract.ExerciseMethod;\n");
        text.append("import sphericalknight.page.ExerciseInPage;\n");
        text.append("import sphericalknight.page.TermsInPage;\n\n");
        text.append("/** Generated: exercise ").append(exercise.id()).append(" without reflection. */\n");
        text.append("@SuppressWarnings(\"all\")\n");
        text.append("public final class ").append(className()).append(" extends ExerciseInPage {\n");
        text.append("    public ")
                .append(className())
                .append("() {\n        super(")
                .append(name)
                .append(".class, ")
                .append(name)
                .append("Contract.class, ")
                .append(terms())
                .append(",\n            ")
                .append(strings(tests.stream().map(TestResult::method)))
                .append(",\n            ")
                .append(strings(tests.stream().map(TestResult::name)))
                .append(",\n            ")
                .append(string(exercise.fingerprints().orElse("")))
                .append(");\n    }\n\n");
        text.append("    @Override\n    public Contract<?> contract() { return new ")
                .append(name)
                .append("Contract(); }\n\n");
        text.append("    @Override\n    public void run(Contract<?> contract, int test) throws Throwable {\n        ")
                .append(name)
                .append("Contract tests = (")
                .append(name)
                .append("Contract) contract;\n        switch (test) {\n");
        for (int i = 0; i < tests.size(); i++) {
            text.append("            case ")
                    .append(i)
                    .append(": tests.")
                    .append(tests.get(i).method())
                    .append("(); break;\n");
        }
        text.append("        }\n    }\n\n");
        text.append(
                "    @Override\n    protected ExerciseMethod[] createMethods() {\n        return new ExerciseMethod[] {");
        for (ExerciseMethod each : ExerciseMethod.of(type)) {
            text.append("\n            new ExerciseMethod(")
                    .append(name)
                    .append(".class, ")
                    .append(string(each.name()))
                    .append(", ")
                    .append(string(each.descriptor()))
                    .append(", ")
                    .append(each.resultType().getCanonicalName())
                    .append(".class, new Class<?>[] {")
                    .append(Arrays.stream(each.parameterTypes())
                            .map(parameter -> parameter.getCanonicalName() + ".class")
                            .collect(Collectors.joining(", ")))
                    .append("}, ")
                    .append(strings(each.parameterNames().stream()))
                    .append("),");
        }
        text.append("\n        };\n    }\n\n");
        text.append(
                "    @Override\n    public Face implement(ExerciseMethod.Handler handler) { return new Mine(this, handler); }\n\n");
        return text.append(face()).append("}\n").toString();
    }

    private String face() {
        StringBuilder text = new StringBuilder("    private static final class Mine extends Face implements ")
                .append(name)
                .append(" {\n");
        text.append(
                "        Mine(ExerciseInPage exercise, ExerciseMethod.Handler handler) { super(exercise, handler); }\n");
        Method[] methods = type.getMethods();
        for (int m = 0; m < methods.length; m++) {
            Class<?>[] parameters = methods[m].getParameterTypes();
            List<String> declared = new ArrayList<>();
            StringJoiner passed = new StringJoiner(", ", "new Object[] {", "}");
            for (int i = 0; i < parameters.length; i++) {
                declared.add(parameters[i].getCanonicalName() + " a" + i);
                passed.add("a" + i);
            }
            Class<?> result = methods[m].getReturnType();
            String call = "ask(" + m + ", " + (parameters.length == 0 ? "null" : passed) + ")";
            String as = result.isPrimitive() && result != void.class ? Types.boxed(result) : result.getCanonicalName();
            text.append("        @Override\n        public ")
                    .append(result.getCanonicalName())
                    .append(' ')
                    .append(methods[m].getName())
                    .append('(')
                    .append(String.join(", ", declared))
                    .append(") { ")
                    .append(result == void.class ? call + ";" : "return (" + as + ") " + call + ";")
                    .append(" }\n");
        }
        return text.append("    }\n").toString();
    }

    private String terms() {
        Exercise terms = exercise.exercise();
        return "new TermsInPage(" + string(terms.id()) + ", " + string(terms.title()) + ", " + string(terms.lesson())
                + ", " + terms.points() + ", "
                + terms.bonus() + ", " + terms.inClass() + ", " + terms.boards() + ", "
                + strings(Arrays.stream(terms.uses())) + ", "
                + strings(Arrays.stream(terms.forbids())) + ", new Operation[] {"
                + Arrays.stream(terms.without())
                        .map(each -> "Operation." + each.name())
                        .collect(Collectors.joining(", "))
                + "}, " + terms.seconds() + ")";
    }

    private static String strings(Stream<String> all) {
        return all.map(ExerciseWriter::string).collect(Collectors.joining(", ", "new String[] {", "}"));
    }

    static String string(String text) {
        StringBuilder literal = new StringBuilder("\"");
        for (char each : text.toCharArray()) {
            switch (each) {
                case '"' -> literal.append("\\\"");
                case '\\' -> literal.append("\\\\");
                case '\n' -> literal.append("\\n");
                default -> literal.append(each < 128 ? String.valueOf(each) : String.format("\\u%04x", (int) each));
            }
        }
        return literal.append('"').toString();
    }
}
