package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.ROOK;

import sphericalknight.chess.attack.PawnMoves;

/**
 * The features that predict whether a square holds a man of a given side and kind. The board is flipped so that this side moves up: bit i
 * of a set is square i for White and square i ^ 56 for Black. All pawns are placed before any other man.
 */
final class PlacementFeatures {
    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final int[] HOME_OF_FILE = {ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK};

    private final int side;
    private final int kind;
    private final int count;
    private final int phase;
    private final int turn;
    private final long[] own = new long[6];
    private final long[] enemy = new long[6];
    private final int ownKing;
    private final int enemyKing;
    private final long attackedByPawns;
    private final long coveredByPawns;
    private final byte[] classes = new byte[64];
    private int home;
    private int placed;
    private int last;

    /** Creates the features for one side and kind; {@code sets} holds the squares of the men placed so far, as seen by White. */
    PlacementFeatures(int side, int kind, long[] sets, int count, int phase, boolean onTurn) {
        this.count = count;
        this.side = side;
        this.kind = kind;
        this.phase = phase;
        this.turn = onTurn ? 1 : 0;
        for (int k = PAWN; k <= KING; k++) {
            own[k] = side == 0 ? sets[k] : Long.reverseBytes(sets[6 + k]);
            enemy[k] = side == 0 ? sets[6 + k] : Long.reverseBytes(sets[k]);
            mark(own[k], k == PAWN ? 1 : k == KING ? 3 : 2);
            mark(enemy[k], k == PAWN ? 4 : k == KING ? 6 : 5);
        }
        ownKing = Long.numberOfTrailingZeros(own[KING]);
        enemyKing = Long.numberOfTrailingZeros(enemy[KING]);
        attackedByPawns = PawnMoves.blackAttacks(enemy[PAWN]);
        coveredByPawns = PawnMoves.whiteAttacks(own[PAWN]);
        for (int file = 0; file < 8; file++) {
            home += (own[HOME_OF_FILE[file]] >>> file & 1) != 0 ? 1 : 0;
        }
    }

    private void mark(long set, int mark) {
        for (long rest = set; rest != 0; rest &= rest - 1) {
            classes[Long.numberOfTrailingZeros(rest)] = (byte) mark;
        }
    }

    /** Records that a man of this kind was found on a square, numbered as seen by its side. */
    void found(int square) {
        placed++;
        last = square;
        own[kind] |= 1L << square;
        classes[square] = (byte) (kind == PAWN ? 1 : kind == KING ? 3 : 2);
    }

    /** Adds the features of one square, numbered as seen by the side of the men to place, to {@code context}. */
    void describe(int square, BitContext context) {
        int place = kind * 64 + square;
        context.feature(FeatureSlots.PHASE + place * 7 + phase);
        context.feature(FeatureSlots.COLOUR + side * 384 + place);
        context.feature(FeatureSlots.TURN + place * 2 + turn);
        context.feature(FeatureSlots.SAME + place * 5 + same(square));
        if (kind == PAWN) {
            pawn(square, context);
        } else {
            officer(square, context);
        }
    }

    /**
     * A number for the men of this kind already placed: 0 for none, 1 or 2 for one, 3 or 4 for more. The lower number of a pair means that
     * the last man placed is on a square of the same colour as this square.
     */
    private int same(int square) {
        if (placed == 0) {
            return 0;
        }
        int difference = square ^ last;
        return 1 + ((difference ^ difference >>> 3) & 1) + (placed > 1 ? 2 : 0);
    }

    /** The pawns on a file as six bits, rank 2 lowest; 0 for file -1, which is off the board. */
    private static int file(long pawns, int file) {
        if (file < 0) {
            return 0;
        }
        long bits = pawns >>> file & FILE_A;
        return (int) (bits * 0x0102_0408_1020_4080L >>> 57) & 63;
    }

