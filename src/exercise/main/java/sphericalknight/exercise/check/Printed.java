package sphericalknight.exercise.check;

import java.util.function.Consumer;

/** Collects what an answer prints while it is tested, up to a maximum length, because a loop can print forever. */
final class Printed implements Consumer<String> {
    private static final int MOST = 2000;

    private final StringBuilder beginning = new StringBuilder();
    private boolean isCut;

    @Override
    public void accept(String text) {
        int room = MOST - beginning.length();
        beginning.append(text, 0, Math.min(room, text.length()));
        isCut |= text.length() > room;
    }

    /** The text printed so far; if it is longer than 2,000 characters, its beginning and a line "... and more". */
    String text() {
        String text = beginning.toString().stripTrailing();
        return isCut ? text + "\n... and more" : text;
    }
}
