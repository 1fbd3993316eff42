package sphericalknight.web.site;

import static org.assertj.core.api.Assertions.assertThat;

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
}
