package sphericalknight.lessons;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.chess.board.Lines.FILE_A;
import static sphericalknight.chess.board.Lines.RANK_3;
import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.ROOK;
import static sphericalknight.chess.position.Piece.WHITE;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.row;

import java.util.TreeSet;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.Path;
import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.board.Lines;
import sphericalknight.chess.position.KingSquare;
import sphericalknight.chess.position.Position;
import sphericalknight.draw.Picture;

/** The generator that lesson 10 builds. Its cells show these regions; {@link Lesson10Test} compares it with the library's. */
final class Lesson10 {
    interface Steps {
        long attacks(long pieces);
    }

    interface Pins {
        long pinned(int king, long own, long enemy, long straight, long diagonal);
    }

    /** In the lesson these four are the learner's own answers, where they pass. */
    static final Steps myKnight = KnightMoves::attacks;

    static final Steps myKing = KingMoves::attacks;
    static final Pins myPins =
            (king, own, enemy, straight, diagonal) -> KingSquare.of(king).pinned(own, enemy, straight, diagonal);
    static final Sliders sliders = SliderMethods.best();

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

    // region 10.fields
    static long own, enemy, pawns, knights, diagonal, straight, kings, castling, enPassant;
    static long occupied, targets, pinned;
    static int king, turn;
    static TreeSet<String> moves;

    static long both(Position position, int kind) {
        long set = position.pieces(WHITE, kind) | position.pieces(BLACK, kind);
        return seen(position, set);
    }

    static long seen(Position position, long set) {
        return position.side() == BLACK ? Long.reverseBytes(set) : set;
    }
    // endregion

    // region 10.read
    static void read(Position position) {
        own = seen(position, position.pieces(position.side()));
        enemy = seen(position, position.pieces(1 - position.side()));
        pawns = both(position, PAWN);
        knights = both(position, KNIGHT);
        diagonal = both(position, BISHOP) | both(position, QUEEN);
        straight = both(position, ROOK) | both(position, QUEEN);
        kings = both(position, KING);
        castling = seen(position, position.castlingRooks());
        int passed = position.enPassant();
        enPassant = passed == Position.NO_SQUARE ? 0 : seen(position, bit(passed));
        occupied = own | enemy;
        king = Long.numberOfTrailingZeros(own & kings);
    }
    // endregion

    // region 10.danger
    static long danger() {
        long without = occupied & ~(own & kings);
        long danger = PawnMoves.blackAttacks(enemy & pawns)
                | myKnight.attacks(enemy & knights)
                | myKing.attacks(enemy & kings);
        for (long rest = enemy & diagonal; rest != 0; rest &= rest - 1) {
            danger |= sliders.bishop(Long.numberOfTrailingZeros(rest), without);
        }
        for (long rest = enemy & straight; rest != 0; rest &= rest - 1) {
            danger |= sliders.rook(Long.numberOfTrailingZeros(rest), without);
        }
        return danger;
    }
    // endregion

    // region 10.king
    static long kingTargets() {
        long danger = danger();
        long to = myKing.attacks(own & kings) & ~own & ~danger;
        for (long rest = castling & own; rest != 0; rest &= rest - 1) {
            int rook = Long.numberOfTrailingZeros(rest);
            boolean empty = (KingSquare.castlingWay(king, rook) & occupied) == 0;
            boolean safe = (KingSquare.castlingWalk(king, rook) & danger) == 0;
            to |= empty && safe ? bit(rook) : 0;
        }
        return to;
    }
    // endregion

    // region 10.look
    static void look() {
        long leapers = enemy & (myKnight.attacks(own & kings) & knights | PawnMoves.whiteAttacks(own & kings) & pawns);
        long snipers = enemy & (sliders.rook(king, 0) & straight | sliders.bishop(king, 0) & diagonal);
        targets = leapers == 0 ? -1L : (leapers & (leapers - 1)) == 0 ? leapers : 0;
        for (long rest = snipers; rest != 0; rest &= rest - 1) {
            long path = Path.to(king, Long.numberOfTrailingZeros(rest));
            boolean check = Long.bitCount(path & occupied) == 1;
            targets &= check ? path : -1L;
        }
        pinned = myPins.pinned(king, own, enemy, enemy & straight, enemy & diagonal);
    }
    // endregion

    // region 10.add
    static void add(int from, long to) {
        for (long rest = to; rest != 0; rest &= rest - 1) {
            moves.add(name(from ^ turn) + name(Long.numberOfTrailingZeros(rest) ^ turn));
        }
    }

    static void addPawns(int step, long to) {
        for (long rest = to; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            String move = name((square - step) ^ turn) + name(square ^ turn);
            for (String kind : (square < 56 ? "." : "q r b n").split(" ")) {
                moves.add(move + kind.replace(".", ""));
            }
        }
    }
    // endregion

    // region 10.pieces
    static void pieces(int kind, long pieces) {
        for (long rest = pieces; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            long to = attacks(kind, from) & targets & ~own;
            add(from, (pinned & bit(from)) == 0 ? to : to & Path.line(king, from));
        }
    }

    static long attacks(int kind, int from) {
        return switch (kind) {
            case KNIGHT -> myKnight.attacks(bit(from));
            case BISHOP -> sliders.bishop(from, occupied);
            case ROOK -> sliders.rook(from, occupied);
            default -> sliders.queen(from, occupied);
        };
    }
    // endregion

    // region 10.pawns
    static long pawnsFor(long line) {
        return own & pawns & (~pinned | line);
    }

    static long pushes() {
        return PawnMoves.whitePushes(pawnsFor(FILE_A << (king & 7)), ~occupied);
    }

    static long doublePushes(long pushes) {
        return PawnMoves.whitePushes(pushes & RANK_3, ~occupied) & targets;
    }

    static long eastCaptures() {
        return PawnMoves.whiteAttacksEast(pawnsFor(Lines.diagonal(king))) & enemy & targets;
    }

    static long westCaptures() {
        return PawnMoves.whiteAttacksWest(pawnsFor(Lines.antidiagonal(king))) & enemy & targets;
    }
    // endregion

    // region 10.en-passant
    static long capturers() {
        long victim = enPassant >>> 8;
        if ((targets & (enPassant | victim)) == 0) {
            return 0;
        }
        long capturers = 0;
        for (long rest = PawnMoves.blackAttacks(enPassant) & own & pawns; rest != 0; rest &= rest - 1) {
            long pawn = rest & -rest;
            long after = occupied ^ pawn ^ victim ^ enPassant;
            long snipers = sliders.bishop(king, after) & diagonal | sliders.rook(king, after) & straight;
            capturers |= (snipers & enemy) == 0 ? pawn : 0;
        }
        return capturers;
    }
    // endregion

    // region 10.generate
    static TreeSet<String> generate(Position position) {
        moves = new TreeSet<>();
        turn = position.side() == BLACK ? 56 : 0;
        read(position);
        look();
        addPawns(8, pushes() & targets);
        addPawns(16, doublePushes(pushes()));
        addPawns(9, eastCaptures());
        addPawns(7, westCaptures());
        pieces(KNIGHT, own & knights);
        pieces(BISHOP, own & diagonal & ~straight);
        pieces(ROOK, own & straight & ~diagonal);
        pieces(QUEEN, own & diagonal & straight);
        add(king, kingTargets());
        for (long rest = capturers(); rest != 0; rest &= rest - 1) {
            add(Long.numberOfTrailingZeros(rest), enPassant);
        }
        return moves;
    }
    // endregion
}
