package sphericalknight.exercises.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class ThirdTimeContract extends Contract<ThirdTime> {
    /** 131 keys; the last position was there twice before, 4 and 130 plies ago. */
    private static final long[] LONG_GAME = LongStream.range(1000, 1131)
            .map(key -> key == 1000 || key == 1126 || key == 1130 ? 7 : key)
            .toArray();

    private static final long[] ALL_DIFFERENT = LongStream.range(1000, 1200).toArray();

    @Test
    @DisplayName("a game that has just begun repeats nothing")
    void beginning() {
        isThird(false, 0, 7);
    }

    @Test
    @DisplayName("twice is not three times")
    void twice() {
        isThird(false, 4, 7, 5, 8, 6, 7);
    }

    @Test
    @DisplayName("knights out and home, and once more: the third time")
    void thirdTime() {
        isThird(true, 8, 7, 5, 8, 6, 7, 5, 8, 6, 7);
    }

    @Test
    @DisplayName("the three times need not follow one another at equal distances, and the fourth counts, too")
    void anyDistance() {
        isThird(true, 10, 7, 5, 8, 6, 7, 1, 2, 3, 4, 9, 7);
        isThird(true, 12, 7, 5, 8, 6, 7, 5, 8, 6, 7, 5, 8, 6, 7);
    }

    @Test
    @DisplayName("only the position on the board counts, not one that was there three times before")
    void onlyTheLast() {
        isThird(false, 9, 7, 5, 8, 6, 7, 5, 8, 6, 7, 9);
    }

    @Test
    @DisplayName("large keys and negative ones are keys like any others")
    void wholeKeys() {
        isThird(false, 4, 0x1_0000_0007L, 5, 0x2_0000_0007L, 6, 7);
        isThird(false, 4, 0x1_0000_0006L, 5, 0x2_0000_0005L, 6, 7);
        isThird(false, 4, 1L << 60, 5, (1L << 60) + 1, 6, (1L << 60) + 2);
        long far = 1_000_003L * 1_000_000 << 20;
        isThird(false, 4, 7 + far, 5, 7 + 2 * far, 6, 7);
        isThird(true, 8, -7, 5, -8, 6, -7, 5, -8, 6, -7);
        isThird(true, 8, -7000, 5, -8000, 6, -7000, 5, -8000, 6, -7000);
    }

    @Test
    @DisplayName("what was before the last capture or pawn move does not count, the position just after it does")
    void clock() {
        isThird(false, 7, 7, 5, 8, 6, 7, 5, 8, 6, 7);
        isThird(true, 8, 7, 5, 8, 6, 7, 5, 8, 6, 7);
        isThird(true, 8, 1, 7, 5, 8, 6, 7, 5, 8, 6, 7);
        isThird(true, 130, LONG_GAME);
        isThird(false, 150, ALL_DIFFERENT);
    }

    @Test
    @DisplayName("2,000 random games")
    void randomGames() {
        SplittableRandom random = random();
        for (int i = 0; i < 2000; i++) {
            long[] keys = game(random, 1 + i / 50);
            int clock = random.nextInt(keys.length);
            long now = keys[keys.length - 1];
            long times = Arrays.stream(keys, keys.length - 1 - clock, keys.length)
                    .filter(key -> key == now)
                    .count();
            compare(times >= 3, clock, keys);
        }
    }

    /**
     * Random keys as in a game: only positions with the same side to move can have equal keys, and only if they are at least four plies
     * apart.
     */
    private static long[] game(SplittableRandom random, int plies) {
        long[] keys = new long[plies];
        for (int i = 0; i < plies; i++) {
            do {
                keys[i] = 2 * random.nextInt(-2, 3) + i % 2;
            } while (i >= 2 && keys[i] == keys[i - 2]);
        }
        return keys;
    }

    /** Asks about a game and, in the hidden run, about the same game with other keys. */
    private void isThird(boolean expected, int clock, long... keys) {
        compare(expected, clock, keys);
        alike(random -> {
            int other = random.nextInt(1, 64);
            compare(expected, clock, Arrays.stream(keys).map(key -> key ^ other).toArray());
        });
    }

    private void compare(boolean expected, int clock, long... keys) {
        boolean yours = answer().isThird(keys, clock);
        if (yours != expected) {
            assertThat(yours).as(words(keys, clock)).isEqualTo(expected);
        }
    }

    private static String words(long[] keys, int clock) {
        int last = keys.length - 1;
        String places = IntStream.rangeClosed(0, last)
                .filter(i -> keys[i] == keys[last])
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(", "));
        return "a game of " + keys.length + " positions; the last key, " + PieceNumbers.key(keys[last])
                + ", is at index " + places + "; clock " + clock + ": since index " + (last - clock)
                + " no capture or pawn move";
    }

    @Override
    protected void probe(ThirdTime answer) {
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 60; i++) {
            long[] keys = random.longs(1 + random.nextInt(12), 0, 3)
                    .map(key -> key % 2 == 0 ? key : key + (key << 40))
                    .toArray();
            answer.isThird(keys, random.nextInt(keys.length));
        }
        answer.isThird(new long[] {0x1_0000_0007L, 5, 0x2_0000_0007L, 6, 7}, 4);
        answer.isThird(new long[] {7, 5, 8, 6, 7, 5, 8, 6, 7, 9}, 9);
        answer.isThird(new long[] {7000, 5, 8, 6, 7000, 5, 8, 6, 7000}, 8);
        answer.isThird(new long[] {7, 5, 7, 6, 7}, 3);
        answer.isThird(new long[] {7, 5, 7, 6, 7}, 4);
        answer.isThird(LONG_GAME.clone(), 130);
        answer.isThird(ALL_DIFFERENT.clone(), 150);
        answer.isThird(new long[] {0x1_0000_0006L, 5, 0x2_0000_0005L, 6, 7}, 4);
    }
}
