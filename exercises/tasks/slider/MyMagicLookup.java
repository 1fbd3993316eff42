package slider;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.slider.MagicLookup;

class MyMagicLookup implements MagicLookup {
    @Override
    public int index(long occupied, long mask, long magic) {
        // The top n bits of a product; n is the number of squares in the mask.
        throw new NotStartedYet("TODO 9.3: and, times, shift");
    }

    @Override
    public long[] table(
            long mask, long magic, long[] blockers, long[] attacks) {
        long[] table = new long[1 << Long.bitCount(mask)];
        throw new NotStartedYet("TODO 9.3: each set at its index");
    }
}
