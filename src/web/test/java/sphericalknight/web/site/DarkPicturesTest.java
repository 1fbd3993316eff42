package sphericalknight.web.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.draw.Palette;

@DisplayName("Pictures on dark pages")
class DarkPicturesTest {
    @Test
    @DisplayName("the texts of plots turn light although the plots' own style sheet is the more specific one")
    void textsOfPlots() {
        assertThat(DarkPictures.svg("<svg><style>#p0 .plot-title {fill: #2b2a28}</style></svg>"))
                .contains("#p0 text{fill:" + Palette.DARK.ink() + "!important}");
    }

    @Test
    @DisplayName("an apostrophe in a title survives, whether or not the page escapes the address once more")
    void apostrophe() {
        String svg = "<svg><text>White&#39;s pawn</text></svg>";
        String base64 = Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
        assertThat(DarkPictures.dataUri("data:image/svg+xml;base64," + base64))
                .contains("<text>White%26%2339;s pawn</text>")
                .doesNotContain("&");
    }
}
