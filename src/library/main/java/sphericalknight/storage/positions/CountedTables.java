package sphericalknight.storage.positions;

import java.util.Arrays;
import java.util.List;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Game;

/**
 * What games teach a {@link CountedBoard} by counting: how many pieces of each kind there are, and on which squares they stand in each of
 * six stages. The same games give the same numbers on every JVM.
 */
final class CountedTables {
    /** The boundaries between the stages: stage 0 has fewer than 9 pieces on the board, stage 1 fewer than 14; the last has 30 or more. */
    private static final int[] STAGES = {9, 14, 20, 26, 30};

    private static final int EVERY = 4;
    private static final int WHOLE = 1 << 24;

    /** The amount added to every count, so that nothing is impossible. */
    private static final double LITTLE = 0.3;

    /** How often there were {@code amount} pieces of a kind, by piece and context: {@link #context}. Entries are 1 or more. */
    private final long[][][] amounts = new long[12][11][11];

    /** How often a piece, or nothing, stood on a square, by stage; and how many of that kind could have. */
    private final double[][][] stood = new double[STAGES.length + 1][64][13];

    private final double[][][] missed = new double[STAGES.length + 1][64][13];

    private CountedTables() {
        for (long[][] piece : amounts) {
            for (long[] context : piece) {
                Arrays.fill(context, 1);
            }
        }
    }

    /** Counts every fourth position of each game, because consecutive positions differ by one move only. */
    static CountedTables of(List<Game> games) {
        CountedTables tables = new CountedTables();
        for (int g = 0; g < games.size(); g++) {
            Position position = Position.start();
            for (int ply = 0; ply < games.get(g).plies(); ply++) {
                position.make(games.get(g).move(ply));
                if (ply % EVERY == g % EVERY) {
                    tables.count(position);
                }
            }
        }
        return tables;
    }

    private void count(Position position) {
        int[] cells = PieceArray.of(position);
        int[] missing = new int[13];
        for (int piece : cells) {
            missing[piece]++;
        }
        for (int piece = 0; piece < 12; piece++) {
            amounts[piece][context(piece, missing)][missing[piece]]++;
        }
        int stage = stage(64 - missing[Piece.NONE]);
        for (int square = 0; square < 64; square++) {
            for (int piece = 0; piece < 13; piece++) {
                missed[stage][square][piece] += missing[piece];
            }
            stood[stage][square][cells[square]]++;
            missing[cells[square]]--;
        }
    }

    private static int stage(int men) {
        int stage = 0;
        while (stage < STAGES.length && men >= STAGES[stage]) {
            stage++;
        }
        return stage;
    }

    /** What the number of a piece depends on: White's on the number of white pawns, Black's on that of the same white piece. */
    private static int context(int piece, int[] amounts) {
        return Piece.side(piece) == Piece.BLACK
                ? amounts[Piece.of(Piece.WHITE, Piece.kind(piece))]
                : Piece.kind(piece) == Piece.PAWN ? 0 : amounts[Piece.of(Piece.WHITE, Piece.PAWN)];
    }

    /**
     * The weight of each number of a piece, 0 to 10.
     *
     * @param known the numbers of the pieces with a lower {@code Piece} value
     */
    long[] amounts(int piece, int[] known) {
        return amounts[piece][context(piece, known)];
    }

    /** The share of the pieces of a kind not yet placed that stand on this square when {@code men} are on the board, times 2^24. */
    long weight(int men, int square, int piece) {
        return share(stood[stage(men)][square][piece], missed[stage(men)][square][piece], square);
    }

    /** The same for all stages together. */
    long weight(int square, int piece) {
        double here = 0;
        double all = 0;
        for (int stage = 0; stage <= STAGES.length; stage++) {
            here += stood[stage][square][piece];
            all += missed[stage][square][piece];
        }
        return share(here, all, square);
    }

    private static long share(double here, double all, int square) {
        return 1 + (long) (WHOLE * (here + LITTLE / (64 - square)) / (all + LITTLE));
    }
}
