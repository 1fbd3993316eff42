package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.ROOK;
import static sphericalknight.chess.position.Piece.WHITE;

import java.util.Arrays;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/**
 * A position as a row of questions with yes or no for an answer: whose turn is it, is there another pawn, does it stand here, may this rook
 * still castle? Encoder and decoder ask the same questions in the same order, each knowing all earlier answers, so the answers are the
 * position. A question whose answer is certain is not asked.
 */
final class Interview {
    private static final int[] COUNTING = {PAWN, QUEEN, ROOK, BISHOP, KNIGHT};
    private static final int[] FULL = {8, 2, 2, 2, 1, 1};
    private static final int CERTAIN = 11 * Question.STEPS;

    private final Answers answers;
    private final Placing placing;
    private final Question question = new Question();
    private final Truth truth;

    private final long[] sets = new long[12];
    private final int[] counts = new int[12];
    private int side;
    private long castling;
    private int enPassant = Position.NO_SQUARE;

    private Interview(Answers answers, Placing placing, Position position) {
        this.answers = answers;
        this.placing = placing;
        truth = new Truth(position);
    }

    /**
     * Asks all questions about a position.
     *
     * @param placing how to ask where the men stand
     * @param position the position, or null for a decoder, which knows nothing but the answers
     * @return the position that the answers describe
     */
    static Position ask(Answers answers, Placing placing, Position position) {
        Interview interview = new Interview(answers, placing, position);
        interview.turn();
        interview.counts();
        interview.places();
        interview.castling();
        interview.enPassant();
        return position != null ? position : interview.result();
    }

    private boolean answer(boolean is) {
        return answers.answer(question, is);
    }

    private void turn() {
        question.begin(0);
        side = answer(truth.blackToMove()) ? BLACK : WHITE;
    }

    private void counts() {
        counts[Piece.of(WHITE, KING)] = 1;
        counts[Piece.of(BLACK, KING)] = 1;
        int[] men = {1, 1};
        int[] missing = {0, 0};
        for (int kind : COUNTING) {
            for (int owner = WHITE; owner <= BLACK; owner++) {
                int most = Math.min(kind == PAWN ? 8 : 10, 16 - men[owner]);
                int count = count(Piece.of(owner, kind), most, missing);
                counts[Piece.of(owner, kind)] = count;
                men[owner] += count;
            }
            if (kind != PAWN) {
                missing[WHITE] += FULL[kind] - counts[Piece.of(WHITE, kind)];
                missing[BLACK] += FULL[kind] - counts[Piece.of(BLACK, kind)];
            }
        }
    }

    /** "Is there another one?" until there is none, or cannot be. */
    private int count(int piece, int most, int[] missing) {
        int owner = Piece.side(piece);
        int kind = Piece.kind(piece);
        int other = owner == BLACK ? 1 + Math.min(10, counts[kind]) : 0;
        int pawns = (counts[Piece.of(WHITE, PAWN)] + counts[Piece.of(BLACK, PAWN)]) / 2;
        int gone = 4 * clamp(missing[owner]) + clamp(missing[1 - owner]);
        int count = 0;
        while (count < most) {
            question.begin(count < FULL[kind] ? 2 * Question.STEPS : -6 * Question.STEPS);
            int few = Math.min(3, count);
            question.fact(Slots.COUNT_SIDES + piece * 11 + count);
            question.fact(Slots.COUNT_OTHER + (kind * 11 + count) * 12 + other);
            question.fact(Slots.COUNT_PAWNS + ((kind * 4 + few) * 5 + Math.min(4, other)) * 9 + pawns);
            question.fact(Slots.COUNT_MISSING + ((kind * 4 + few) * 5 + Math.min(4, other)) * 16 + gone);
            question.fact(
                    Slots.COUNT_OWN_PAWNS + ((kind * 4 + few) * 9 + counts[Piece.of(owner, PAWN)]) * 4 + gone / 4);
            if (!answer(truth.more(piece, count))) {
                break;
            }
            count++;
        }
        return count;
    }

    private static int clamp(int missing) {
        return Math.max(0, Math.min(3, missing));
    }

    private void places() {
        placing.place(answers, counts, side, truth.position(), sets);
    }

    /** Seven stages of a game by the number of men. */
    static int phase(int men) {
        return men < 7 ? 0 : men < 11 ? 1 : men < 16 ? 2 : men < 21 ? 3 : men < 26 ? 4 : men < 30 ? 5 : 6;
    }

    /** Which rooks may castle: those in the corners with the king on the e-file, unless the position is one of Chess960. */
    private void castling() {
        question.begin(CERTAIN);
        boolean ordinary = answer(truth.ordinary());
        int phase = phase(Arrays.stream(counts).sum());
        for (int owner = WHITE; owner <= BLACK; owner++) {
            castling |= castlingRooks(owner, ordinary, phase);
        }
    }

    private long castlingRooks(int owner, boolean ordinary, int phase) {
        int base = 56 * owner;
        long backRank = 0xFFL << base;
        long king = sets[Piece.of(owner, KING)];
        if ((king & backRank) == 0 || ordinary && king != 0x10L << base) {
            return 0;
        }
        int home = Long.bitCount(sets[Piece.of(owner, KNIGHT)] & 0x42L << base)
                + Long.bitCount(sets[Piece.of(owner, BISHOP)] & 0x24L << base);
        long able = 0;
        boolean other = false;
        long rooks = sets[Piece.of(owner, ROOK)] & (ordinary ? 0x81L << base : backRank);
        for (long rest = rooks; rest != 0; rest &= rest - 1) {
            int rook = Long.numberOfTrailingZeros(rest);
            question.begin(0);
            if (ordinary) {
                int state = (Math.min(3, home) << 1) + (other ? 1 : 0);
                question.fact(Slots.CASTLING + ((rook == base ? 0 : 1) * 7 + phase) * 8 + state);
            }
            other = answer(truth.castles(rook));
            able |= other ? 1L << rook : 0;
        }
        return able;
    }

    /** A pawn that can be captured en passant: it stands beside an enemy pawn, and the two squares behind it are empty. */
    private void enPassant() {
        int enemy = 1 - side;
        long own = sets[Piece.of(side, PAWN)];
        long occupied = Arrays.stream(sets).reduce(0, (a, b) -> a | b);
        for (int file = 0; file < 8 && enPassant == Position.NO_SQUARE; file++) {
            int pawn = file + (enemy == WHITE ? 24 : 32);
            int behind = enemy == WHITE ? -8 : 8;
            long beside = (file > 0 ? 1L << pawn - 1 : 0) | (file < 7 ? 1L << pawn + 1 : 0);
            long mustBeEmpty = 1L << pawn + behind | 1L << pawn + 2 * behind;
            if ((sets[Piece.of(enemy, PAWN)] >>> pawn & 1) != 0
                    && (own & beside) != 0
                    && (occupied & mustBeEmpty) == 0) {
                question.begin(-2 * Question.STEPS);
                question.fact(Slots.EN_PASSANT + file);
                if (answer(truth.passing(pawn + behind))) {
                    enPassant = pawn + behind;
                }
            }
        }
    }

    private Position result() {
        int[] cells = new int[64];
        Arrays.fill(cells, Piece.NONE);
        for (int piece = 0; piece < 12; piece++) {
            for (long rest = sets[piece]; rest != 0; rest &= rest - 1) {
                cells[Long.numberOfTrailingZeros(rest)] = piece;
            }
        }
        return Cells.position(cells, side, castling, enPassant);
    }
}
