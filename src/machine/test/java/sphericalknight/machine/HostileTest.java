package sphericalknight.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Method;
import java.util.Comparator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.machine.snippets.Ends;
import sphericalknight.machine.snippets.Hostile;

@DisplayName("Code that wants too much")
class HostileTest {
    private static final long INSTRUCTIONS = 50_000_000;
    private static final long BYTES = 1L << 28;
    /** In seconds of processor time. Most take less than one, although reflection is ten times as slow as the generated table. */
    private static final double LONGEST = 8;

    private static final ThreadMXBean TIME = ManagementFactory.getThreadMXBean();

    static Stream<Arguments> snippets() {
        return Stream.of(Hostile.class.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(Ends.class))
                .sorted(Comparator.comparing(Method::getName))
                .map(method -> Arguments.of(
                        method.getName(), method.getAnnotation(Ends.class).value()));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("snippets")
    @DisplayName("ends at the limit that it reaches, soon, and cannot catch it")
    void ends(String name, String how) throws IOException {
        long start = TIME.getCurrentThreadCpuTime();
        assertThat(run(name)).isEqualTo(how);
        double seconds = (TIME.getCurrentThreadCpuTime() - start) / 1e9;
        assertThat(seconds).as("seconds").isLessThan(LONGEST);
    }

    private static String run(String name) throws IOException {
        Machine machine = new Machine(SnippetsTest.files(Hostile.class), Hosts.ofJava());
        machine.limit(INSTRUCTIONS);
        machine.limitBytes(BYTES);
        machine.watchHeap();
        try {
            return String.valueOf(machine.callStatic(Hostile.class.getName(), name + "()Ljava/lang/Object;"));
        } catch (LimitReached limit) {
            return limit.kind().name();
        } catch (Throwable thrown) {
            String message = thrown.getMessage();
            boolean isMine = "mine".equals(message) && !(thrown instanceof OutOfMemoryError);
            return thrown.getClass().getSimpleName() + (isMine ? ": " + message : "");
        }
    }
}
