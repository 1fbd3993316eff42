package sphericalknight.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.TestNotebook;
import sphericalknight.lesson.engine.TestKernel;

@DisplayName("The kernel of the course")
class CourseKernelTest {
    private static final String FIRST = """
            import static sphericalknight.bits.Squares.*;
            import static sphericalknight.notebook.Check.check;
            """;

    private static final String WRONG = knight("MyKnight", "return knights;");

    private static String knight(String name, String body) {
        return """
                import sphericalknight.exercises.knight.Knight;

                class NAME implements Knight {
                    @Override
                    public long attacks(long knights) {
                        BODY
                    }
                }""".replace("NAME", name).replace("BODY", body);
    }

    /** What the last of these cells shows, run on a kernel whose first cell has run. */
    private static String last(String... cells) {
        return each(cells).get(cells.length - 1);
    }

    /** What each of these cells shows, run on one kernel whose first cell has run. */
    private static List<String> each(String... cells) {
        List<String> all = new ArrayList<>(List.of(FIRST));
        all.addAll(List.of(cells));
        return run(all).subList(1, all.size());
    }

    private static List<String> run(List<String> cells) {
        TestNotebook notebook = TestNotebook.of();
        cells.forEach(cell -> notebook.code(cell, "raises-exception"));
        return new TestKernel()
                .execute(notebook.build()).notebook().cells().stream()
                        .map(CourseKernelTest::shown)
                        .toList();
    }

    private static String shown(Cell cell) {
        StringBuilder shown = new StringBuilder();
        for (JsonNode output : cell.outputs()) {
            shown.append(joined(output.path("text"), ""));
            shown.append(joined(output.at("/data/text~1plain"), ""));
            shown.append(joined(output.path("traceback"), "\n"));
        }
        return shown.toString();
    }

    private static String joined(JsonNode lines, String between) {
        List<String> all = new ArrayList<>();
        lines.forEach(line -> all.add(line.asText()));
        return lines.isTextual() ? lines.asText() : all.stream().collect(Collectors.joining(between));
    }

    @Test
    @DisplayName("a misspelt name in a class fails in its cell, with its line")
    void misspelt() {
        List<String> shown = each(
                knight("MyKnight", "return knights << 17 & NOT_ABB;"),
                knight("MyKnight", "Bord b = null; return 0;"),
                knight("MyKnight", "return jmp(knights);"));
        assertThat(shown.get(0)).isEqualTo("""
                        Line 6, column 32: There is no variable NOT_ABB here; perhaps its name is written differently, or it belongs to another place. An answer stands alone and sees nothing that cells of the lesson define: write it into this class, or import it.
                                    return knights << 17 & NOT_ABB;
                                                           ^""");
        assertThat(shown.get(1))
                .startsWith("Line 6, column 9: There is no class Bord here; perhaps an import is missing");
        assertThat(shown.get(2)).startsWith("Line 6, column 16: There is no method jmp here");
    }

    @Test
    @DisplayName("what Java refuses is said in the words of the terminal, with the line of the cell")
    void refused() {
        List<String> shown = each(
                "int a = 1;\nlong b = 2;\nint c = b;",
                knight("MyKnight", "return knights"),
                "class MyKnight {\n    long f() {\n        return 1;\n",
                "long a = 1;\nlong b = a \u2212 1;",
                "board(a1)",
                "class Wheel { int spokes() { return spoke; } }",
                "long c = 1;\nc = set('a1');");
        assertThat(shown.get(0)).isEqualTo("""
                        Line 3, column 9: Here a long would be cut to an int, which has 32 bits; make it a long, or write (int) in front if you mean that.
                            int c = b;
                                    ^""");
        assertThat(shown.get(1)).startsWith("Line 6, column 23: A semicolon is missing here.");
        assertThat(shown.get(2)).startsWith("Line 3, column 18: This ends too early: a closing } is missing.");
        assertThat(shown.get(3)).isEqualTo("""
                        Line 2, column 12: This is a dash or a printed minus (\u2212, U+2212), which Java does not know: type - instead.
                            long b = a \u2212 1;
                                       ^""");
        assertThat(shown.get(4))
                .contains("There is no variable a1 here", "If a cell above defines it, run that cell first.")
                .doesNotContain("symbol", "stands alone");
        assertThat(shown.get(5)).contains("There is no variable spoke here").doesNotContain("stands alone");
        assertThat(shown.get(6)).contains("write a text in double quotes: \"a1\".");
    }

    @Test
    @DisplayName("a class that a forgotten cell defines is asked for by that cell")
    void runTheCellAbove() {
        assertThat(last("check(new MyKnight());"))
                .contains("There is no class MyKnight here: run the cell above, which defines it, then this one.");
        assertThat(run(List.of("check(1);")).get(0))
                .contains("There is no method check here: run the first cell of the lesson");
    }

