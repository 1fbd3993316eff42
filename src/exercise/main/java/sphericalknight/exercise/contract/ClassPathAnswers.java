package sphericalknight.exercise.contract;

import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.Instances;
import sphericalknight.exercise.answer.Rules;
import sphericalknight.exercise.answer.StoppableLoader;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Names;

/**
 * Creates answers from the learner's class on the class path, for Maven and IDEs. A class that breaks a rule of the exercise is
 * rejected, and failures name known mistakes.
 */
final class ClassPathAnswers implements Answers {
    private final ConcurrentMap<Class<?>, Class<?>> loaded = new ConcurrentHashMap<>();
    private final ConcurrentMap<Class<?>, Class<?>> apart = new ConcurrentHashMap<>();

    @Override
    public <T> T create(Class<T> exercise) throws Throwable {
        return exercise.cast(Instances.create(loaded.computeIfAbsent(exercise, ClassPathAnswers::load)));
    }

    @Override
    public <T> T createApart(Class<T> exercise) throws Throwable {
        return exercise.cast(Instances.create(apart.computeIfAbsent(exercise, ClassPathAnswers::load)));
    }

    /**
     * Returns an error like {@code wrong} with the known mistake in front of its message; {@code wrong} itself if no known mistake fits.
     */
    AssertionError explained(Class<?> exercise, AssertionError wrong) {
        CatalogueEntry entry = new CatalogueEntry(exercise);
        Optional<Diagnosis> known = Fingerprints.diagnose(entry, Fingerprints.of(entry, this));
        if (known.isEmpty()) {
            return wrong;
        }
        AssertionError explained = new AssertionError(known.get().line() + "\n\n" + wrong.getMessage());
        explained.setStackTrace(wrong.getStackTrace());
        return explained;
    }

    private static Class<?> load(Class<?> exercise) {
        String name = Names.folder(exercise) + "." + Names.answer(exercise);
        try {
            AnswerClasses answer = AnswerClasses.of(Class.forName(name, false, exercise.getClassLoader()));
            Rules.broken(exercise, answer).ifPresent(broken -> {
                throw new AssertionError(broken.name() + ": " + broken.sentence());
            });
            return StoppableLoader.load(answer, exercise.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError("There is no class " + name + "; exercises/tasks/" + name.replace('.', '/')
                    + ".java is the file for it, and ./course reset brings back the stub.");
        }
    }
}
