package sphericalknight.grader.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.grader.report.text.MarkdownText;
import sphericalknight.grader.report.text.PlainText;

@DisplayName("Text in Markdown")
class MarkdownTextTest {
    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    @ParameterizedTest
    @DisplayName("has no backslash where nothing is markup:")
    @ValueSource(
            strings = {
                "2.1 Attacks of a set of knights",
                "without() keeps the square: -(1L << square) has those ones. The set is ~(1L << square).",
                "File, rank & both diagonals: 8 * (rank - file), (set >>> 1) & mask; i<8 and \"x\"!",
                "In file(): SIGNED_SHIFT, 0x0101_0101, board[3], a | b, #1? {c1} = 20 %, it's (~x).",
                "1.5 of 3, x + y",
            })
    void asItIs(String text) {
        assertThat(MarkdownText.line(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @DisplayName("has one before markup:")
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '"',
            value = {
                "1. x; 1\\. x",
                "- x; \\- x",
                "# x #; \\# x \\#",
                "a *b* c; a *b\\* c",
                "a _b_ c; a _b\\_ c",
                "a ~b~ c; a ~b\\~ c",
                "[x](y); [x\\](y)",
                "<b>; \\<b>",
                "`x`; \\`x\\`",
                "http://x.invalid; http\\://x.invalid",
                "www.x.invalid; www\\.x.invalid",
                "\\*; \\\\\\*",
            })
    void escaped(String text, String markdown) {
        assertThat(MarkdownText.line(text)).isEqualTo(markdown);
    }

    @ParameterizedTest
    @DisplayName("is code without spaces around it, if no backtick stands at its end:")
    @CsvSource({"MyKnight.java, `MyKnight.java`", "a`b, ``a`b``", "`x`, `` `x` ``"})
    void code(String text, String markdown) {
        assertThat(MarkdownText.code(text)).isEqualTo(markdown);
    }

    @Test
    @DisplayName(
            "is read as it was, in a paragraph, a quotation, an item, a heading and a cell: 20,000 generated lines")
    void roundTrip() {
        Random random = new Random(1);
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            int pieces = 1 + random.nextInt(6);
            for (int j = 0; j < pieces; j++) {
                text.append(
                        random.nextInt(3) == 0
                                ? " "
                                : HostileTest.PIECES.get(random.nextInt(HostileTest.PIECES.size())));
            }
            String line = PlainText.line(text.toString());
            if (line.isEmpty()) {
                continue;
            }
            String safe = MarkdownText.line(line);
            assertThat(read(PARSER.parse(safe))).as(safe).isEqualTo(line);
            assertThat(read(PARSER.parse("> " + safe))).as(safe).isEqualTo(line);
            assertThat(read(PARSER.parse("- x " + safe))).as(safe).isEqualTo("x " + line);
            assertThat(read(PARSER.parse("## 2.1 " + safe))).as(safe).isEqualTo("2.1 " + line);
            String cell = MarkdownText.cell(line);
            Node table = PARSER.parse("| a |\n| --- |\n| x " + cell + " |\n").getFirstChild();
            assertThat(table.getLastChild()).as(cell).isInstanceOf(TableBody.class);
            assertThat(read(table.getLastChild())).as(cell).isEqualTo("x " + line);
        }
    }

    /** The text of all leaves; a leaf that is not text is named by its class. */
    private static String read(Node node) {
        if (node instanceof Text text) {
            return text.getLiteral();
        }
        if (node.getFirstChild() == null) {
            return "(" + node.getClass().getSimpleName() + ")";
        }
        StringBuilder all = new StringBuilder();
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            all.append(read(child));
        }
        return all.toString();
    }
}