    @Test
    @DisplayName("check judges no class whose newest cell does not compile, and always says so in the same words")
    void doesNotCompile() {
        String check = "check(new MyKnight());";
        String mend =
                "The cell that defines MyKnight does not compile. Fix that cell and run it, then this one:\nLine 6, ";
        String semicolon = knight("MyKnight", "return knights");
        String misspelt = knight("MyKnight", "return NOT_ABB;");
        String tooWide = knight("MyKnight", "int x = knights; return 0;");
        String unclosed = WRONG.replaceFirst("}", "");
        for (String before : List.of("1 + 1", WRONG)) {
            List<String> shown = each(before, semicolon, check, misspelt, check, tooWide, check, unclosed, check);
            assertThat(shown.get(2)).startsWith(mend + "column 23: A semicolon is missing here.");
            assertThat(shown.get(4)).startsWith(mend + "column 16: There is no variable NOT_ABB here");
            assertThat(shown.get(6)).startsWith(mend + "column 17: Here a long would be cut");
            assertThat(shown.get(8))
                    .startsWith(mend.replace("Line 6, ", "Line 8, ") + "column 2: This ends too early")
                    .doesNotContain("2.1");
        }
        assertThat(last(misspelt, "class Other { MyKnight knight = new MyKnight(); }", "new Other()"))
                .contains("The cell that defines MyKnight does not compile.");
        String later = misspelt.replace("NOT_ABB;", "0; } static final int WIDTH = WIDHT; long f() { return 0;");
        assertThat(last(WRONG, later, check)).startsWith(mend);
    }

    @Test
    @DisplayName("check says that it judges an older class: the newer one has another name")
    void renamed() {
        assertThat(last(WRONG, knight("MyKnigth", "return knights << 17;"), "check(new MyKnight());"))
                .startsWith(
                        "This checks the class MyKnight of an earlier cell. The cell that you ran last calls its class MyKnigth: write check(new MyKnigth())");
        assertThat(last(WRONG, knight("MyKnigth", "return knights << 17;"), "check(new MyKnigth());"))
                .startsWith("2.1");
    }

    @Test
    @DisplayName("check says nothing of old cells once the class is mended")
    void mended() {
        assertThat(last(knight("MyKnight", "return knights"), WRONG, "check(new MyKnight());"))
                .startsWith("2.1");
        assertThat(last(
                        knight("MyKnight", "return knights") + "\ncheck(new MyKnight());",
                        WRONG + "\ncheck(new MyKnight());"))
                .startsWith("2.1");
    }

    @Test
    @DisplayName("no import takes a variable away, wherever it stands")
    void importsKeepVariables() {
        String variables = """
                import sphericalknight.draw.Board;
                String text = "kept";
                List<Integer> list = new ArrayList<>(List.of(1, 2));
                String[] words = {"a", "b"};
                var board = sphericalknight.draw.Draw.board(set("a1"));
                java.util.function.LongUnaryOperator up = s -> s << 8;
                long[] numbers = {3};
                Board other = board;""";
        String all = "text + list + words[1] + up.applyAsLong(1) + numbers[0] + (board == other) + board.alt()";
        List<String> imports = List.of(
                "// the time\nimport java.time.*;",
                "\nimport static java.lang.Math.*;",
                "import java.text.*;\nimport java.util.zip.*;",
                "int count = 1;\n/* late */ import java.util.jar.*;\ncount++;",
                "/** Late. */ import /* from */ java\n.nio.file /* all */ . * ; int more = 2;",
                "import java.util.logging.*; import java.time.chrono.*;\n\n// and\n  import static java.time.DayOfWeek.*;",
                "int a1 = 1;\n  import java.util.stream.*",
                "// one\nimport java.time.Instant;\n// two\nimport static java.lang.Math.max;",
                "// known\nimport static sphericalknight.bits.Squares.*;",
                "long set = 5;\n// not there\nimport no.such.place.*;\n// there\nimport java.beans.*;",
                "for (int i = 0; i < 3; i++) { }\n// after a loop\nimport java.rmi.*;",
                "record R(int a) { }\n// after a record\nimport java.net.http.*;\nvar t = new R(1);");
        List<String> cells = new ArrayList<>(List.of(variables));
        imports.forEach(each -> cells.addAll(List.of(each, all)));
        List<String> shown = each(cells.toArray(String[]::new));
        for (int i = 0; i < imports.size(); i++) {
            assertThat(shown.get(2 * i + 2))
                    .as(imports.get(i))
                    .isEqualTo("kept[1, 2]b2563trueboard: a1 (1 square, 0x0000000000000001)");
        }
    }

    @Test
    @DisplayName("a variable whose name begins like an import changes as any other does")
    void importsIsAName() {
        assertThat(last("int imports = 1;", "imports = 2;", "imports++;", "imports"))
                .isEqualTo("3");
    }

