package sphericalknight.grader.isolation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.Programs;

/**
 * Keeps each program on the same processor as the thread that sends it requests. One of the two always waits for the other, so sharing
 * the processor costs nothing, and a request takes a third of the time, because no second processor has to be woken up for each answer.
 *
 * <p>This needs Linux and {@code taskset}. Without them, and for seats for which {@code settle} has not been called, the system chooses
 * the processor.
 */
final class Processors {
    private static final Path STATUS = Path.of("/proc/thread-self/status");
    private static final Path STAT = Path.of("/proc/thread-self/stat");
    private static final Path SELF = Path.of("/proc/thread-self");
    /** The index, among the fields of a {@code stat} file after the thread's name, of the processor on which the thread last ran. */
    private static final int PROCESSOR = 36;

    private static final Pattern ALLOWED = Pattern.compile("Cpus_allowed_list:\\s*(\\S+)");

    private final Optional<String> taskset = Tools.find("taskset");
    private final Map<Integer, Integer> settled = new ConcurrentHashMap<>();
    /** The index, among the allowed processors, of the processor of seat 0; -1 before it is chosen. */
    private int first = -1;

    /** Keeps the calling thread, the threads it starts, and the programs of {@code seat} on one processor; each seat has its own thread. */
    synchronized void settle(int seat) {
        try {
            List<Integer> allowed = allowed(Files.readString(STATUS));
            if (taskset.isEmpty() || allowed.size() < 2) {
                return;
            }
            if (first < 0) {
                first = Math.max(0, allowed.indexOf(current(Files.readString(STAT))));
            }
            int processor = allowed.get((first + seat) % allowed.size());
            String thread = Files.readSymbolicLink(SELF).getFileName().toString();
            Programs.output(List.of(taskset.get(), "-c", "-p", String.valueOf(processor), thread))
                    .ifPresent(done -> settled.put(seat, processor));
        } catch (IOException e) {
            // not Linux
        }
    }

    /** Keeps the programs of {@code seat} on the processor of seat {@code other}; does nothing if that seat has no fixed processor. */
    void settle(int seat, int other) {
        Integer processor = settled.get(other);
        if (processor != null) {
            settled.put(seat, processor);
        }
    }

    /** The command prefix that ties a program in {@code seat} to its processor; empty if the system chooses the processor. */
    List<String> command(int seat) {
        Integer processor = settled.get(seat);
        return processor == null ? List.of() : List.of(taskset.orElseThrow(), "-c", String.valueOf(processor));
    }

    /** The processors that a thread's status file allows: {@code 0-2,5} means 0, 1, 2 and 5. Empty if the file does not name any. */
    static List<Integer> allowed(String status) {
        List<Integer> allowed = new ArrayList<>();
        Matcher list = ALLOWED.matcher(status);
        for (String range : list.find() ? list.group(1).split(",") : new String[0]) {
            String[] ends = range.split("-");
            for (int each = Integer.parseInt(ends[0]); each <= Integer.parseInt(ends[ends.length - 1]); each++) {
                allowed.add(each);
            }
        }
        return allowed;
    }

    private static int current(String stat) {
        return Integer.parseInt(stat.substring(stat.lastIndexOf(')') + 2).split(" ")[PROCESSOR]);
    }
}
