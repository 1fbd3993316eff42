package sphericalknight.grader.sealed;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** How long the attacks take by the clock: all together, and each of them. */
final class AttackTimes {
    private record Time(String attack, Duration wall) {}

    private final List<Time> times = new CopyOnWriteArrayList<>();
    private final long started = System.nanoTime();

    /** What {@code work} gives back. */
    <T> T measured(String attack, Supplier<T> work) {
        long begun = System.nanoTime();
        T result = work.get();
        times.add(new Time(attack, Duration.ofNanos(System.nanoTime() - begun)));
        return result;
    }

    /** The whole, with the answers in between, and one line for each attack, the longest first. */
    String table() {
        String all = "%8.2f s  %d attacks, each with an answer after it\n"
                .formatted((System.nanoTime() - started) / 1e9, times.size());
        return all
                + times.stream()
                        .sorted(Comparator.comparing(Time::wall).reversed())
                        .map(time -> "%8.2f s  %s".formatted(time.wall().toMillis() / 1e3, time.attack()))
                        .collect(Collectors.joining("\n"));
    }
}
