package sphericalknight.exercise.contract;

import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.Instances;
import sphericalknight.exercise.answer.Rules;
import sphericalknight.exercise.catalogue.Names;

/** The learner's class from the class path: for Maven and for an IDE. The rules hold there, too. */
final class ClassPathAnswers implements Answers {
    @Override
    public <T> T create(Class<T> exercise) throws Throwable {
        Class<?> answer = answer(exercise);
        Rules.broken(exercise, AnswerClasses.of(answer)).ifPresent(broken -> {
            throw new AssertionError(broken.sentence());
        });
        return exercise.cast(Instances.create(answer));
    }

    private static Class<?> answer(Class<?> exercise) {
        String name = Names.folder(exercise) + "." + Names.answer(exercise);
        try {
            return Class.forName(name, true, exercise.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError("There is no class " + name + "; exercises/tasks/" + name.replace('.', '/')
                    + ".java is the file for it, and ./course reset brings back the stub.");
        }
    }
}
