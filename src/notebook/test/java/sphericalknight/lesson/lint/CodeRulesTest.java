package sphericalknight.lesson.lint;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The contract: what code cells may say")
class CodeRulesTest extends RuleTester {
    @Test
    @DisplayName("the first code cell imports, and no other does")
    void importsFirst() {
        String rule = "imports-first";
        assertGood(
                rule,
                code("import java.util.List; // lists\nimport static java.lang.Math.*;")
                        .code("int a = 1;"));
        assertBad(rule, code("import java.util.List;\nint a = 1;"), "cell 1 (code-1)", "does more than import");
        assertBad(
                rule,
                code("import java.util.List;").code("import java.util.Map;\nint a = 1;"),
                "cell 2 (code-2)",
                "imports java.util.Map");
    }

    @Test
    @DisplayName("the cell for an answer brings its own imports")
    void answersImport() {
        assertGood("imports-first", code("import java.util.List;").code("import java.util.Map;", "exercise"));
    }

    @Test
    @DisplayName("an exercise has its stub and a check")
    void answerCells() {
        course().write(
                        "exercises/contracts/main/resources/a/b/MyKing.java",
                        "package b;\n\nimport a.King;\n\nclass MyKing implements King {}\n");
        String stub = "import a.King;\n\nclass MyKing implements King {}";
        String rule = "answer-cells";
        assertGood(rule, code(stub, "exercise").code("check(new MyKing());", "exercise"));
        assertGood(rule, code("class MyQueue implements Runnable {}"));
        assertBad(rule, code(stub, "exercise").code("check(new MyKing());"), "cell 2 (code-2)", "does not check it");
        assertBad(rule, code(stub, "exercise").text("Well?"), "cell 2 (text-2)", "check(new MyKing())");
        assertBad(
                rule,
                code(stub.replace("{}", "{ }"), "exercise").code("check(new MyKing());", "exercise"),
                "cell 1 (code-1)",
                "differs from the learner's file");
        assertBad(
                rule,
                code(stub.replace("MyKing", "MyQueen"), "exercise").code("check(new MyQueen());", "exercise"),
                "cell 1 (code-1)",
                "no exercise has an answer called MyQueen");
    }

    @Test
    @DisplayName("what only the kernel has imported is imported by the lesson")
    void importsNamed() {
        String rule = "imports-named";
        assertGood(rule, code("import java.util.List;\nimport java.util.*;").code("List<Map<String, Integer>> a;"));
        assertGood(rule, code("class Queue {}").code("Queue q = new Queue(); // a List"));
        assertGood(rule, code("java.util.List<String> a = java.util.List.of(\"Map\");"));
        assertBad(
                rule,
                code("import java.util.Map;").code("List<Map<?, ?>> a;"),
                "cell 2 (code-2)",
                "import java.util.List;");
        assertBad(rule, code("BigInteger.ONE"), "cell 1 (code-1)", "import java.math.BigInteger;");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%maven a:b:1",
                "int a = 7;\n  %time a",
                "int a = 7\n    % 3;",
                "!ls",
                "String a = \"\"\"\n%x\n\"\"\";"
            })
    @DisplayName("a magic is no Java")
    void magics(String source) {
        assertBad("no-magics", code(source), "cell 1 (code-1)", "is a magic of the kernel");
        assertThat(rules("no-magics")).allMatch(Rule::forbidsRunning);
    }

    @Test
    @DisplayName("a remainder inside a line is no magic")
    void remainder() {
        assertGood("no-magics", code("int a = 7 % 3;\nboolean b = !true;\nSystem.out.printf(\"%d\", a);"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "System.exit(0);",
                "Runtime.getRuntime().halt(1);",
                "int a = System.in.read();",
                "Scanner s = new Scanner(text);"
            })
    @DisplayName("a cell neither ends the kernel nor waits for typing")
    void exitAndInput(String source) {
        assertBad("no-exit", code(source), "cell 1 (code-1)", "");
        assertThat(rules("no-exit")).allMatch(Rule::forbidsRunning);
    }

    @Test
    @DisplayName("words in comments and strings are not code")
    void wordsAreNotCode() {
        assertGood("no-exit", code("// never System.exit(0)\nString a = \"System.in\"; /* new Scanner */"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "display(a);",
                "render(a, \"text/html\")",
                "updateDisplay(id, a);",
                "printf(\"%d\", 1);",
                "getKernelInstance()",
                "eval(\"1\")",
                "lineMagic(\"time\", null)",
                "io.github.spencerpark.ijava.IJava k;"
            })
    @DisplayName("the kernel stays hidden")
    void kernel(String source) {
        assertBad("kernel-stays-hidden", code(source), "cell 1 (code-1)", "kernel");
    }

    @Test
    @DisplayName("methods of objects may have the kernel's names")
    void methodsOfObjects() {
        assertGood(
                "kernel-stays-hidden",
                code("System.out.printf(\"%d\", 1);\nview.display(1);\nboolean kernelled = retrieval(1);"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Math.clamp(1, 2, 3)",
                "IO.println(1);",
                "Long.compress(1, 2)",
                "switch (o) { case Circle c -> 1; default -> 2; }",
                "switch (o) { case Circle(int r) -> 1; default -> 2; }",
                "import module java.base;"
            })
    @DisplayName("nothing newer than Java 17")
    void newJava(String source) {
        assertBad("java-17", code(source), "cell 1 (code-1)", "newer than 17");
    }

    @Test
    @DisplayName("switch expressions and instanceof patterns are in Java 17")
    void java17() {
        assertGood(
                "java-17",
                code(
                        "int a = switch (day) { case MONDAY, SUNDAY -> 6; default -> 7; };\nif (o instanceof String s) {}"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "long t = System.nanoTime();",
                "new Random().nextInt()",
                "Math.random()",
                "LocalDate.now()",
                "System.identityHashCode(a)"
            })
    @DisplayName("the clock and unseeded chance need the tag timing")
    void sameEveryTime(String source) {
        assertBad("same-every-time", code(source), "cell 1 (code-1)", "on each run");
        assertGood("same-every-time", code(source, "timing"));
    }

    @Test
    @DisplayName("seeded chance is the same every time")
    void seeded() {
        assertGood("same-every-time", code("new Random(42).nextInt()"));
    }

    @Test
    @DisplayName("no markup by hand")
    void markup() {
        assertGood("no-markup", code("boolean a = 1 <b; String s = \"a < b\"; // <b>"));
        assertBad("no-markup", code("String s = \"<b>bold</b>\";"), "cell 1 (code-1)", "markup (<b)");
        assertBad("no-markup", code("String s = \"text/html\";"), "cell 1 (code-1)", "text/html");
    }

    @Test
    @DisplayName("a type is declared once")
    void typesOnce() {
        assertGood("types-once", code("record A(int x) {}").code("class B { class A {} }\nClass<?> c = A.class;"));
        assertBad(
                "types-once",
                code("record A(int x) {}").code("class A {}"),
                "cell 2 (code-2)",
                "A is already declared in cell 1 (code-1)");
    }

    @Test
    @DisplayName("no modifiers outside types, where they would be ignored")
    void modifiers() {
        assertGood(
                "no-top-modifiers",
                code(
                        "import static java.lang.Math.*;\nclass A { public static final int B = 1; }\nfor (final int x : xs) {}"));
        assertBad(
                "no-top-modifiers",
                code("int a;\nstatic int f() { return 1; }"),
                "cell 1 (code-1)",
                "\"static\" stands outside every type (line 2)");
        assertBad("no-top-modifiers", code("final int a = 1;"), "cell 1 (code-1)", "\"final\"");
    }
}