    @Test
    @DisplayName("an import that would give a variable's type a second meaning is refused")
    void importsThatClash() {
        String list = "List<Integer> hops = new ArrayList<>(List.of(1, 2));";
        List<String> shown = each(
                list,
                "import java.awt.*;",
                "hops",
                "// a list\nimport java.awt.List;",
                "hops",
                "int a;\nimport java.awt.*",
                "hops");
        for (int refused : new int[] {1, 3, 5}) {
            assertThat(shown.get(refused)).contains("import java.awt.", "another List", "the variable hops");
            assertThat(shown.get(refused + 1)).isEqualTo("[1, 2]");
        }
        assertThat(last(list, "import java.awt.Color;\nimport java.util.List;", "hops"))
                .isEqualTo("[1, 2]");
        assertThat(last("import java.util.List;", list, "import java.awt.*;", "hops"))
                .isEqualTo("[1, 2]");
    }

    @Test
    @DisplayName("arrays, collections and maps are shown by their entries")
    void arrays() {
        String table = """
                new int[] {1, 2, 3}                                    | [1, 2, 3]
                int[] a = {1, 2}; a                                    | [1, 2]
                new int[][] {{1}, {2, 3}}                              | [[1], [2, 3]]
                new boolean[] {true}                                   | [true]
                new String[] {"a", null}                               | [a, null]
                new long[] {20, 400, 8902}                             | [20, 400, 8902]
                new long[] {5L, set("h8")}                             | [0x0000000000000005, 0x8000000000000000]
                List.of(new int[] {1}, new int[] {2})                  | [[1], [2]]
                Map.of("knights", new long[] {1, 2})                   | {knights=[1, 2]}
                new Set<?>[] {Set.of(1), Set.of("b")}                  | [[1], [b]]
                List.of(Map.of(1, new char[] {'x'}))                   | [{1=[x]}]
                new int[0]                                             | []
                new double[] {0.5}                                     | [0.5]
                List.of(1, 2)                                          | [1, 2]
                sphericalknight.draw.Draw.show(new int[] {1, 2});      | [1, 2]
                """;
        List<String[]> rows = table.lines().map(line -> line.split(" +\\| ")).toList();
        List<String> shown = each(rows.stream().map(row -> row[0]).toArray(String[]::new));
        for (int i = 0; i < rows.size(); i++) {
            assertThat(shown.get(i).strip()).as(rows.get(i)[0]).isEqualTo(rows.get(i)[1]);
        }
    }

    @Test
    @DisplayName("pictures in a list are drawn")
    void picturesInList() {
        String boards = "List.of(sphericalknight.draw.Draw.board(1L), sphericalknight.draw.Draw.board(2L))";
        List<String> shown = each(boards, boards + ".toArray(new sphericalknight.draw.Board[0])");
        assertThat(shown.get(0))
                .contains("0x0000000000000001, 1 square", "0x0000000000000002, 1 square")
                .doesNotContain("[");
        assertThat(shown.get(1)).doesNotContain("[");
    }

    @Test
    @DisplayName("variables() lists what the cells have declared")
    void variables() {
        assertThat(last(
                        "long knight = set(\"a1 b1\");\nString name = \"a\";",
                        "int[] hops = {1, 2};\nvar board = sphericalknight.draw.Draw.board(1L);\nlong knight = 7;",
                        "sphericalknight.notebook.Variables.variables();"))
                .isEqualTo("""
                        name    String  "a"
                        hops    int[]   int[2] { 1, 2 }
                        board   Board   8  . . . . . . . . ...
                        knight  long    7
                        """);
        assertThat(last("sphericalknight.notebook.Variables.variables();"))
                .isEqualTo("No cell has declared a variable yet.\n");
    }

    @Test
    @DisplayName("types of one cell may name each other in any order, sealed ones too")
    void sealedTypes() {
        String shapes = "sealed interface Shape permits Circle, Square { }\nrecord Circle(int r) implements Shape { }\n"
                + "record Square(int a) implements Shape { }\n";
        assertThat(last(shapes + "Shape shape = new Circle(1);\nshape")).isEqualTo("Circle[r=1]");
        assertThat(last(shapes, shapes, "new Square(2)")).isEqualTo("Square[a=2]");
        assertThat(last("class A { B b; }\nclass B { A a; }\nnew A().b")).isEmpty();
        assertThat(last("sealed interface Shape permits Circle { }"))
                .contains("There is no class Circle here")
                .contains("A sealed type and the types that it permits belong in one cell.");
    }

    @Test
    @DisplayName("a method that a later cell completes is no error")
    void completedLater() {
        assertThat(last("int f() { return g(); }", "int g() { return 3; }", "f()"))
                .isEqualTo("3");
    }
}
