package sphericalknight.browser.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The cells of a page")
class PageCellsTest {
    private final TestCells cells = new TestCells();

    private List<String> run(int place, String cell) throws IOException {
        return cells.run(place, cell, "");
    }

    @Test
    @DisplayName("know what the cells above them declare: variables, methods, records, imports")
    void above() throws IOException {
        run(0, "import java.util.*;");
        run(1, "int count = 3;\nrecord Pair(int a, int b) {}");
        run(2, "int sum(Pair pair) { return pair.a() + pair.b() + count; }");
        assertThat(run(3, "List<Integer> all = new ArrayList<>();\nall.add(sum(new Pair(1, 2)));\nall"))
                .containsExactly("value: [6]");
    }

    @Test
    @DisplayName("declare variables with var, whatever their type")
    void var() throws IOException {
        run(0, "import java.util.*;");
        assertThat(run(
                        1,
                        "var p = 5;\nvar names = List.of(\"a\", \"b\");\nvar map = new TreeMap<String, long[]>();"
                                + "\nvar first = map.entrySet();\np + names.size() + map.size()"))
                .containsExactly("value: 7");
        assertThat(run(2, "names.get(1).length() + p")).containsExactly("value: 6");
        assertThat(run(3, "var lost = nothing;")).singleElement().asString().contains("nothing");
    }

    @Test
    @DisplayName("catch the exceptions of Java by their own types")
    void caught() throws IOException {
        run(0, "int zero = 0;\nObject nothing = null;");
        assertThat(run(1, "try { nothing.toString(); } catch (NullPointerException e) { System.out.println(1); }"))
                .containsExactly("printed: 1");
        assertThat(
                        run(
                                2,
                                "try { int x = 1 / zero; } catch (ArithmeticException e) { System.out.println(e.getMessage()); }"))
                .containsExactly("printed: / by zero");
        assertThat(
                        run(
                                3,
                                "try { String s = (String) (Object) 5; } catch (ClassCastException e) { System.out.println(3); }"))
                .containsExactly("printed: 3");
    }

    @Test
    @DisplayName("print with %n, and time themselves")
    void print() throws IOException {
        assertThat(run(0, "System.out.printf(\"%d%n\", 5);\nSystem.out.println(String.format(\"%s%%%n\", 6));"))
                .containsExactly("printed: 5\n6%");
        assertThat(run(1, "long start = System.nanoTime();\nSystem.nanoTime() >= start"))
                .containsExactly("value: true");
    }

    @Test
    @DisplayName("call methods that only a cell below declares, once it has run")
    void later() throws IOException {
        String second = "int half(int n) { return n / 2; }";
        assertThat(cells.run(
                        0, "int quarter(int n) { return half(half(n)); }\nint three() { return quarter(12); }", second))
                .isEmpty();
        assertThat(cells.run(1, second, "")).isEmpty();
        assertThat(run(2, "three()")).containsExactly("value: 3");
        assertThat(cells.run(0, "int quarter(int n) { return hlaf(n); }", second))
                .singleElement()
                .asString()
                .startsWith("line 1: There is no method hlaf here");
    }

    @Test
    @DisplayName("may be changed: what ran below is forgotten, a method may get another type")
    void changed() throws IOException {
        run(0, "int f() { return 1; }");
        run(1, "int g() { return f() + 1; }");
        assertThat(run(0, "String f() { return \"one\"; }")).isEmpty();
        assertThat(run(1, "g()"))
                .singleElement()
                .asString()
                .contains("There is no method g here")
                .endsWith("If a cell above defines it, run that cell first.")
                .doesNotContain("stands alone");
        assertThat(run(1, "f()")).containsExactly("value: one");
    }

    @Test
    @DisplayName("begin a declaration after a labelled loop")
    void labels() throws IOException {
        assertThat(run(
                        0,
                        "int n = 0;\nouter: for (int i = 0; i < 3; i++) {\n    inner: while (true) { n++; continue outer; }"
                                + "\n}\nint y = 3;\nn + y"))
                .containsExactly("value: 6");
    }

    @Test
    @DisplayName("know lambdas without parameters, maps that keep their order, and counters")
    void library() throws IOException {
        assertThat(run(0, "Runnable hello = () -> System.out.println(\"hello\");\nhello.run();"))
                .containsExactly("printed: hello");
        assertThat(
                        run(
                                1,
                                "var map = new java.util.LinkedHashMap<String, Float>();\nmap.put(\"b\", 1.5f);\nmap.put(\"a\", 2f);\nmap"))
                .containsExactly("value: {b=1.5, a=2.0}");
        assertThat(
                        run(
                                2,
                                "var count = new java.util.concurrent.atomic.AtomicInteger(4);\ncount.incrementAndGet();\ncount"))
                .containsExactly("value: 5");
    }

    @Test
    @DisplayName("are told what to do about what compiles elsewhere")
    void advice() throws IOException {
        assertThat(run(0, "8 * 8;"))
                .containsExactly(
                        "line 1: This is a value, but nothing is done with it; at the end of the cell, leave out"
                                + " the semicolon to see the value.");
        assertThat(run(0, "throw new Exception();"))
                .containsExactly("line 1: Exception must be caught here, with try and catch.");
    }

