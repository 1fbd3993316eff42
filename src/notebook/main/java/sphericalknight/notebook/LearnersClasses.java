package sphericalknight.notebook;

import java.lang.reflect.Constructor;
import java.util.Map;
import sphericalknight.exercise.answer.AnswerClasses;

/** Loads the classes of the learner's own answer into the learner's own kernel, where a lesson uses them again. */
final class LearnersClasses extends ClassLoader {
    private final Map<String, byte[]> files;

    private LearnersClasses(AnswerClasses answer, ClassLoader parent) {
        super(parent);
        this.files = answer.files();
    }

    /** A new object of the main class of {@code answer}. */
    static <T> T create(AnswerClasses answer, Class<T> exercise) throws ReflectiveOperationException {
        Class<?> type = new LearnersClasses(answer, exercise.getClassLoader()).loadClass(answer.main());
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        return exercise.cast(constructor.newInstance());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!files.containsKey(name)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : defineClass(name, files.get(name), 0, files.get(name).length);
        }
    }
}
