package sphericalknight.exercises.sample;

/** Uses the tests of its exercise. */
public class Peeking implements Sample {
    @Override
    public int count(long set) {
        new SampleContract();
        return 0;
    }

    @Override
    public long north(long set) {
        return 0;
    }
}
