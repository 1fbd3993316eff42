package sphericalknight.grader.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.common.Programs;

@DisplayName("A seat's program and the thread that asks it share a processor")
class ProcessorsTest {
    private static final Path STATUS = Path.of("/proc/thread-self/status");

    @Test
    @DisplayName("the kernel's list of processors is read, ranges and single numbers")
    void allowed() {
        assertThat(Processors.allowed("Name:\tjava\nCpus_allowed:\t27\nCpus_allowed_list:\t0-2,5\n"))
                .containsExactly(0, 1, 2, 5);
        assertThat(Processors.allowed("Cpus_allowed_list:\t7\n")).containsExactly(7);
        assertThat(Processors.allowed("")).isEmpty();
    }

    @Test
    @DisplayName(
            "two seats settle on two processors, their threads and programs with them; a third one that has not settled stays free")
    void settle() throws Exception {
        assumeThat(Files.exists(STATUS) && Tools.find("taskset").isPresent()).isTrue();
        int before = Processors.allowed(Files.readString(STATUS)).size();
        assumeThat(before).isGreaterThan(1);
        Processors processors = new Processors();
        List<List<Integer>> threads = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            int mine = seat;
            Thread thread = new Thread(() -> {
                processors.settle(mine);
                threads.add(own());
            });
            thread.start();
            thread.join();
        }
        assertThat(threads).allMatch(each -> each.size() == 1).doesNotHaveDuplicates();
        for (int seat = 0; seat < 2; seat++) {
            List<String> program = new ArrayList<>(processors.command(seat));
            program.addAll(List.of("/bin/cat", "/proc/self/status"));
            assertThat(Processors.allowed(Programs.output(program).orElseThrow()))
                    .isEqualTo(threads.get(seat));
        }
        assertThat(processors.command(2)).isEmpty();
        assertThat(own()).as("this thread has not settled").hasSize(before);
    }

    private static List<Integer> own() {
        try {
            return Processors.allowed(Files.readString(STATUS));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
