package sphericalknight.exercises.memory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.position.Position;

class CountTableContract extends TableTests {
    private static final long[] NINE = {0, 0, 0, 9, 2, 400, 0, 0, 0, 0, 0, 0};

    @Test
    @DisplayName("what was stored is found")
    void storedIsFound() {
        store(new long[12], 9, 2, 400, NINE);
        probe(NINE, 9, 2, 400);
        store(NINE, 7, 3, 8902, 0, 0, 0, 9, 2, 400, 0, 0, 0, 7, 3, 8902);
        store(new long[6], 9, 12, 62_854_969_236_701_747L, 0, 0, 0, 9, 12, 62_854_969_236_701_747L);
        probe(new long[] {0, 0, 0, 9, 12, 62_854_969_236_701_747L}, 9, 12, 62_854_969_236_701_747L);
        stored(new long[3 * 1024], 300, 200, 1);
    }

    @Test
    @DisplayName("the same position at another depth has another count")
    void otherDepth() {
        probe(NINE, 9, 1, -1);
        probe(NINE, 9, 2, 400);
        probe(NINE, 9, 3, -1);
    }

    @Test
    @DisplayName("two positions that share a slot are not confused")
    void sharedSlot() {
        probe(NINE, 13, 2, -1);
        probe(NINE, 9, 2, 400);
        probe(NINE, 9 + (1L << 40), 2, -1);
        probe(NINE, 0x8_0000_0001L, 2, -1);
        probe(new long[] {1L << 60, 1, 20, 0, 0, 0}, (1L << 60) + 4, 1, -1);
    }

    @Test
    @DisplayName("an empty slot knows no position, and key 0 is a key like any other")
    void emptySlot() {
        probe(new long[12], 0, 0, -1);
        probe(new long[12], 0, 1, -1);
        probe(new long[] {0, 1, 20, 0, 0, 0}, 0, 1, 20);
        store(new long[6], 0, 1, 0, 0, 1, 0, 0, 0, 0);
        store(new long[] {0, 3, 0, 0, 0, 0}, 2, 1, 20, 0, 3, 0, 0, 0, 0);
        probe(new long[] {4, 1, 0, 0, 0, 0}, 4, 1, 0);
    }

    @Test
    @DisplayName("negative keys have a slot, too")
    void negativeKeys() {
        store(new long[6], -5, 3, 8902, 0, 0, 0, -5, 3, 8902);
        probe(new long[] {0, 0, 0, -5, 3, 8902}, -5, 3, 8902);
        store(new long[12], Long.MIN_VALUE + 1, 1, 20, 0, 0, 0, Long.MIN_VALUE + 1, 1, 20, 0, 0, 0, 0, 0, 0);
    }

    @Test
    @DisplayName("the deeper entry stays, for it took more work")
    void deeperStays() {
        store(NINE, 13, 1, 20, NINE);
        store(NINE, 9, 1, 20, NINE);
        store(NINE, 13, 3, 0, 0, 0, 0, 13, 3, 0, 0, 0, 0, 0, 0, 0);
    }

    @Test
    @DisplayName("at equal depth the newer entry stays")
    void newerStays() {
        store(NINE, 13, 2, 380, 0, 0, 0, 13, 2, 380, 0, 0, 0, 0, 0, 0);
        store(NINE, 9, 2, 381, 0, 0, 0, 9, 2, 381, 0, 0, 0, 0, 0, 0);
    }

    @Test
    @DisplayName("perft 4 of the start position comes out right through 16 slots: 197,281")
    void perft() {
        assertThat(perft(Position.start(), 4, new long[3 * 16])).isEqualTo(197_281);
        alike(random -> {
            Position position = Position.start();
            int[] moves = position.legalMoves();
            perft(position.after(moves[random.nextInt(moves.length)]), 2, new long[3 * 16]);
        });
    }

    private long perft(Position position, int depth, long[] table) {
        if (depth == 1) {
            return position.legalMoves().length;
        }
        long known = count(table, position.key(), depth);
        compareFound(table, position.key(), depth, known);
        long count = 0;
        for (int move : position.legalMoves()) {
            count += known >= 0 ? 0 : perft(position.after(move), depth - 1, table);
        }
        return known >= 0 ? known : stored(table, position.key(), depth, count);
    }

    @Test
    @DisplayName("2,000 random keys in tables of 2 to 1,024 slots, and no table grows")
    void randomKeys() {
        var random = random();
        long[] table = {};
        for (int i = 0; i < 2000; i++) {
            table = i % 40 == 0 ? new long[6 << random.nextInt(10)] : table;
            int at = 3 * random.nextInt(table.length / 3);
            boolean known = table[at + 1] > 0 && random.nextBoolean();
            long key = !known ? random.nextLong() : i % 3 == 0 ? -table[at] : table[at] ^ i / 3 % 2 * Long.MIN_VALUE;
            int depth = known && random.nextBoolean() ? (int) table[at + 1] : 1 + random.nextInt(4);
            compareFound(table, key, depth, count(table, key, depth));
            stored(table, key, depth, random.nextInt(100_000));
        }
    }

    @Override
    protected void probe(CountTable answer) {
        long[] taken = {-4, 3, 8902, 9 + (1L << 40), 2, 400, 6, 1, 7, 0, 0, 0};
        for (long key : new long[] {9, 9 + (1L << 40), 13, 6, -4, 3, 0, -3, 0x8000_0001L}) {
            for (int depth = 1; depth < 4; depth++) {
                answer.probe(taken.clone(), key, depth);
                answer.store(taken.clone(), key, depth, 500 + key);
            }
        }
        for (long[] table : new long[][] {new long[12], {0, 1, 0, 0, 0, 0}, {0, 2, 20, 0, 0, 0}, {4, 2, 0, 0, 0, 0}}) {
            answer.probe(table, 0, (int) table[1]);
            answer.store(table, 2, 1, 9);
        }
        answer.probe(new long[] {4, 5, 1, 77, 2, 9}, 5, 1);
        answer.probe(answer.store(new long[6], 9, 7, 3_195_901_860L), 9, 7);
    }
}
