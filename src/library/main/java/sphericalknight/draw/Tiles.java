package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A picture of letters in rows, each on a tile; every kind of letter has its colour, and a dot is an empty tile. The pieces K, R, B and N
 * have the same colours in every picture.
 *
 * <pre>{@code
 * tiles("NB.", "BN.")
 * N B .
 * B N .
 * }</pre>
 */
public final class Tiles extends Figure {
    private static final int STEP = 26;
    private static final String PIECES = "BKNR";

    private final List<String> rows;

    Tiles(String... rows) {
        this.rows = List.of(rows);
    }

    @Override
    double width() {
        return STEP * rows.stream().mapToInt(String::length).max().orElse(0);
    }

    @Override
    double height() {
        return STEP * rows.size();
    }

    @Override
    void draw(Svg svg) {
        Palette palette = svg.palette;
        String[] colours = {palette.wrong(), palette.ink(), palette.mark(), palette.set(), palette.quiet()};
        int other = PIECES.length();
        for (char letter : count().keySet()) {
            int piece = PIECES.indexOf(letter);
            draw(svg, letter, letter == '.' ? palette.dark() : colours[piece < 0 ? other++ % colours.length : piece]);
        }
    }

    private void draw(Svg svg, char letter, String colour) {
        StringBuilder tiles = new StringBuilder();
        List<Svg.Word> words = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                if (rows.get(row).charAt(column) == letter) {
                    tiles.append("M" + (STEP * column + 3) + " " + (STEP * row + 3) + "h18v18h-18z");
                    words.add(new Svg.Word(STEP * column + 12, STEP * row + 17, "" + letter));
                }
            }
        }
        svg.fill(tiles, colour, Svg.stroke(colour, 6));
        svg.words(16, svg.palette.onTile(), letter == '.' ? List.of() : words);
    }

    /** The letters in order, and how often each occurs. */
    private Map<Character, Long> count() {
        return String.join("", rows)
                .chars()
                .mapToObj(letter -> (char) letter)
                .collect(Collectors.groupingBy(letter -> letter, TreeMap::new, Collectors.counting()));
    }

    /** How often each letter occurs. */
    @Override
    public String alt() {
        return rows.size() + " rows of tiles: "
                + count().entrySet().stream()
                        .map(each -> each.getValue() + (each.getKey() == '.' ? " empty" : " " + each.getKey()))
                        .collect(Collectors.joining(", "));
    }

    @Override
    TextBlock text() {
        return TextBlock.of(
                rows.stream().map(row -> String.join(" ", row.split(""))).toArray(String[]::new));
    }
}
