package sphericalknight.exercises.king;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.Some;

class KingTableContract extends Contract<KingTable> {
    private static final long[] KING =
            IntStream.range(0, 64).mapToLong(s -> KingMoves.attacks(bit(s))).toArray();
    private static final long[] KNIGHT =
            IntStream.range(0, 64).mapToLong(s -> KnightMoves.attacks(bit(s))).toArray();

    /** Each square and the one above it: unlike attacks of kings and knights, from e2 to e3 but not back. */
    private static final long[] ONE_WAY =
            IntStream.range(0, 64).mapToLong(s -> bit(s) | bit(s) << 8).toArray();

    private static final Map<Character, String> TABLES = Map.of(
            'K', "a king", 'N', "a knight", 'P', "one way", 'Q', "opposite squares, where the a-file leads nowhere");

    /** From each square to the opposite one, from b1 to g8; from the a-file nowhere. */
    private static final long[] OPPOSITE =
            IntStream.range(0, 64).mapToLong(s -> s % 8 == 0 ? 0 : bit(63 - s)).toArray();

    @Test
    @DisplayName("the table has one entry for each of the 64 squares")
    void sixtyFourEntries() {
        long[] table = answer().table();
        assertThat(table.length)
                .withFailMessage("The board has 64 squares, your table %d entries.", table.length)
                .isEqualTo(64);
        entry(table, square("a1"), set("b1 a2 b2"));
        entry(table, square("h8"), set("g7 h7 g8"));
    }

    @Test
    @DisplayName("entry 27 is the set that a king on d4 attacks")
    void entryOfD4() {
        entry(answer().table(), square("d4"), set("c3 d3 e3 c4 e4 c5 d5 e5"));
    }

    @Test
    @DisplayName("every entry, up to h8")
    void everyEntry() {
        for (int time = 0; time < 2; time++) { // asked a second time, the answer is the same
            long[] table = answer().table();
            assertThat(table).as("entries").hasSize(64);
            for (int square = 0; square < 64; square++) {
                entry(table, square, KING[square]);
            }
        }
    }

    private static void entry(long[] table, int square, long expected) {
        String words = "table()[" + square + "], a king on " + name(square);
        assertBoard(table[square]).with('K', bit(square)).as(words).isEqualTo(expected);
    }

    @Test
    @DisplayName("one king is one look-up, no king is none")
    void oneLookUp() {
        lookUp(KING, 'K', set("e1"), set("d1 f1 d2 e2 f2"));
        lookUp(KING, 'K', 0, 0);
        alike(random -> lookUp(KING, 'K', random.nextInt(1, 63)));
    }

    @Test
    @DisplayName("several kings: the sets of all of them together")
    void severalLookUps() {
        lookUp(KING, 'K', set("a1 b1"), set("a1 b1 c1 a2 b2 c2"));
        lookUp(KING, 'K', set("a1 d8"), set("b1 a2 b2 c8 e8 c7 d7 e7"));
        lookUp(KING, 'K', -1L, -1L);
        alike(random -> kings(Some.squares(5, ~set("a1 h8"), random)));
    }

    @Test
    @DisplayName("a king on h8 counts, although its bit makes the set negative")
    void highestBit() {
        lookUp(KING, 'K', set("h8"), set("g8 g7 h7"));
        lookUp(KING, 'K', set("a8 h8"), set("b8 a7 b7 g8 g7 h7"));
        alike(random -> kings(Some.apart("h8", "b2 c4 d3 e2 f1 b5 d5 c7", KingMoves::attacks, random)));
    }

    @Test
    @DisplayName("with the table of a knight it is a knight")
    void anyTable() {
        lookUp(KNIGHT, 'N', set("a1 g8"), set("c2 b3 e7 f6 h6"));
        alike(random -> lookUp(KNIGHT, 'N', random.nextInt(63)));
    }

    @Test
    @DisplayName("with other tables: to the square itself and the one above it, or to the opposite one")
    void oneWay() {
        lookUp(ONE_WAY, 'P', set("e2"), set("e2 e3"));
        lookUp(ONE_WAY, 'P', set("a1 h8"), set("a1 a2 h8"));
        lookUp(OPPOSITE, 'Q', set("a1 b1 a5 h8"), set("g8 a1"));
        alike(random -> lookUp(OPPOSITE, 'Q', random.nextInt(64)));
    }

    @Test
    @DisplayName("500 random sets, with both tables")
    void randomSets() {
        randomly(500, random -> {
            long pieces = random.nextLong() & random.nextLong() & random.nextLong();
            smallestFirst(pieces, () -> kings(pieces));
            smallestFirst(pieces, () -> lookUp(KNIGHT, 'N', pieces, KnightMoves.attacks(pieces)));
        });
    }

    private void kings(long pieces) {
        lookUp(KING, 'K', pieces, KingMoves.attacks(pieces));
    }

    private void lookUp(long[] table, char piece, int square) {
        lookUp(table, piece, bit(square), table[square]);
    }

    private void lookUp(long[] table, char piece, long pieces, long expected) {
        long[] given = table.clone();
        long yours = answer().attacks(given, pieces);
        assertBoard(yours)
                .with(piece, pieces)
                .as("with the table of " + TABLES.get(piece))
                .isEqualTo(expected);
        assertUnchanged("attacks", Arrays.equals(given, table));
    }

    @Override
    protected void probe(KingTable answer) {
        answer.table();
        answer.attacks(KING.clone(), set("e1"));
        answer.attacks(KING.clone(), set("a1 b1"));
        answer.attacks(KING.clone(), set("a8 h8"));
        answer.attacks(KNIGHT.clone(), set("b1"));
        answer.attacks(KNIGHT.clone(), set("a1 e4 g8"));
        answer.attacks(ONE_WAY.clone(), set("a1 e2"));
    }
}
