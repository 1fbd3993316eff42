package sphericalknight.storage.positions;

import java.util.List;
import sphericalknight.chess.position.Position;

/**
 * Tables of 64 squares by 13 contents, one for each stage of the game: the share of the remaining men of a kind that are on this square. A
 * weight is a byte b and stands for 2^(b/8), so a byte covers nine orders of magnitude.
 */
final class SquareWeights {
    static final int TABLE = 64 * 13;

    /** The amount added to every count, so that no content is impossible. */
    static final double LITTLE = 0.3;

    private static final int STEPS = 8;
    private static final int ONE = 200;
    private static final long[] POWER = powers();

    /** The boundaries between the stages: stage 0 has fewer than 9 men, stage 1 fewer than 14, and so on; the last has 30 or more. */
    private static final int[] STAGES = {9, 14, 20, 26, 30};

    static final int STAGE_COUNT = STAGES.length + 1;

    private final byte[] table;
    private final int stages;

    /** Creates weights from the bytes that {@link #count} returned: one table for all stages, or one for each. */
    SquareWeights(byte[] table) {
        this.table = table;
        stages = table.length / TABLE;
    }

    /** Returns equal weights for all contents and squares. */
    static SquareWeights equal() {
        return new SquareWeights(new byte[TABLE]);
    }

    private static long[] powers() {
        long[] powers = new long[256];
        for (int b = 0; b < 256; b++) {
            powers[b] = StrictMath.round(StrictMath.pow(2, (double) b / STEPS));
        }
        return powers;
    }

    static long power(byte logarithm) {
        return POWER[logarithm & 0xFF];
    }

    /** The byte b, 0 to 255, for which 2^(b/8) is closest to 2^25 times a share of the whole, on a logarithmic scale. */
    static byte logarithm(double part) {
        long steps = ONE + StrictMath.round(StrictMath.log(part) / StrictMath.log(2) * STEPS);
        return (byte) Math.max(0, Math.min(255, steps));
    }

    /** The weight of a piece, or of no piece, on a square, if {@code men} men are on the board. */
    long of(int men, int square, int piece) {
        int stage = stages == 1 ? 0 : stage(men);
        return power(table[stage * TABLE + square * 13 + piece]);
    }

    private static int stage(int men) {
        int stage = 0;
        while (stage < STAGES.length && men >= STAGES[stage]) {
            stage++;
        }
        return stage;
    }

    /** The bytes of the tables, counted over positions: one table for each stage if {@code byStage}, otherwise one for all stages. */
    static byte[] count(List<Position> positions, boolean byStage) {
        int size = (byStage ? STAGE_COUNT : 1) * TABLE;
        double[] stood = new double[size];
        double[] missed = new double[size];
        for (Position position : positions) {
            int[] cells = PieceArray.of(position);
            int[] missing = new int[13];
            for (int piece : cells) {
                missing[piece]++;
            }
            int stage = byStage ? stage(Long.bitCount(position.occupied())) : 0;
            for (int square = 0; square < 64; square++) {
                int place = stage * TABLE + square * 13;
                for (int piece = 0; piece < 13; piece++) {
                    missed[place + piece] += missing[piece];
                }
                stood[place + cells[square]]++;
                missing[cells[square]]--;
            }
        }
        byte[] table = new byte[size];
        for (int i = 0; i < size; i++) {
            int square = i / 13 % 64;
            table[i] = logarithm((stood[i] + LITTLE / (64 - square)) / (missed[i] + LITTLE));
        }
        return table;
    }
}
