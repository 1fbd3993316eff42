package sphericalknight.chess.position;

import java.util.Arrays;

/**
 * The stack of moves played. Each entry keeps what its move destroys and what taking it back cannot work out again. The keys of the
 * positions left behind stand beside; repetitions are found there.
 */
final class History {
    /** One move played, and what was lost by it. */
    static final class Entry {
        int move;
        int captured;
        int enPassant;
        int clock;
        long castling;
        long key;

        private Entry copy() {
            Entry copy = new Entry();
            copy.move = move;
            copy.captured = captured;
            copy.enPassant = enPassant;
            copy.clock = clock;
            copy.castling = castling;
            copy.key = key;
            return copy;
        }
    }

    private Entry[] entries;
    private int size;

    /** Nothing played yet. */
    History() {
        entries = new Entry[0];
    }

    /** A copy that changes by itself. */
    History(History original) {
        entries = new Entry[original.size];
        size = original.size;
        Arrays.setAll(entries, i -> original.entries[i].copy());
    }

    /** The next entry, to be filled; entries taken off before are used again. */
    Entry push() {
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, 2 * size + 8);
            for (int i = size; i < entries.length; i++) {
                entries[i] = new Entry();
            }
        }
        return entries[size++];
    }

    /** Takes the last entry off; it can be read until the next push. */
    Entry pop() {
        if (size == 0) {
            throw new IllegalStateException("no move to take back: nothing was played from this position");
        }
        return entries[--size];
    }

    /** How often {@code key} stands among the last {@code plies} positions left behind. */
    int occurrences(long key, int plies) {
        int count = 0;
        for (int i = size - 1; i >= 0 && i >= size - plies; i--) {
            count += entries[i].key == key ? 1 : 0;
        }
        return count;
    }
}
