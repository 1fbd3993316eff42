package sphericalknight.grader.wire;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * One method of an exercise, as both ends know it: by its number in {@link #of}, never by its name.
 *
 * @param method the method of the interface
 * @param parameters how its parameters travel
 * @param result how its result travels
 */
public record Question(Method method, List<Shape> parameters, Shape result) {
    /** The methods of {@code exercise}, in the same order in both processes. */
    public static List<Question> of(Class<?> exercise) {
        return Arrays.stream(exercise.getMethods())
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .sorted(Comparator.comparing(Method::getName)
                        .thenComparing(method -> Arrays.toString(method.getParameterTypes())))
                .map(Question::of)
                .toList();
    }

    private static Question of(Method method) {
        List<Shape> parameters =
                Arrays.stream(method.getGenericParameterTypes()).map(Shapes::of).toList();
        method.setAccessible(true);
        return new Question(method, parameters, Shapes.of(method.getGenericReturnType()));
    }

    /** Writes the arguments of a call; null means none. */
    public void writeArguments(Object[] arguments, Out out) {
        for (int i = 0; i < parameters.size(); i++) {
            parameters.get(i).write(arguments[i], out);
        }
    }

    /** Reads the arguments of a call. */
    public Object[] readArguments(In in) {
        return parameters.stream().map(shape -> shape.read(in)).toArray();
    }

    /**
     * Writes the arrays that a call has filled or changed, so that they can be copied back: for each array argument a byte that says
     * whether it differs, then the array.
     *
     * @param before copies of the arguments from before the call
     */
    public void writeFilled(Object[] before, Object[] after, Out out) {
        for (int i = 0; i < parameters.size(); i++) {
            if (after[i] != null && after[i].getClass().isArray()) {
                boolean differs = !Arrays.deepEquals(new Object[] {before[i]}, new Object[] {after[i]});
                out.put(differs ? 1 : 0);
                if (differs) {
                    parameters.get(i).write(after[i], out);
                }
            }
        }
    }

    /** Reads what {@link #writeFilled} wrote, and copies it into the caller's arrays. */
    public void readFilled(Object[] arguments, In in) {
        for (int i = 0; i < parameters.size(); i++) {
            if (arguments[i] != null && arguments[i].getClass().isArray() && PlainShape.flag(in)) {
                Object filled = parameters.get(i).read(in);
                int length = Array.getLength(arguments[i]);
                if (filled == null || Array.getLength(filled) != length) {
                    throw new WireException("an array that came back with another length");
                }
                System.arraycopy(filled, 0, arguments[i], 0, length);
            }
        }
    }
}
