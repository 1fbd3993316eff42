package sphericalknight.lessons;

import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.row;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.Path;
import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.draw.Picture;

/** The code that lesson 10 builds step by step. Its cells show these regions, {@link Lesson10Test} tests them. */
final class Lesson10 {
    private Lesson10() {}

    /** What the lesson opens with; {@code notebooks/pictures/10-generator.svg} holds it. */
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

    static final Sliders SLIDERS = SliderMethods.best();

    // region 10.attacks
    static long attacks(Position position, int square, long occupied) {
        long here = 1L << square;
        int piece = position.pieceAt(square);
        boolean up = Piece.side(piece) == Piece.WHITE;
        return switch (Piece.kind(piece)) {
            case Piece.PAWN -> up ? PawnMoves.whiteAttacks(here) : PawnMoves.blackAttacks(here);
            case Piece.KNIGHT -> KnightMoves.attacks(here);
            case Piece.BISHOP -> SLIDERS.bishop(square, occupied);
            case Piece.ROOK -> SLIDERS.rook(square, occupied);
            case Piece.QUEEN -> SLIDERS.queen(square, occupied);
            default -> KingMoves.attacks(here);
        };
    }
    // endregion

    // region 10.attacked
    static long attacked(Position position, long occupied) {
        long attacked = 0;
        long enemies = position.pieces(1 - position.side());
        for (long rest = enemies; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            attacked |= attacks(position, square, occupied);
        }
        return attacked;
    }
    // endregion

    // region 10.targets
    static long targets(Position position) {
        int king = position.kingSquare(position.side());
        long targets = -1L;
        for (long rest = position.checkers(); rest != 0; rest &= rest - 1) {
            int checker = Long.numberOfTrailingZeros(rest);
            targets &= Path.between(king, checker) | 1L << checker;
        }
        return targets;
    }
    // endregion

    // region 10.pins
    static long pins(Position position) {
        int king = position.kingSquare(position.side());
        long pins = 0;
        long own = position.pieces(position.side());
        for (long rest = own; rest != 0; rest &= rest - 1) {
            long piece = rest & -rest;
            long lifted = attacked(position, position.occupied() & ~piece);
            pins |= (lifted >>> king & 1) != 0 ? piece : 0;
        }
        return pins;
    }
    // endregion
}
