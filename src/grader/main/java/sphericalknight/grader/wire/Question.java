package sphericalknight.grader.wire;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One method of an exercise, which both ends identify by its index in {@link #of}, never by its name.
 *
 * @param method the method of the interface
 * @param parameters the wire formats of its parameters
 * @param result the wire format of its result
 * @param mayFill whether a call may change its arguments, that is, whether one of them is an array
 */
public record Question(Method method, List<Shape> parameters, Shape result, boolean mayFill) {
    /** The methods of {@code exercise}, in an order that is the same in the grader and in the process of the answer. */
    public static List<Question> of(Class<?> exercise) {
        SortedMap<String, Question> inOrder = new TreeMap<>();
        for (Method method : exercise.getMethods()) {
            if (!Modifier.isStatic(method.getModifiers())) {
                inOrder.put(method.getName().concat(Arrays.toString(method.getParameterTypes())), of(method));
            }
        }
        return List.copyOf(inOrder.values());
    }

    private static Question of(Method method) {
        List<Shape> parameters = new ArrayList<>();
        boolean mayFill = false;
        for (int i = 0; i < method.getParameterCount(); i++) {
            parameters.add(Shapes.of(method.getGenericParameterTypes()[i]));
            mayFill |= method.getParameterTypes()[i].isArray();
        }
        method.setAccessible(true);
        return new Question(method, List.copyOf(parameters), Shapes.of(method.getGenericReturnType()), mayFill);
    }

    /** Writes the arguments of a call; {@code arguments} may be null if the method has no parameters. */
    public void writeArguments(Object[] arguments, Out out) {
        for (int i = 0; i < parameters.size(); i++) {
            parameters.get(i).write(arguments[i], out);
        }
    }

    /** Reads the arguments of a call. */
    public Object[] readArguments(In in) {
        Object[] arguments = new Object[parameters.size()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = parameters.get(i).read(in);
        }
        return arguments;
    }

    /**
     * Writes the arrays that a call has filled or changed, so that they can be copied back: for each array argument that is not null, a
     * byte that says whether the array has changed, and then the array if it has.
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
            if (arguments[i] != null && arguments[i].getClass().isArray() && Shapes.flag(in)) {
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
