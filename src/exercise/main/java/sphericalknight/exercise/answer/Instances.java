package sphericalknight.exercise.answer;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;

/** Creates objects of a learner's class, which need not be public. */
public final class Instances {
    private Instances() {}

    /**
     * Returns a new object, created by the no-argument constructor.
     *
     * @throws IllegalArgumentException with a one-sentence message, if there is no such constructor or the class is abstract
     * @throws Throwable what the constructor throws
     */
    public static Object create(Class<?> type) throws Throwable {
        Constructor<?> constructor;
        try {
            constructor = type.getDeclaredConstructor();
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(AnswerClasses.simpleName(type.getName())
                    + " has no constructor without parameters; the tests make their own objects and need one.");
        }
        constructor.setAccessible(true);
        try {
            return constructor.newInstance();
        } catch (InstantiationException e) {
            throw new IllegalArgumentException(AnswerClasses.simpleName(type.getName())
                    + " is abstract; the tests need a class that they can make objects of.");
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
