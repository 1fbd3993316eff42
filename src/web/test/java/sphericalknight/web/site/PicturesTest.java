package sphericalknight.web.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.draw.Palette;

@DisplayName("Pictures in pages")
class PicturesTest {
    private static String image(String svg) {
        String base64 = Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
        return "<p><img style=\"min-width:500px\" alt=\"White&#39;s pawn\" width=\"4\" src=\"data:image/svg+xml;base64,"
                + base64 + "\"></p>";
    }

    @Test
    @DisplayName("are elements of the page, with their alternative text and least width")
    void inPage() {
        assertThat(Pictures.inPage(image("<svg width=\"4\"><text>$1</text></svg>")))
                .isEqualTo(
                        "<p><svg class=\"drawn\" role=\"img\" aria-label=\"White&#39;s pawn\" style=\"min-width:500px\""
                                + " width=\"4\"><text>$1</text></svg></p>");
    }

    @Test
    @DisplayName("stay images if they have ids, which may stand once in a page")
    void ids() {
        String image = image("<svg><g id=\"p0\"/></svg>");
        assertThat(Pictures.inPage(image)).isEqualTo(image);
    }

    @Test
    @DisplayName("turn dark with the page, in a file of their own as well")
    void dark() {
        String paper = "[fill=\"" + Palette.LIGHT.paper() + "\"]{fill:" + Palette.DARK.paper() + "}";
        assertThat(Pictures.style()).contains("svg.drawn " + paper).doesNotContain("}[");
        assertThat(Pictures.file("<svg width=\"4\"><g/></svg>"))
                .startsWith("<svg width=\"4\"><style>@media screen and (prefers-color-scheme:dark){" + paper)
                .endsWith("</style><g/></svg>");
    }

    @Test
    @DisplayName("lose the words that are too small to read on a card")
    void withoutWords() {
        assertThat(Pictures.withoutWords("<svg><text x=\"1\">a</text><g><text>b</text></g></svg>"))
                .isEqualTo("<svg><g></g></svg>");
    }
}
