package sphericalknight.exercise.platform;

import java.util.List;

/** A method of an exercise. Each method is represented by only one object. */
public final class ExerciseMethod {
    /** Answers the calls to an exercise's interface. */
    @FunctionalInterface
    public interface Handler {
        /**
         * Returns the result of a call to {@code method}, or throws what the answer throws.
         *
         * @param arguments the arguments; none for a method without parameters
         */
        Object answer(ExerciseMethod method, Object[] arguments) throws Throwable;
    }

    private final Class<?> exercise;
    private final String name;
    private final String descriptor;
    private final Class<?> resultType;
    private final List<Class<?>> parameterTypes;
    private final List<String> parameterNames;

    /**
     * Describes a method.
     *
     * @param exercise the interface that declares it
     * @param descriptor the descriptor, such as {@code (JI)J}
     */
    public ExerciseMethod(
            Class<?> exercise,
            String name,
            String descriptor,
            Class<?> resultType,
            List<Class<?>> parameterTypes,
            List<String> parameterNames) {
        this.exercise = exercise;
        this.name = name;
        this.descriptor = descriptor;
        this.resultType = resultType;
        this.parameterTypes = parameterTypes;
        this.parameterNames = parameterNames;
    }

    /** The interface of the exercise, which declares the method. */
    public Class<?> exercise() {
        return exercise;
    }

    public String name() {
        return name;
    }

    /** The name and descriptor, such as {@code attacks(J)J}. */
    public String key() {
        return name + descriptor;
    }

    public Class<?> resultType() {
        return resultType;
    }

    public List<Class<?>> parameterTypes() {
        return parameterTypes;
    }

    public List<String> parameterNames() {
        return parameterNames;
    }
}
