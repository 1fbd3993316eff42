package sphericalknight.exercises.memory;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

/** Games for the tests of exercise 8.3, as the keys of their positions. */
final class KeyLists {
    private KeyLists() {}

    /** Knights go out and home twice. */
    static long[] outAndHome(SplittableRandom random) {
        long home = random.nextInt(1, 100);
        long step = random.nextInt(1, 9);
        return LongStream.range(0, 9).map(ply -> home + ply % 4 * step).toArray();
    }

    /** Small keys that are all different but those in these places, the last of which ends the game. */
    static long[] sameAt(SplittableRandom random, int... places) {
        long lowest = random.nextInt(50);
        int last = places[places.length - 1];
        long[] keys = LongStream.range(lowest, lowest + last + 1).toArray();
        Arrays.stream(places).forEach(place -> keys[place] = keys[last]);
        return keys;
    }

    /** 131 keys; the last position was there twice before, 4 and 130 plies ago. */
    static long[] longGame() {
        long[] keys = LongStream.range(1000, 1131).toArray();
        keys[0] = 7;
        keys[126] = 7;
        keys[130] = 7;
        return keys;
    }

    /**
     * Random keys as in a game: only positions with the same side to move can have equal keys, and only if they are at least four plies
     * apart.
     */
    static long[] game(SplittableRandom random, int plies) {
        long[] keys = new long[plies];
        for (int i = 0; i < plies; i++) {
            do {
                keys[i] = 2 * random.nextInt(-2, 3) + i % 2;
            } while (i >= 2 && keys[i] == keys[i - 2]);
        }
        return keys;
    }
}
