package sphericalknight.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.strip;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

@DisplayName("The drawings")
class SvgTest {
    private static final String HOSTILE = "\"><script>alert('1')</script> & \u0007\u001B[31m\uFFFE\uD800\nnext";

    static Stream<Arguments> gallery() {
        return Gallery.pictures().entrySet().stream().map(entry -> Arguments.of(entry.getKey(), entry.getValue()));
    }

    static Stream<Arguments> boards() {
        return gallery().filter(arguments -> arguments.get()[1] instanceof Board);
    }

    /** All pictures but the one that contains a replacement character on purpose. */
    static Stream<Arguments> plain() {
        return gallery().filter(arguments -> !arguments.get()[0].equals("Hostile"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("gallery")
    @DisplayName("are well-formed, the same on every call, and bring no classes, ids, links or foreign fonts")
    void structure(String name, Figure figure) throws Exception {
        String svg = figure.svg();
        assertThat(svg)
                .isEqualTo(figure.svg())
                .isEqualTo(Gallery.pictures().get(name).svg());
        Element root = parse(svg).getDocumentElement();
        assertThat(root.getTagName()).isEqualTo("svg");
        assertThat(root.getAttribute("viewBox"))
                .isEqualTo("0 0 " + root.getAttribute("width") + " " + root.getAttribute("height"));
        assertThat(Double.parseDouble(root.getAttribute("width"))).isLessThanOrEqualTo(1000);
        NodeList elements = root.getElementsByTagName("*");
        for (int i = 0; i < elements.getLength(); i++) {
            Element element = (Element) elements.item(i);
            assertThat(element.getTagName()).isIn("rect", "g", "path", "text");
            for (String banned : new String[] {"class", "id", "style", "href"}) {
                assertThat(element.hasAttribute(banned)).as(banned).isFalse();
            }
            assertThat(element.getAttribute("font-family")).isIn("", "monospace");
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("boards")
    @DisplayName("take less than 6 kB for each board, all pieces on tiles included")
    void boards_are_small(String name, Figure figure) {
        assertThat(figure.svg().getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(6 * 1024);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("plain")
    @DisplayName("have a text twin of plain ASCII lines without trailing blanks, and one line of alternative text")
    void twins(String name, Figure figure) {
        assertThat(figure.toString()).matches("[\\x20-\\x7E\\n]+");
        assertThat(figure.toString().lines()).noneMatch(line -> line.endsWith(" "));
        assertThat(figure.alt()).matches("[\\x20-\\x7E]+");
    }

    @Test
    @DisplayName("keep hostile titles, labels and operators as harmless text")
    void hostile_text() throws Exception {
        Figure figure = Draw.row(
                board(HOSTILE, 1L).label(9, "<&'\""),
                HOSTILE,
                strip(HOSTILE, 1L).field(0, 9, HOSTILE));
        String svg = figure.svg();
        assertThat(svg).doesNotContain("<script");
        assertThat(parse(svg).getElementsByTagName("script").getLength()).isZero();
        assertThat(figure.html())
                .startsWith("<img alt=\"&quot;&gt;&lt;script&gt;")
                .doesNotContain("<script");
        assertThat(figure.html().indexOf('>')).isEqualTo(figure.html().length() - 1);
        assertThat(figure.toString()).doesNotContain("\u001B").doesNotContain("\u0007");
    }

    @Test
    @DisplayName("come as an image with alternative text, size and the drawing inside")
    void html() {
        Board board = board("say \"hi\"", 1L);
        String html = board.html();
        assertThat(html)
                .startsWith("<img alt=\"say &quot;hi&quot;: a1 (1 square, 0x0000000000000001)\" width=\"339\""
                        + " height=\"360\" src=\"data:image/svg+xml;base64,");
        String data = html.substring(html.indexOf("base64,") + 7, html.length() - 2);
        assertThat(new String(Base64.getDecoder().decode(data), StandardCharsets.UTF_8))
                .isEqualTo(board.svg());
    }

    @Test
    @DisplayName("of others are embedded, too, with or without a size")
    void foreign_pictures() {
        Picture plot = () -> "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>";
        assertThat(plot.html()).startsWith("<img alt=\"").contains("\" src=\"data:image/svg+xml;base64,");
    }

    @Test
    @DisplayName("show each state by a shape, not by colour alone")
    void states_have_shapes() {
        Map<String, Board> boards = Map.of(
                "clear", board(0),
                "set", board(1L),
                "wrong", board(1L).wrong(1L),
                "missing", board(0).missing(1L),
                "marked", board(0).mark(1L),
                "set and marked", board(1L).mark(1L),
                "hatched", board(0).hatch(1L));
        Stream<String> colourless = boards.values().stream()
                .map(board -> board.svg().replaceAll("#[0-9A-F]{6}", "").replaceAll("0x[0-9A-F]{16}", ""));
        assertThat(colourless.distinct()).hasSize(7);
    }

    private static Document parse(String svg) throws Exception {
        DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        builder.setErrorHandler(null);
        return builder.parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
    }
}
