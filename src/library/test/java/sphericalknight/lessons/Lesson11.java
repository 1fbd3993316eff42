package sphericalknight.lessons;

import static sphericalknight.bits.Squares.file;
import static sphericalknight.bits.Squares.rank;
import static sphericalknight.draw.Draw.board;
import static sphericalknight.draw.Draw.row;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.LongToIntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import sphericalknight.draughts.Diagonals;
import sphericalknight.draughts.DraughtsMoves;
import sphericalknight.draughts.DraughtsPosition;
import sphericalknight.draughts.Gather;
import sphericalknight.draughts.Move;
import sphericalknight.draughts.Numbering;
import sphericalknight.draw.Board;
import sphericalknight.draw.Picture;

/** The code that lesson 11 builds step by step. Its cells show these regions, {@link Lesson11Test} tests them. */
final class Lesson11 {
    private Lesson11() {}

    /** The picture at the start of the lesson, stored in {@code notebooks/pictures/11-draughts.svg}. */
    static Picture opening() {
        return row(
                numbered(Numbering.A).title("A: row by row"),
                numbered(Numbering.B).title("B: +1 up-left, +7 up-right"),
                numbered(Numbering.C).title("C: B, turned by 90 degrees"));
    }

    private static Board numbered(Numbering numbering) {
        Board board = board();
        for (int bit = 0; bit < 32; bit++) {
            board = board.label(numbering.square(bit), "" + bit);
        }
        return board;
    }

    // region 11.own-bit
    static boolean ownBitEach(int width, int height, int upRight, int word) {
        Set<Integer> taken = new HashSet<>();
        for (int rank = 0; rank < height; rank++) {
            for (int file = rank % 2; file < width; file += 2) {
                int rights = (rank + file) / 2;
                int lefts = (rank - file) / 2;
                taken.add(Math.floorMod(rights * upRight + lefts, word));
            }
        }
        return taken.size() == width * height / 2;
    }

    static List<Integer> steps(int width, int height, int word) {
        IntPredicate works = k -> ownBitEach(width, height, k, word);
        return IntStream.range(1, word).filter(works).boxed().toList();
    }
    // endregion

    // region 11.patient
    static int patientStep(int man, int direction) {
        int from = Numbering.B.square(Integer.numberOfTrailingZeros(man));
        int file = file(from) + (direction == 1 || direction == 2 ? 1 : -1);
        int rank = rank(from) + (direction < 2 ? 1 : -1);
        boolean onBoard = file >= 0 && file < 8 && rank >= 0 && rank < 8;
        return onBoard ? 1 << Numbering.B.bit(8 * rank + file) : 0;
    }

    static int rightSteps(IntBinaryOperator step) {
        int right = 0;
        for (int i = 0; i < 128; i++) {
            int man = 1 << i / 4;
            int to = step.applyAsInt(man, i % 4);
            right += to == patientStep(man, i % 4) ? 1 : 0;
        }
        return right;
    }
    // endregion

    // region 11.jump
    static int jump(int men, int enemies, int empty, int direction) {
        int met = Diagonals.step(men, direction) & enemies;
        return Diagonals.step(met, direction) & empty;
    }
    // endregion

    // region 11.walk
    static int walk(int square, int occupied) {
        int seen = 0;
        for (int direction = 0; direction < 4; direction++) {
            int here = Diagonals.step(1 << square, direction);
            while (here != 0) {
                seen |= here;
                here = Diagonals.step(here & ~occupied, direction);
            }
        }
        return seen;
    }
    // endregion

    // region 11.indices
    static int[] indices(int mask, int constant) {
        int bits = Integer.bitCount(mask);
        int[] indices = new int[1 << bits];
        for (int packed = 0; packed < indices.length; packed++) {
            int men = Gather.scatter(packed, mask);
            indices[packed] = (men * constant) >>> (32 - bits);
        }
        return indices;
    }
    // endregion

    // region 11.search
    static boolean isMagic(int mask, int constant) {
        int bits = Integer.bitCount(mask);
        boolean[] taken = new boolean[1 << bits];
        boolean apart = true;
        taken[0] = true;
        for (int men = mask; apart && men != 0; men = (men - 1) & mask) {
            int index = (men * constant) >>> (32 - bits);
            apart = !taken[index];
            taken[index] = true;
        }
        return apart;
    }

    static int tries(int mask, Random random) {
        int tries = 1;
        while (!isMagic(mask, random.nextInt() & random.nextInt())) {
            tries++;
        }
        return tries;
    }
    // endregion

    // region 11.take
    record Take(int victim, int landings) {}

    static int free(int from, int men, int direction) {
        int free = 0;
        int here = Diagonals.step(from, direction) & ~men;
        while (here != 0) {
            free |= here;
            here = Diagonals.step(here, direction) & ~men;
        }
        return free;
    }

    static Take take(int square, int men, int direction) {
        int king = 1 << square;
        int seen = king | free(king, men, direction);
        int victim = Diagonals.step(seen, direction) & men;
        int landings = free(victim, men, direction);
        return new Take(landings == 0 ? 0 : victim, landings);
    }
    // endregion

    // region 11.perft
    static long perft(DraughtsPosition from, int depth, UnaryOperator<long[]> rule) {
        long[] moves = rule.apply(DraughtsMoves.legal(from));
        if (depth == 1) {
            return moves.length;
        }
        long leaves = 0;
        for (long move : moves) {
            leaves += perft(from.after(move), depth - 1, rule);
        }
        return leaves;
    }

    static long[] majority(long[] moves) {
        LongToIntFunction men = move -> Integer.bitCount(Move.captured(move));
        int most = Arrays.stream(moves).mapToInt(men).max().orElse(0);
        LongPredicate longest = move -> men.applyAsInt(move) == most;
        return Arrays.stream(moves).filter(longest).toArray();
    }
    // endregion

    // region 11.census
    static void census(DraughtsPosition position, int ply, long[][] counts) {
        for (long move : DraughtsMoves.legal(position)) {
            boolean crowned = Move.isKing(move) && !Move.wasKing(move);
            counts[ply][0]++;
            counts[ply][1] += Move.captured(move) != 0 ? 1 : 0;
            counts[ply][2] += crowned ? 1 : 0;
            counts[ply][3] += Move.wasKing(move) ? 1 : 0;
            if (ply + 1 < counts.length) {
                census(position.after(move), ply + 1, counts);
            }
        }
    }
    // endregion
}
