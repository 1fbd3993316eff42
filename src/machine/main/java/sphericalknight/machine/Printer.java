package sphericalknight.machine;

import java.util.function.Consumer;

/**
 * {@code System.out} and {@code System.err} as interpreted code sees them: what is printed goes to whoever runs the machine, up to a limit,
 * and otherwise nowhere.
 */
final class Printer {
    /** The number of characters that are passed on; all others are only counted. */
    private static final int MOST_CHARACTERS = 1 << 16;

    private final Meter meter;
    private Consumer<String> reader = text -> {};
    private int left = MOST_CHARACTERS;

    Printer(Meter meter) {
        this.meter = meter;
    }

    /** From now on, passes what is printed to {@code reader}. */
    void to(Consumer<String> newReader) {
        reader = newReader;
        left = MOST_CHARACTERS;
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
