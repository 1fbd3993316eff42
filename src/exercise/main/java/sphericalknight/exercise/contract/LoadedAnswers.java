package sphericalknight.exercise.contract;

import java.util.OptionalLong;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.Instances;
import sphericalknight.exercise.answer.StoppableLoader;

/**
 * Creates answers as new objects of a class in this process. The class is loaded so that it can be stopped, and loaded a second time for
 * {@link #createApart}.
 */
public final class LoadedAnswers implements Answers {
    private final AnswerClasses answer;
    private final ClassLoader parent;
    private final long steps;
    private final Class<?> type;
    private volatile Class<?> apart;

    /** Creates a source of objects of {@code answer}. */
    public LoadedAnswers(AnswerClasses answer, ClassLoader parent) {
        this(answer, parent, Long.MAX_VALUE);
    }

    /**
     * Creates a source of objects of {@code answer} that are stopped after a number of steps.
     *
     * @param steps the maximum number of steps of each copy of the class, counted by {@link StoppableLoader} over all calls
     */
    public LoadedAnswers(AnswerClasses answer, ClassLoader parent, long steps) {
        this.answer = answer;
        this.parent = parent;
        this.steps = steps;
        this.type = StoppableLoader.load(answer, parent, steps);
    }

    /** Whether the objects implement {@code exercise}. */
    public boolean implement(Class<?> exercise) {
        return exercise.isAssignableFrom(type);
    }

    @Override
    public <T> T create(Class<T> exercise) throws Throwable {
        return exercise.cast(Instances.create(type));
    }

    @Override
    public OptionalLong steps() {
        Class<?> second = apart;
        return OptionalLong.of(StoppableLoader.steps(type) + (second == null ? 0 : StoppableLoader.steps(second)));
    }

    @Override
    public Answers limited(long most) {
        return new LoadedAnswers(answer, parent, Math.min(most, steps));
    }

    @Override
    public synchronized <T> T createApart(Class<T> exercise) throws Throwable {
        if (apart == null) {
            apart = StoppableLoader.load(answer, parent, steps);
        }
        return exercise.cast(Instances.create(apart));
    }
}
