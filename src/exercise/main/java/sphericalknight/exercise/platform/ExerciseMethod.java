package sphericalknight.exercise.platform;

import java.util.List;

/**
 * A method of an exercise.
 *
 * @param exercise the interface that declares it
 * @param descriptor the descriptor, such as {@code (JI)J}
 */
public record ExerciseMethod(
        Class<?> exercise, String name, String descriptor, Class<?> resultType, List<Class<?>> parameterTypes) {
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

    /** The name and descriptor, such as {@code attacks(J)J}. */
    public String key() {
        return name + descriptor;
    }
}
