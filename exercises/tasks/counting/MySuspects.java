package counting;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.counting.Suspects;

class MySuspects implements Suspects {
    @Override
    public long first() {
        // int count = 0;
        // do { set &= set - 1; count++; } while (set != 0);
        // return count;
        throw new NotStartedYet("TODO 4.2: how often does it run at least?");
    }

    @Override
    public long second() {
        // return set == 0 ? 0 : (int) (set % 2) + second(set >>> 1);
        throw new NotStartedYet("TODO 4.2: which remainders does Java know?");
    }

    @Override
    public long third() {
        // long sums = 0;  // eleven fields of six bits
        // for (int shift = 0; shift < 6; shift++)
        //     sums += set >>> shift & 0x1041041041041041L;
        // return (int) Long.remainderUnsigned(sums, 63);
        throw new NotStartedYet("TODO 4.2: which results are impossible?");
    }
}
