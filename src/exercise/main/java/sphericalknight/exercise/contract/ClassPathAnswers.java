package sphericalknight.exercise.contract;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.Rules;
import sphericalknight.exercise.platform.Names;

/**
 * Creates answers from the learner's class on the class path, for Maven and the debugger of an IDE. A class that breaks a rule of the
 * exercise is rejected.
 */
final class ClassPathAnswers implements Answers {
    private final ConcurrentMap<Class<?>, Class<?>> checked = new ConcurrentHashMap<>();

    @Override
    public <T> T create(Class<T> exercise) throws Throwable {
        Class<?> type = checked.computeIfAbsent(exercise, ClassPathAnswers::load);
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        try {
            return exercise.cast(constructor.newInstance());
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private static Class<?> load(Class<?> exercise) {
        String name = Names.folder(exercise) + "." + Names.answer(exercise);
        try {
            Class<?> type = Class.forName(name, false, exercise.getClassLoader());
            Rules.broken(exercise, AnswerClasses.of(type)).ifPresent(broken -> {
                throw new AssertionError(broken.name() + ": " + broken.sentence());
            });
            return type;
        } catch (ClassNotFoundException e) {
            throw new AssertionError("There is no class " + name + "; exercises/tasks/" + name.replace('.', '/')
                    + ".java is the file for it, and ./course reset brings back the stub.");
        }
    }
}
