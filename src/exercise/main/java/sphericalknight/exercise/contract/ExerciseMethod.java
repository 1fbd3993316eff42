package sphericalknight.exercise.contract;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Type;
import sphericalknight.exercise.answer.Instances;

/**
 * A method of an exercise, and the way to call it on an answer. The web page replaces this class with one of the same name, because it has
 * no reflection.
 */
public final class ExerciseMethod {
    /** Handles the calls to an exercise's interface. */
    @FunctionalInterface
    public interface Handler {
        /**
         * Returns the result of a call to {@code method}.
         *
         * @param arguments the arguments; null for none
         */
        Object answer(ExerciseMethod method, Object[] arguments) throws Throwable;
    }

    private final Method method;

    private ExerciseMethod(Method method) {
        this.method = method;
        method.setAccessible(true);
    }

    /** The methods of an exercise, in no particular order. */
    public static List<ExerciseMethod> of(Class<?> exercise) {
        return Arrays.stream(exercise.getMethods()).map(ExerciseMethod::new).toList();
    }

    /** An answer to {@code exercise} that passes all calls to {@code handler}. */
    public static <T> T implement(Class<T> exercise, Handler handler) {
        return exercise.cast(Proxy.newProxyInstance(
                exercise.getClassLoader(),
                new Class<?>[] {exercise},
                (proxy, method, arguments) -> handler.answer(new ExerciseMethod(method), arguments)));
    }

    /** Returns a new instance of the class of {@code answer}. */
    public static Object another(Object answer) throws Throwable {
        return Instances.create(answer.getClass());
    }

    /** Calls the method on {@code answer}, and rethrows what it throws. */
    public Object call(Object answer, Object[] arguments) throws Throwable {
        try {
            return method.invoke(answer, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    public String name() {
        return method.getName();
    }

    /** The descriptor of the method, such as {@code (JI)J}. */
    public String descriptor() {
        return Type.getMethodDescriptor(method);
    }

    public Class<?>[] parameterTypes() {
        return method.getParameterTypes();
    }

    public List<String> parameterNames() {
        return Arrays.stream(method.getParameters()).map(Parameter::getName).toList();
    }

    public Class<?> resultType() {
        return method.getReturnType();
    }

    /** The exercise that declares the method. */
    public Class<?> exercise() {
        return method.getDeclaringClass();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ExerciseMethod same && same.method.equals(method);
    }

    @Override
    public int hashCode() {
        return method.hashCode();
    }
}
