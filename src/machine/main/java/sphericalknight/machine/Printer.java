package sphericalknight.machine;

import java.util.function.Consumer;

/** {@code System.out} and {@code System.err} for interpreted code: the printed text goes only to the machine's caller, up to a limit. */
final class Printer {
    private final Meter meter;
    private Consumer<String> reader = text -> {};
    private int left;

    Printer(Meter meter) {
        this.meter = meter;
    }

    /** From now on, passes the first {@code most} characters that are printed to {@code newReader}; all others are only counted. */
    void to(Consumer<String> newReader, int most) {
        reader = newReader;
        left = most;
    }

    void print(String text) {
        meter.bytes(text.length());
        meter.work(4 + (text.length() >> 3));
        if (left > 0 && !text.isEmpty()) {
            String passed = text.substring(0, Math.min(left, text.length()));
            left -= passed.length();
            reader.accept(passed);
        }
    }
}
