package sphericalknight.exercise.check;

import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.Instances;
import sphericalknight.exercise.answer.StoppableLoader;
import sphericalknight.exercise.contract.Answers;

/** Answers that are new objects of a class in this process, loaded so that it can be stopped; and once more, for those apart. */
final class LoadedAnswers implements Answers {
    private final AnswerClasses answer;
    private final ClassLoader parent;
    private final Class<?> type;
    private Class<?> apart;

    LoadedAnswers(AnswerClasses answer, ClassLoader parent) {
        this.answer = answer;
        this.parent = parent;
        this.type = StoppableLoader.load(answer, parent);
    }

    Class<?> type() {
        return type;
    }

    @Override
    public <T> T create(Class<T> exercise) throws Throwable {
        return exercise.cast(Instances.create(type));
    }

    @Override
    public synchronized <T> T createApart(Class<T> exercise) throws Throwable {
        if (apart == null) {
            apart = StoppableLoader.load(answer, parent);
        }
        return exercise.cast(Instances.create(apart));
    }
}
