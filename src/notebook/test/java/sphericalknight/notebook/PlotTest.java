package sphericalknight.notebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

@DisplayName("Plots")
class PlotTest {
    private final Plot lines = Plot.lines("Does it matter how many?")
            .across("bits set", 0, 8, 64)
            .value("time, ns")
            .row("naive", 20.84, 20.6, 21)
            .row("JDK", 1.1, 1.2, 1.234)
            .note("Abacus, 10 rows\nJava 17.0.15");
    private final Plot bars = Plot.bars("Two caches")
            .value("time, ns")
            .columns("warm", "cold")
            .row("byte table", 3.8, 12)
            .row("16-bit table", 2.2, 1560);

    private final Plot measured = Plot.bars("Two caches")
            .value("time, ns")
            .columns("warm", "cold")
            .row("byte table", new double[] {3.8, 12}, new double[] {0.123, 4})
            .row("JDK", new double[] {1.5, 14}, new double[] {0.5, 1.96})
            .row("naive", 21, 34);

    private Plot plot(String name) {
        return switch (name) {
            case "lines" -> lines;
            case "logarithmic lines" -> lines.logarithmic();
            case "bars" -> bars;
            case "measured lines" -> lines.row("SWAR", new double[] {2, 2.4, 3}, new double[] {0.5, 0.1, 1.25});
            case "measured bars" -> measured;
            default -> bars.logarithmic();
        };
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {"lines", "logarithmic lines", "bars", "logarithmic bars", "measured lines", "measured bars"})
    @DisplayName("the drawing is one XML document, small, the same twice, and shows every word of the table")
    void drawing(String name) throws Exception {
        Plot plot = plot(name);
        String svg = plot.svg();
        assertThat(svg)
                .isEqualTo(plot.svg())
                .startsWith("<svg")
                .endsWith("</svg>")
                .hasSizeLessThan(12_000);
        assertThat(svg).as("digits that may differ between processors").doesNotContainPattern("\\d\\.\\d{4}[^>]*>");
        Document document = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
        String text = document.getDocumentElement().getTextContent();
        assertThat(text)
                .contains(plot.data().title(), plot.data().value(), plot.data().across());
        plot.data().rows().forEach(row -> assertThat(text).contains(row.name()));
        plot.data().columns().forEach(column -> assertThat(text).contains(column));
    }

    @Test
    @DisplayName("a notebook stores it as an image of its size, with the table as alternative text")
    void image() {
        assertThat(bars.html())
                .startsWith(
                        "<img alt=\"Two caches. time, ns for warm, cold: byte table 3.8, 12; 16-bit table 2.2, 1560\" width=\"556\"");
    }

    @Test
    @DisplayName("the text twin is a table")
    void textTwin() {
        assertThat(lines).hasToString("""
                Does it matter how many?
                time, ns
                bits set            0            8           64
                naive            20.8         20.6           21
                JDK               1.1          1.2         1.23
                Abacus, 10 rows
                Java 17.0.15""");
        assertThat(Plot.bars("One").value("ns").row("a", 0.412)).hasToString("""
                One
                ns
                a        0.412""");
    }

    @Test
    @DisplayName("a row that does not fit the columns is refused by name")
    void rowThatDoesNotFit() {
        assertThatThrownBy(() -> lines.row("SWAR", 1, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("\"SWAR\" has 2 figures for 3 columns; name the columns first");
    }

    @Test
    @DisplayName("measured figures show their errors, in the drawing and in the table")
    void errors() {
        assertThat(measured).hasToString("""
                Two caches
                time, ns
                                      warm            cold
                byte table       3.8 ±0.12           12 ±4
                JDK               1.5 ±0.5           14 ±2
                naive                   21              34""");
        assertThat(measured.svg().split("stroke-width=\"1.5\""))
                .as("a line for each of four errors")
                .hasSize(5);
    }

    @Test
    @DisplayName("the lowest figure is named with all that its interval does not exclude")
    void lowest() {
        assertThat(measured.lowest()).isEqualTo("""
                warm: JDK
                cold: byte table, not distinguishable from JDK""");
    }
}
