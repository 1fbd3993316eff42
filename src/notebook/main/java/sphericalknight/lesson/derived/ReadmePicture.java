package sphericalknight.lesson.derived;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.row;

import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.draw.Board;
import sphericalknight.draw.Picture;

/** The first picture in the README: the squares attacked by a knight on a4, without and with edge masks. */
final class ReadmePicture {
    private ReadmePicture() {}

    static Picture picture() {
        long knight = bit(square("a4"));
        long attacked = KnightMoves.attacks(knight);
        long blackHoles = set("g2 g4 h1 h5");
        Board board = board(attacked).piece('N', knight);
        return row(
                board.set(attacked | blackHoles).title("Knight on a4, no masks").wrong(blackHoles),
                board.title("With masks"));
    }
}
