package sphericalknight.exercises.knight;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.exercise.contract.Contract;

class KnightCoverContract extends Contract<KnightCover> {
    @Test
    @DisplayName("one knight is enough for b3 and c2, in the corner")
    void oneKnight() {
        cover(set("b3 c2"));
        cover(set("c3 e3 b4 f4"));
        alike(random -> cover(drawn(random, 1)));
    }

    @Test
    @DisplayName("neighbours differ in colour, so d4 and d5 take two")
    void neighbours() {
        cover(set("d4 d5"));
        alike(random -> {
            int square = random.nextInt(56);
            cover(1L << square | 1L << square + 8);
        });
    }

    @Test
    @DisplayName("a knight does not attack its own square")
    void ownSquare() {
        cover(set("e5 g6"));
        alike(random -> {
            int square = random.nextInt(64);
            cover(1L << square | KnightMoves.attacks(1L << square));
        });
    }

    @Test
    @DisplayName("the corner h8, whose bit is the sign")
    void signBit() {
        cover(set("h8"));
        alike(random -> cover(set("h8") | drawn(random, 1)));
    }

    @Test
    @DisplayName("the knight that attacks most is not always in a smallest cover")
    void largestBite() {
        cover(set("c1 c3 b4 f6 h6 e7"));
        cover(set("e2 f3 h3 b5 c6 c8"));
        alike(random -> cover(drawn(random, 2)));
    }

    @Test
    @DisplayName("no square, no knight")
    void nothing() {
        assertBoard(answer().cover(0L)).as("cover() of the empty set").isEqualTo(0L);
        alike(random -> cover(random.nextBoolean() ? 0L : 1L << random.nextInt(64)));
    }

    @Test
    @DisplayName("regions for one to three knights, drawn at random")
    void randomRegions() {
        randomSets(12, random -> drawn(random, random.nextInt(1, 4)), this::cover);
    }

    /** Some of the squares that {@code knights} knights on random squares attack. */
    private static long drawn(SplittableRandom random, int knights) {
        long attacked = 0;
        for (int knight = 0; knight < knights; knight++) {
            attacked |= KnightMoves.attacks(1L << random.nextInt(64)) & (random.nextLong() | random.nextLong());
        }
        return attacked;
    }

    private void cover(long region) {
        long cover = answer().cover(region);
        assertBoard(region & KnightMoves.attacks(cover))
                .with('N', cover & ~region)
                .as("squares of " + listed(region) + " that are attacked from " + listed(cover))
                .isEqualTo(region);
        long smallest = smallest(region);
        assertThat(Long.bitCount(cover))
                .withFailMessage(
                        "For %s, yours needs %d knights: %s. They attack every square, but fewer are enough: %s.",
                        listed(region), Long.bitCount(cover), listed(cover), listed(smallest))
                .isEqualTo(Long.bitCount(smallest));
    }

    private static String listed(long squares) {
        return squares == 0 ? "no square" : names(squares);
    }

    /** A smallest cover, the slow way: every part of the region that one more knight can reach, until the whole region is among them. */
    private static long smallest(long region) {
        Map<Long, Long> knightsFor = Map.of(0L, 0L);
        while (!knightsFor.containsKey(region)) {
            Map<Long, Long> withOneMore = new TreeMap<>();
            knightsFor.forEach((part, knights) -> {
                for (int square = 0; square < 64; square++) {
                    withOneMore.put(part | region & KnightMoves.attacks(1L << square), knights | 1L << square);
                }
            });
            knightsFor = withOneMore;
        }
        return knightsFor.get(region);
    }

    @Override
    protected void probe(KnightCover answer) {
        for (String region :
                new String[] {"b3 c2", "d4 d5", "e5 g6", "h8", "c1 c3 b4 f6 h6 e7", "c3 d4 b5 d5 a6 d6 e6 e8", ""}) {
            answer.cover(set(region));
        }
    }

    /** All smallest covers are equally good: keeps what is not covered, and the number of knights. */
    @Override
    protected Object essence(Object[] arguments, Object result) {
        long cover = (long) result;
        return ((long) arguments[0] & ~KnightMoves.attacks(cover)) + " " + Long.bitCount(cover);
    }
}
