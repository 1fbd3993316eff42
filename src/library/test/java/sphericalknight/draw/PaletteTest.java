package sphericalknight.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Contrast as WCAG 2.1 defines it (1.4.3 for text: 4.5 : 1, 1.4.11 for shapes: 3 : 1). */
@DisplayName("The palettes' contrast")
class PaletteTest {
    static Stream<Palette> palettes() {
        return Stream.of(Palette.LIGHT, Palette.DARK);
    }

    @ParameterizedTest
    @MethodSource("palettes")
    @DisplayName("is at least 4.5 : 1 for every text on everything it stands on")
    void text(Palette palette) {
        for (String ground : List.of(palette.paper(), palette.light(), palette.dark())) {
            assertThat(contrast(palette.ink(), ground)).as("ink on %s", ground).isGreaterThanOrEqualTo(4.5);
            assertThat(contrast(palette.quiet(), ground))
                    .as("quiet on %s", ground)
                    .isGreaterThanOrEqualTo(4.5);
        }
        for (String tile : List.of(palette.set(), palette.wrong(), palette.mark())) {
            assertThat(contrast(palette.onTile(), tile))
                    .as("text on tile %s", tile)
                    .isGreaterThanOrEqualTo(4.5);
        }
    }

    @ParameterizedTest
    @MethodSource("palettes")
    @DisplayName("is at least 3 : 1 for every tile, ring and outline on the squares")
    void shapes(Palette palette) {
        for (String ground : List.of(palette.light(), palette.dark())) {
            for (String shape : List.of(palette.set(), palette.wrong(), palette.mark())) {
                assertThat(contrast(shape, ground))
                        .as("%s on %s", shape, ground)
                        .isGreaterThanOrEqualTo(3);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("palettes")
    @DisplayName("is at least 3 : 1 for a piece's body or its outline on squares and tiles, and between them")
    void pieces(Palette palette) {
        assertThat(contrast(palette.white(), palette.black())).isGreaterThanOrEqualTo(7);
        List<String> grounds = List.of(palette.light(), palette.dark(), palette.set(), palette.wrong(), palette.mark());
        for (String ground : grounds) {
            double best = Math.max(contrast(palette.white(), ground), contrast(palette.black(), ground));
            assertThat(best).as("pieces on %s", ground).isGreaterThanOrEqualTo(3);
        }
    }

    private static double contrast(String one, String other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static double luminance(String colour) {
        double red = linear(Integer.parseInt(colour.substring(1, 3), 16));
        double green = linear(Integer.parseInt(colour.substring(3, 5), 16));
        double blue = linear(Integer.parseInt(colour.substring(5, 7), 16));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    private static double linear(int channel) {
        double value = channel / 255.0;
        return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
