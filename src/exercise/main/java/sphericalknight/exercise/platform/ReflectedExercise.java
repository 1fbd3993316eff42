package sphericalknight.exercise.platform;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Type;
import sphericalknight.exercise.Exercise;

/** An exercise whose interface and contract are found by reflection. */
final class ReflectedExercise implements ExerciseModel {
    private final Class<?> type;
    private final Map<Method, ExerciseMethod> methods = new LinkedHashMap<>();
    private final Map<String, Method> byKey = new LinkedHashMap<>();
    private final Map<TestCase, Method> tests = new LinkedHashMap<>();

    ReflectedExercise(Class<?> type) {
        this.type = type;
        for (Method method : type.getMethods()) {
            method.setAccessible(true);
            ExerciseMethod described = new ExerciseMethod(
                    type,
                    method.getName(),
                    Type.getMethodDescriptor(method),
                    method.getReturnType(),
                    List.of(method.getParameterTypes()));
            methods.put(method, described);
            byKey.put(described.key(), method);
        }
    }

    @Override
    public Class<?> type() {
        return type;
    }

    @Override
    public Class<?> contract() {
        return Names.contract(type);
    }

    @Override
    public Exercise exercise() {
        return type.getAnnotation(Exercise.class);
    }

    @Override
    public List<ExerciseMethod> methods() {
        return List.copyOf(methods.values());
    }

    @Override
    public List<TestCase> tests() {
        return List.copyOf(testMethods().keySet());
    }

    private synchronized Map<TestCase, Method> testMethods() {
        if (tests.isEmpty()) {
            List<String> written = SourceOrder.methods(contract());
            Stream.of(contract().getDeclaredMethods())
                    .filter(method -> method.isAnnotationPresent(Test.class))
                    .sorted(Comparator.comparingInt(method -> written.indexOf(method.getName())))
                    .forEach(method -> {
                        method.setAccessible(true);
                        DisplayName name = method.getAnnotation(DisplayName.class);
                        tests.put(
                                new TestCase(method.getName(), name == null ? method.getName() + "()" : name.value()),
                                method);
                    });
        }
        return tests;
    }

    @Override
    public Optional<String> fingerprints() {
        return Names.resource(type, type.getSimpleName() + ".fingerprints");
    }

    @Override
    public Object newContract() {
        try {
            Constructor<?> constructor = contract().getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(contract().getName() + " has no constructor without parameters", e);
        }
    }

    @Override
    public void run(Object contract, TestCase test) throws Throwable {
        call(testMethods().get(test), contract);
    }

    @Override
    public Object implement(ExerciseMethod.Handler handler) {
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, new Calls(handler));
    }

    @Override
    public ExerciseMethod.Handler handler(Object answer) {
        if (Proxy.isProxyClass(answer.getClass()) && Proxy.getInvocationHandler(answer) instanceof Calls calls) {
            return calls.handler;
        }
        return (method, arguments) -> call(byKey.get(method.key()), answer, arguments);
    }

    private static Object call(Method method, Object on, Object... arguments) throws Throwable {
        try {
            return method.invoke(on, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** Passes calls to the interface on, and those to Object's methods to itself. */
    private final class Calls implements InvocationHandler {
        private final ExerciseMethod.Handler handler;

        Calls(ExerciseMethod.Handler handler) {
            this.handler = handler;
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            ExerciseMethod described = methods.get(method);
            return described == null
                    ? call(method, this, arguments)
                    : handler.answer(described, arguments == null ? new Object[0] : arguments);
        }
    }
}
