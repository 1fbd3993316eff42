package sphericalknight.grader.sealed;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.ToLongFunction;
import sphericalknight.exercise.contract.Answers;

/** A run at level S0, with the answer in this process. */
class LocalTrial extends Trial {
    private final Answers local;

    LocalTrial(Answers local, ToLongFunction<String> seeds) {
        super(seeds);
        this.local = local;
    }

    @Override
    public <T> T create(Class<T> exercise) throws Throwable {
        return local.create(exercise);
    }

    @Override
    public <T> T createApart(Class<T> exercise) throws Throwable {
        return local.createApart(exercise);
    }

    @Override
    public OptionalLong steps() {
        return local.steps();
    }

    @Override
    Optional<ChildFailure> lost() {
        return Optional.empty();
    }

    @Override
    Trial again(ToLongFunction<String> otherSeeds) {
        return new LocalTrial(local, otherSeeds);
    }

    @Override
    public void close() {}
}
