package sphericalknight.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spencerpark.jupyter.channels.JupyterConnection;
import io.github.spencerpark.jupyter.kernel.KernelConnectionProperties;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import jdk.jshell.JShell;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The warm-up of a kernel")
class WarmUpTest {
    private static final String CONNECTION = """
            {"ip": "127.0.0.1", "transport": "tcp", "shell_port": 0, "iopub_port": 0, "stdin_port": 0, "control_port": 0,
             "hb_port": 0, "signature_scheme": "hmac-sha256", "key": "key"}
            """;

    /** The declarations of a kernel and their numbers, which a learner meets in traces, after one cell. */
    private static List<String> afterOneCell(CourseKernel kernel) throws Exception {
        assertThat(kernel.eval("int first = 1;")).isNull();
        return kernel.snippets();
    }

    private static Stream<Thread> warmingUp() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("warm-up"));
    }

    private static CourseKernel served() throws GeneralSecurityException {
        CourseKernel kernel = new CourseKernel();
        kernel.becomeHandlerForConnection(new JupyterConnection(KernelConnectionProperties.parse(CONNECTION)));
        return kernel;
    }

    @Test
    @DisplayName("begins when the kernel is connected, runs the engine's start-up code, and leaves nothing else behind")
    void leavesNothing() throws Exception {
        CourseKernel cold = new CourseKernel();
        List<String> expected = afterOneCell(cold);
        CourseKernel early = served();
        while (warmingUp()
                .anyMatch(thread -> Arrays.stream(thread.getStackTrace())
                        .noneMatch(call -> call.getClassName().equals(JShell.class.getName())))) {
            Thread.onSpinWait();
        }
        assertThat(afterOneCell(early)).isEqualTo(expected);
        CourseKernel late = served();
        for (Thread thread : warmingUp().toList()) {
            thread.join();
        }
        assertThat(late.snippets()).isNotEmpty();
        assertThat(afterOneCell(late)).isEqualTo(expected);
        for (CourseKernel kernel : List.of(cold, early, late)) {
            kernel.onShutdown(false);
        }
    }
}
