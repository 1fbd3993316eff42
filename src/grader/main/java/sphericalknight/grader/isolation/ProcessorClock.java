package sphericalknight.grader.isolation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The processor time of a process and its descendants, as counted by the kernel. On Linux it is read from {@code /proc/PID/stat}, in
 * hundredths of a second. On other systems it comes from the JDK and does not include descendants.
 */
final class ProcessorClock implements Allowance.Activity {
    private static final boolean LINUX = Files.exists(Path.of("/proc/self/stat"));
    private static final int STATE = 0;
    private static final int USER_TIME = 11;
    private static final int SYSTEM_TIME = 12;
    private static final int CHILDREN_USER_TIME = 13;
    private static final int CHILDREN_SYSTEM_TIME = 14;
    private static final int MILLIS_PER_TICK = 10;

    private final ProcessHandle process;
    private volatile Thread asker;
    private volatile String askerStat = "";
    private Duration lastUsed = Duration.ZERO;

    ProcessorClock(ProcessHandle process) {
        this.process = process;
    }

    /**
     * The time used so far by the process, its only child, the only child of that child, and so on, including their children that have
     * ended.
     */
    @Override
    public Duration used() {
        if (!LINUX) {
            return process.info().totalCpuDuration().orElse(Duration.ZERO);
        }
        long ticks = 0;
        for (long pid : chain(process.pid())) {
            String[] stat = stat("/proc/" + pid + "/stat");
            for (int field = USER_TIME; stat.length > CHILDREN_SYSTEM_TIME && field <= CHILDREN_SYSTEM_TIME; field++) {
                ticks += Long.parseLong(stat[field]);
            }
        }
        return Duration.ofMillis(MILLIS_PER_TICK * ticks);
    }

    @Override
    public void isAskedHere() {
        if (LINUX && asker != Thread.currentThread()) {
            asker = Thread.currentThread();
            try {
                askerStat = "/proc/" + Files.readSymbolicLink(Path.of("/proc/thread-self")) + "/stat";
            } catch (IOException e) {
                askerStat = "";
            }
        }
    }

    /**
     * Whether the program is idle. The state of the asking thread is read before and after that of the program: as long as that thread
     * sleeps, no answer has arrived, because otherwise the thread would be running or waiting for a processor. On systems other than
     * Linux, a program is idle if it has used no processor time since the last call.
     */
    @Override
    public boolean isIdle() {
        if (!LINUX) {
            Duration before = lastUsed;
            lastUsed = used();
            return lastUsed.equals(before);
        }
        return sleeps(askerStat)
                && chain(process.pid()).stream().allMatch(ProcessorClock::sleepsWholly)
                && sleeps(askerStat);
    }

    /** Whether no thread of a process is running or waiting for a processor or the disk; true if the process has ended. */
    private static boolean sleepsWholly(long pid) {
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(Path.of("/proc/" + pid + "/task"))) {
            for (Path thread : threads) {
                if (!sleeps(thread + "/stat")) {
                    return false;
                }
            }
        } catch (IOException e) {
            // the process has ended meanwhile
        }
        return true;
    }

    private static boolean sleeps(String stat) {
        String[] fields = stat(stat);
        return fields.length <= STATE || !fields[STATE].equals("R") && !fields[STATE].equals("D");
    }

    private static List<Long> chain(long pid) {
        List<Long> chain = new ArrayList<>(List.of(pid));
        for (String[] children = children(pid);
                children.length == 1;
                children = children(chain.get(chain.size() - 1))) {
            chain.add(Long.parseLong(children[0]));
        }
        return chain;
    }

    private static String[] children(long pid) {
        String text = read("/proc/" + pid + "/task/" + pid + "/children").strip();
        return text.isEmpty() ? new String[0] : text.split(" ");
    }

    /** The fields of a {@code stat} file after the name of the program; the first one is the state. Empty if the process has ended. */
    private static String[] stat(String file) {
        String text = read(file);
        return text.isEmpty()
                ? new String[0]
                : text.substring(text.lastIndexOf(')') + 2).split(" ");
    }

    private static String read(String file) {
        try {
            return new String(Files.readAllBytes(Path.of(file)), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }
}
