package sphericalknight.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.draw.Draw.tiles;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Letters on tiles")
class TilesTest {
    private final Tiles tiles = tiles("NB.", "BN.");

    @Test
    @DisplayName("as text are letters with blanks between them; the alternative text counts them")
    void text() {
        assertThat(tiles).hasToString("N B .\nB N .");
        assertThat(tiles.alt()).isEqualTo("2 rows of tiles: 2 empty, 2 B, 2 N");
    }

    @Test
    @DisplayName("are drawn row by row, each kind in its colour, the empty ones without a letter")
    void drawing() {
        Palette palette = Palette.LIGHT;
        assertThat(tiles.svg())
                .contains("d=\"M29 3h18v18h-18zM3 29h18v18h-18z\" fill=\"" + palette.wrong())
                .contains("d=\"M3 3h18v18h-18zM29 29h18v18h-18z\" fill=\"" + palette.mark())
                .contains("d=\"M55 3h18v18h-18zM55 29h18v18h-18z\" fill=\"" + palette.dark())
                .contains("<text x=\"38\" y=\"17\">B</text>")
                .doesNotContain(">.<");
    }

    @Test
    @DisplayName("a camel among the pieces changes no piece's colour, and has its own")
    void otherLetters() {
        assertThat(tiles("NB.", "BNC").svg())
                .contains("d=\"M3 3h18v18h-18zM29 29h18v18h-18z\" fill=\"" + Palette.LIGHT.mark())
                .contains("d=\"M55 29h18v18h-18z\" fill=\"" + Palette.LIGHT.quiet());
    }
}