    private void pawn(int square, BitContext context) {
        int place = square - 8;
        int file = square & 7;
        long below = own[PAWN] & FILE_A << file & (1L << square) - 1;
        context.feature(FeatureSlots.PAWN_LEFT + place * 64 + file(own[PAWN], file - 1));
        context.feature(FeatureSlots.PAWN_AHEAD + place * 64 + file(enemy[PAWN], file));
        context.feature(FeatureSlots.PAWN_FILE + (place * 3 + Math.min(2, Long.bitCount(below))) * 9 + count - placed);
        context.feature(FeatureSlots.PAWN_ENEMY_LEFT + place * 64 + file(enemy[PAWN], file - 1));
        long victims = PawnMoves.whiteAttacks(1L << square) & enemy[PAWN];
        boolean left = (victims & FILE_A << Math.max(0, file - 1)) != 0 && file > 0;
        boolean right = (victims & FILE_A << Math.min(7, file + 1)) != 0 && file < 7;
        context.feature(FeatureSlots.PAWN_COVER + square * 4 + (left ? 1 : 0) + (right ? 2 : 0));
    }

    private void officer(int square, BitContext context) {
        int officer = kind - KNIGHT;
        int place = officer * 64 + square;
        int file = square & 7;
        int rank = square >>> 3;
        if (kind != KING) {
            context.feature(FeatureSlots.KING_PLACE + place * 11 + kingPlace(ownKing));
            context.feature(FeatureSlots.KING_STEP + officer * 225 + step(ownKing, square));
        }
        if (enemyKing < 64) {
            context.feature(FeatureSlots.ENEMY_KING_STEP + officer * 225 + step(enemyKing, square));
        }
        int attacked = (int) (attackedByPawns >>> square & 1);
        int covered = (int) (coveredByPawns >>> square & 1);
        context.feature(FeatureSlots.PAWN_COVER + (kind * 64 + square) * 4 + attacked + 2 * covered);
        int pawns = ((own[PAWN] & FILE_A << file) != 0 ? 1 : 0) + ((enemy[PAWN] & FILE_A << file) != 0 ? 2 : 0);
        context.feature(FeatureSlots.FILE + ((officer * 8 + rank) * 4 + pawns) * 7 + phase);
        context.feature(FeatureSlots.FRONT + place * 7 + classAt(square + 8));
        context.feature(FeatureSlots.BEHIND + place * 7 + classAt(square - 8));
        context.feature(FeatureSlots.OPPOSITE + place * 7 + classes[square ^ 56]);
        int left = file > 0 ? classes[square - 1] : 0;
        int right = file < 7 ? classes[square + 1] : 0;
        context.feature(FeatureSlots.BESIDE + (officer * 2 + (rank == 0 ? 1 : 0)) * 49 + left * 7 + right);
        context.feature(FeatureSlots.DIAGONAL + officer * 256 + diagonals(square, file));
        context.feature(FeatureSlots.HOME + place * 6 + Math.min(5, home));
    }

    private int classAt(int square) {
        return square < 0 || square > 63 ? 0 : classes[square];
    }

    /**
     * The pawns on the four diagonally adjacent squares: two bits for each square, one for a pawn of this side and one for an enemy pawn.
     */
    private int diagonals(int square, int file) {
        int left = file > 0 ? pawnAt(square + 7) + 4 * pawnAt(square - 9) : 0;
        int right = file < 7 ? pawnAt(square + 9) + 4 * pawnAt(square - 7) : 0;
        return left + 16 * right;
    }

    private int pawnAt(int square) {
        int mark = classAt(square);
        return mark == 1 ? 1 : mark == 4 ? 2 : 0;
    }

    /**
     * The class of a king's square: 0 to 7 for the squares of the first rank, 8 for the second rank, 9 for the third and fourth, 10 for the
     * rest.
     */
    private static int kingPlace(int king) {
        int rank = king >>> 3;
        return rank == 0 ? king : rank == 1 ? 8 : rank <= 3 ? 9 : 10;
    }

    private static int step(int king, int square) {
        return ((king >>> 3) - (square >>> 3) + 7) * 15 + (king & 7) - (square & 7) + 7;
    }
}
