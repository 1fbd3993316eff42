package sphericalknight.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.machine.snippets.Exceptions;
import sphericalknight.machine.snippets.Numbers;
import sphericalknight.machine.snippets.Objects;
import sphericalknight.machine.snippets.Outside;
import sphericalknight.machine.snippets.Starts;

/** Small programs give the same on the JVM and in the machine: the same text, or the same exception from the same line. */
class SnippetsTest {
    static Stream<Arguments> snippets() {
        return Stream.of(Numbers.class, Objects.class, Exceptions.class, Outside.class, Starts.class)
                .flatMap(type -> Stream.of(type.getDeclaredMethods())
                        .filter(method -> method.getParameterCount() == 0
                                && Modifier.isStatic(method.getModifiers())
                                && !method.isSynthetic()
                                && !Modifier.isPrivate(method.getModifiers()))
                        .sorted(Comparator.comparing(Method::getName))
                        .map(method -> Arguments.of(type.getSimpleName() + "." + method.getName(), method)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("snippets")
    void sameAsTheJvm(String name, Method method) throws IOException {
        assertThat(inTheMachine(method)).isEqualTo(onTheJvm(method));
    }

    private static String onTheJvm(Method method) throws IOException {
        ClassLoader loader = Compiled.loader(files(method.getDeclaringClass()));
        try {
            Method fresh =
                    loader.loadClass(method.getDeclaringClass().getName()).getDeclaredMethod(method.getName());
            fresh.setAccessible(true);
            return String.valueOf(fresh.invoke(null));
        } catch (InvocationTargetException e) {
            return text(e.getCause(), method);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static String inTheMachine(Method method) throws IOException {
        Machine machine = new Machine(files(method.getDeclaringClass()), Hosts.ofJava());
        String result = method.getReturnType().descriptorString();
        try {
            return String.valueOf(
                    machine.callStatic(method.getDeclaringClass().getName(), method.getName() + "()" + result));
        } catch (Throwable thrown) {
            return text(thrown, method);
        }
    }

    private static String text(Throwable thrown, Method method) {
        for (StackTraceElement line : thrown.getStackTrace()) {
            if (line.getClassName().startsWith(method.getDeclaringClass().getName())) {
                String cause = thrown.getCause() == null ? "" : " because of " + text(thrown.getCause(), method);
                String type = thrown instanceof Thrown mine
                        ? mine.object().binaryName()
                        : thrown.getClass().getName();
                // What is null, the JVM tells in words of its own.
                String message = String.valueOf(thrown.getMessage()).replaceFirst("^Cannot .*", "null");
                return type + ": " + message + " in " + line.getMethodName() + ", line " + line.getLineNumber() + cause;
            }
        }
        return thrown.toString();
    }

    static Map<String, byte[]> files(Class<?> type) throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (Class<?> each : type.getNestMembers()) {
            String name = each.getName();
            try (InputStream bytes = type.getResourceAsStream(name.substring(name.lastIndexOf('.') + 1) + ".class")) {
                files.put(name, bytes.readAllBytes());
            }
        }
        return files;
    }
}
