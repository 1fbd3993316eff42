package sphericalknight.grader.sealed;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * What each attack costs: time on the wall, and processor time of all processes below this one, looked at every 10 ms. What a process
 * uses after the last look is not in it.
 */
final class AttackTimes implements AutoCloseable {
    private record Time(String attack, Duration wall, Duration processor) {}

    private final Map<Long, Duration> used = new ConcurrentHashMap<>();
    private final List<Time> times = new ArrayList<>();
    private final Thread watch = new Thread(this::watch, "processor times");

    AttackTimes() {
        watch.setDaemon(true);
        watch.start();
    }

    /** What {@code work} gives back. */
    <T> T measured(String attack, Supplier<T> work) {
        Duration before = processor();
        long started = System.nanoTime();
        T result = work.get();
        times.add(new Time(
                attack,
                Duration.ofNanos(System.nanoTime() - started),
                processor().minus(before)));
        return result;
    }

    /** One line for each, the longest first. */
    String table() {
        return times.stream()
                .sorted(Comparator.comparing(Time::wall).reversed())
                .map(time -> String.format(
                        "%8.2f s %8.2f s of processor  %s",
                        time.wall().toMillis() / 1e3, time.processor().toMillis() / 1e3, time.attack()))
                .collect(Collectors.joining("\n"));
    }

    private Duration processor() {
        return used.values().stream().reduce(Duration.ZERO, Duration::plus);
    }

    private void watch() {
        try {
            while (true) {
                ProcessHandle.current()
                        .descendants()
                        .forEach(process -> process.info()
                                .totalCpuDuration()
                                .ifPresent(
                                        time -> used.merge(process.pid(), time, (a, b) -> a.compareTo(b) > 0 ? a : b)));
                Thread.sleep(10);
            }
        } catch (InterruptedException e) {
            // closed
        }
    }

    @Override
    public void close() {
        watch.interrupt();
    }
}
