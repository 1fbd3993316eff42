package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;

/** Draws the 64 squares of a {@link Board} and their contents, layer by layer; a square is 36 units wide. */
final class CellsSvg {
    /** The attribute that paints a shape over its own outline, so that only the outer half of the outline remains visible. */
    private static final String OUTSIDE = "paint-order=\"stroke\"";

    private final Board board;
    private final Svg svg;
    private final Palette colours;
    private final long covered;
    private final long ones;
    private final long missing;

    CellsSvg(Board board, Svg svg) {
        this.board = board;
        this.svg = svg;
        colours = svg.palette;
        covered = board.covered();
        ones = board.set & ~board.wrong;
        missing = board.absent();
    }

    void draw() {
        drawSquares();
        drawArrows();
        drawTiles();
        drawOutlines();
        drawPieces();
        drawTexts();
    }

    /** Draws all squares light, then all dark ones as one path: bars on every other rank XOR bars on every other file; then hatching. */
    private void drawSquares() {
        svg.fill("M0 0h288v288H0z", colours.light(), Svg.stroke(colours.dark(), 2));
        StringBuilder bars = new StringBuilder();
        for (int i = 36; i < 288; i += 72) {
            bars.append("M0 " + i + "h288v36H0zM" + i + " 0h36v288h-36z");
        }
        svg.fill(bars, colours.dark(), "fill-rule=\"evenodd\"");
        svg.line(CellShape.hatching(board.hatch), colours.quiet(), 1.2);
    }

    private void drawTiles() {
        long clear = ~(ones | board.wrong | missing | covered | board.hatch);
        svg.line(CellShape.DOT.on(clear), colours.quiet(), 3);
        tiles(ones & ~board.mark, colours.set());
        tiles(ones & board.mark, colours.mark());
        tiles(board.wrong, colours.wrong());
        svg.line(CellShape.TILE_RING.on(ones & board.mark), colours.onTile(), 1.3);
        svg.line(CellShape.ONE.on(ones & ~covered) + CellShape.CROSS.on(board.wrong & ~covered), colours.onTile(), 2.6);
    }

    private void tiles(long squares, String colour) {
        svg.fill(CellShape.TILE.on(squares), colour, Svg.stroke(colour, 8));
    }

    private void drawOutlines() {
        svg.line(CellShape.OUTLINE.on(missing), colours.wrong(), 2, "stroke-dasharray=\"3 4.1\"");
        svg.line(CellShape.RING.on(board.mark & ~ones), colours.mark(), 2.5);
    }

    private void drawPieces() {
        long white = 0;
        long black = 0;
        for (char letter : Pieces.LETTERS.toCharArray()) {
            long squares = board.squaresOf(letter);
            white |= Pieces.isWhite(letter) ? squares : 0;
            black |= Pieces.isWhite(letter) ? 0 : squares;
        }
        svg.fill(
                CellShape.on(white, square -> Pieces.body(board.pieces[square])),
                colours.white(),
                Svg.stroke(colours.black(), 1.6));
        svg.line(CellShape.on(white, square -> Pieces.detail(board.pieces[square])), colours.black(), 1.6);
        svg.fill(
                CellShape.on(black, square -> Pieces.body(board.pieces[square])),
                colours.black(),
                Svg.stroke(colours.white(), 2),
                OUTSIDE);
        svg.line(CellShape.on(black, square -> Pieces.detail(board.pieces[square])), colours.white(), 1.5);
        long crosses = board.wrong & covered;
        svg.line(CellShape.CORNER_CROSS.on(crosses), colours.wrong(), 4.5);
        svg.line(CellShape.CORNER_CROSS.on(crosses), colours.onTile(), 2);
    }

    private void drawTexts() {
        List<Svg.Word> onTiles = new ArrayList<>();
        List<Svg.Word> labels = new ArrayList<>();
        List<Svg.Word> numbers = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            String text = board.written(square);
            if (text != null && board.pieces[square] == 0) {
                boolean tile = ((board.set | board.wrong) >>> square & 1) != 0;
                List<Svg.Word> words = tile ? onTiles : board.labels[square] != null ? labels : numbers;
                words.add(new Svg.Word(CellShape.left(square) + 18, CellShape.top(square) + 22.5, text));
            }
        }
        double size = board.pixels < CellShape.CELL ? 14.5 : 13;
        svg.words(size, colours.onTile(), onTiles);
        // Where lines cross the text, a halo keeps it readable.
        boolean hatched = (board.hatch & covered) != 0;
        String[] halo = hatched ? new String[] {Svg.stroke(colours.light(), 4), OUTSIDE} : new String[0];
        svg.words(size, colours.ink(), labels, halo);
        svg.words(size, colours.quiet(), numbers, halo);
    }

    /** Draws arrows underneath tiles and pieces, so that a line across a square leaves its symbol readable. */
    private void drawArrows() {
        Arrows arrows = new Arrows(ones | board.wrong | missing | covered | board.mark);
        board.arrows.forEach(arrows::add);
        svg.line(arrows.lines, colours.ink(), 1.8);
        svg.fill(arrows.heads, colours.ink());
    }
}