    @Test
    @DisplayName("draw a picture of a class of their own, with its alternative text")
    void ownPicture() throws IOException {
        run(0, "import sphericalknight.draw.*;");
        run(1, "record Star(String svg, String text) implements Picture { public String toString() { return text; } }");
        run(2, "record Named(String svg) implements Picture { public String alt() { return \"a star\"; } }");
        assertThat(run(3, "new Star(\"<svg/>\", \"*\\n+\")"))
                .containsExactly("picture: <img alt=\"* +\" src=\"data:image/svg+xml;base64,PHN2Zy8+\">");
        assertThat(run(4, "new Named(\"<svg/>\")"))
                .containsExactly("picture: <img alt=\"a star\" src=\"data:image/svg+xml;base64,PHN2Zy8+\">");
    }

    @Test
    @DisplayName("show 1,000 lines, 50 pictures and a megabyte, and count the rest")
    void limits() throws IOException {
        run(0, "import static sphericalknight.draw.Draw.*;");
        List<String> lines = run(1, "for (int i = 0; i < 100_000; i++) { System.out.println(i); }");
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0)).endsWith("\n998\n999");
        assertThat(lines.get(1)).isEqualTo("more: ... and 99000 lines more, which this page does not show.");
        List<String> begun =
                run(1, "for (int i = 0; i < 1_000; i++) { System.out.println(i); }\nSystem.out.print(\"end\");");
        assertThat(begun.get(1)).isEqualTo("more: ... and 3 characters more, which this page does not show.");
        List<String> boards = run(2, "for (int i = 0; i < 60; i++) { show(board(i)); }");
        assertThat(boards).hasSize(51);
        assertThat(boards.get(50)).isEqualTo("more: ... and 10 pictures more, which this page does not show.");
        List<String> text = run(3, "\"x\".repeat(3_000_000)");
        assertThat(text.get(0)).hasSizeLessThan(1_000_100);
        assertThat(text.get(1))
                .startsWith("more: ... and 2000")
                .endsWith(" characters more, which this page does not show.");
    }

    @Test
    @DisplayName("leave out what comes after the first thing left out, but neither the value nor the error")
    void nothingAfter() throws IOException {
        run(0, "import static sphericalknight.draw.Draw.*;");
        List<String> boards = run(
                1, "for (int i = 0; i < 60; i++) { System.out.println(\"t\" + i); show(board(i)); }\n\"the value\"");
        assertThat(boards).hasSize(103).doesNotContain("printed: t51");
        assertThat(boards.subList(100, 103))
                .containsExactly(
                        "printed: t50",
                        "more: ... and 9 lines, 10 pictures more, which this page does not show.",
                        "value: the value");
    }

    @Test
    @DisplayName("tell what they show while they run")
    void whileRunning() throws IOException {
        run(0, "import static sphericalknight.draw.Draw.*;");
        run(1, "System.out.println(\"one\");\nSystem.out.print(\"two\");\nshow(board(1));\nint[] none = {};\nnone[0]");
        assertThat(cells.heard).hasSize(3);
        assertThat(cells.heard.get(0)).contains("\"printed\"", "\"one\\n\"");
        assertThat(cells.heard.get(1)).contains("\"printed\"", "\"two\"");
        assertThat(cells.heard.get(2)).contains("\"picture\"");
    }

    @Test
    @DisplayName("end with a sentence when they call themselves without end, or need more memory than a page has")
    void limited() throws IOException {
        assertThat(run(0, "int f(int n) { return f(n + 1); }\nf(0)"))
                .containsExactly("error: The cell calls itself without end: the case that ends it is missing or never"
                        + " reached.");
        assertThat(run(
                        1,
                        "var all = new java.util.ArrayList<long[]>();\nwhile (true) { all.add(new long[1_000_000]); }"))
                .containsExactly("error: The cell needed more memory than it may.");
        assertThat(run(1, "long sum = 0;\nfor (int i = 0; i < 200; i++) { sum += new long[1_000_000].length; }\nsum"))
                .containsExactly("value: 200000000");
    }

    @Test
    @DisplayName("end with the error of an answer's limit or of Java in one line")
    void errors() throws IOException {
        assertThat(run(0, "int[] none = new int[0];\nnone[1]"))
                .singleElement()
                .asString()
                .startsWith("error: java.lang.ArrayIndexOutOfBoundsException")
                .endsWith("(line 2)");
        assertThat(run(1, "int n = 1;\n\nnew java.util.Scanner(\"x\").next()"))
                .containsExactly("error: This page does not know Scanner (line 3); write it in another way.");
        run(2, "int half(int n) {\n    return n / (n - n);\n}");
        assertThat(run(3, "int m = 8;\nhalf(m)"))
                .containsExactly("error: java.lang.ArithmeticException: / by zero (called in line 2)");
    }
}
