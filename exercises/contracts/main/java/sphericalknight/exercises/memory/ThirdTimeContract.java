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
    @Test
    @DisplayName("a game that has just begun repeats nothing")
    void beginning() {
        isThird(false, 0, 7);
        alike(random -> isThird(false, 0, random.nextInt(1000)));
    }

    @Test
    @DisplayName("twice is not three times")
    void twice() {
        isThird(false, 4, 7, 5, 8, 6, 7);
        alike(random -> isThird(false, 4, KeyLists.sameAt(random, 0, 4)));
    }

    @Test
    @DisplayName("knights out and home, and once more: the third time")
    void thirdTime() {
        isThird(true, 8, 7, 5, 8, 6, 7, 5, 8, 6, 7);
        alike(random -> isThird(true, 8, KeyLists.outAndHome(random)));
    }

    @Test
    @DisplayName("the three times need not follow one another at equal distances, and the fourth counts, too")
    void anyDistance() {
        isThird(true, 10, 7, 5, 8, 6, 7, 1, 2, 3, 4, 9, 7);
        isThird(true, 12, 7, 5, 8, 6, 7, 5, 8, 6, 7, 5, 8, 6, 7);
        alike(random -> isThird(true, 24, KeyLists.sameAt(random, 0, 4 + 2 * random.nextInt(6), 20, 24)));
    }

    @Test
    @DisplayName("only the position on the board counts, not one that was there three times before")
    void onlyTheLast() {
        isThird(false, 9, 7, 5, 8, 6, 7, 5, 8, 6, 7, 9);
        alike(random -> isThird(false, 9, Arrays.copyOf(KeyLists.outAndHome(random), 10)));
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
        alike(random -> {
            long key = random.nextLong();
            long other = key ^ 1L << random.nextInt(64);
            isThird(true, 8, key, 5, other, 6, key, 5, other, 6, key);
            isThird(false, 4, key ^ 1L << 63 - random.nextInt(20), 5, other, 6, key);
        });
    }

    @Test
    @DisplayName("what was before the last capture or pawn move does not count, the position just after it does")
    void clock() {
        isThird(false, 7, 7, 5, 8, 6, 7, 5, 8, 6, 7);
        isThird(true, 8, 7, 5, 8, 6, 7, 5, 8, 6, 7);
        isThird(true, 8, 1, 7, 5, 8, 6, 7, 5, 8, 6, 7);
        isThird(true, 130, KeyLists.longGame());
        isThird(false, 150, LongStream.range(1000, 1200).toArray());
        alike(random -> {
            int first = random.nextInt(20);
            long[] keys = KeyLists.sameAt(random, first, first + 4, first + 8 + 2 * random.nextInt(10));
            isThird(true, keys.length - 1 - first, keys);
            isThird(false, keys.length - 2 - first, keys);
        });
    }

    @Test
    @DisplayName("2,000 random games")
    void randomGames() {
        SplittableRandom random = random();
        for (int i = 0; i < 2000; i++) {
            long[] keys = KeyLists.game(random, 1 + i / 50);
            int clock = random.nextInt(keys.length);
            long now = keys[keys.length - 1];
            long times = Arrays.stream(keys, keys.length - 1 - clock, keys.length)
                    .filter(key -> key == now)
                    .count();
            isThird(times >= 3, clock, keys);
        }
    }

    private void isThird(boolean expected, int clock, long... keys) {
        long[] given = keys.clone();
        boolean yours = answer().isThird(given, clock);
        if (yours != expected) {
            assertThat(yours).as(game(keys, clock)).isEqualTo(expected);
        }
        assertUnchanged("isThird", Arrays.equals(given, keys));
    }

    private static String game(long[] keys, int clock) {
        int last = keys.length - 1;
        String places = IntStream.rangeClosed(0, last)
                .filter(i -> keys[i] == keys[last])
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(", "));
        return "a game of " + keys.length + " positions; the last key, " + Boards.key(keys[last]) + ", is at index "
                + places + "; clock " + clock + ": since index " + (last - clock) + " no capture or pawn move";
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
        answer.isThird(KeyLists.longGame(), 130);
        answer.isThird(LongStream.range(1000, 1200).toArray(), 150);
        answer.isThird(new long[] {0x1_0000_0006L, 5, 0x2_0000_0005L, 6, 7}, 4);
    }
}
