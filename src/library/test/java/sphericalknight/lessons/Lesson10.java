package sphericalknight.lessons;

import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.row;

import sphericalknight.chess.position.Position;
import sphericalknight.draw.Picture;

/** What lesson 10 shows beside the regions of {@link sphericalknight.chess.position.MoveGenerator}; {@link Lesson10Test} tests it. */
final class Lesson10 {
    private Lesson10() {}

    /** The picture at the start of the lesson, stored in {@code notebooks/pictures/10-generator.svg}. */
    static Picture opening() {
        return row(
                board().title("White's pawn goes e2-e4 ...")
                        .pieces("8/8/8/8/1R2Pp1k/8/8/4K3")
                        .arrow(square("e2"), square("e4")),
                board().title("... may Black take it in passing?")
                        .pieces("8/8/8/8/1R5k/4p3/8/4K3")
                        .missing(set("e4 f4"))
                        .arrow(square("b4"), square("h4")));
    }

    // region 10.survives
    static boolean survives(Position position, int move) {
        int side = position.side();
        position.make(move);
        int king = position.kingSquare(side);
        boolean safe = !position.isAttacked(king, 1 - side);
        position.unmake();
        return safe;
    }
    // endregion
}
