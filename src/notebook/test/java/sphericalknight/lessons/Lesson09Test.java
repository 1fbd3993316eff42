package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.set;
import static sphericalknight.bits.Squares.square;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.Compress;
import sphericalknight.bits.SetWalk;
import sphericalknight.bits.SplitMix64;
import sphericalknight.bits.Subsets;
import sphericalknight.chess.attack.MagicNumbers;
import sphericalknight.chess.attack.MagicSearch;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.chess.attack.RelevantSquares;
import sphericalknight.chess.board.Lines;

@DisplayName("Lesson 09: the code it builds, and the figures its text names")
class Lesson09Test {
    @Test
    @DisplayName("the walk of the lesson is that of the library, for every way to occupy a rook's lines")
    void walk() {
        RayWalk judge = new RayWalk();
        for (int square = 0; square < 64; square++) {
            for (long pieces : Subsets.all(RelevantSquares.rook(square))) {
                assertThat(Lesson09.rookWalk(square, pieces)).isEqualTo(judge.rook(square, pieces));
            }
        }
    }

    @Test
    @DisplayName(
            "the lowest bit strikes out rightly on the four rays that lead up the word, and passes e4 on the way west")
    void strikeOut() {
        for (int[] way : new int[][] {{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
            long[] rays = Lesson09.rays(way[0], way[1]);
            for (int square = 0; square < 64; square++) {
                for (long pieces : Subsets.all(rays[square])) {
                    assertThat(Lesson09.strikeOut(rays, square, pieces))
                            .isEqualTo(Lesson09.walk(square, way[0], way[1], pieces));
                }
            }
        }
        assertThat(Lesson09.strikeOut(Lesson09.rays(-1, 0), square("h4"), set("c4 e4")))
                .isEqualTo(set("c4 d4 e4 f4 g4"));
    }

    @Test
    @DisplayName("no two questions share a place in the tables of the 128 magics")
    void places() {
        for (int square = 0; square < 64; square++) {
            assertThat(places(RelevantSquares.rook(square), MagicNumbers.rook(square)))
                    .doesNotHaveDuplicates();
            assertThat(places(RelevantSquares.bishop(square), MagicNumbers.bishop(square)))
                    .doesNotHaveDuplicates();
        }
    }

    private static long[] places(long relevant, long magic) {
        int shift = 64 - Long.bitCount(relevant);
        return Arrays.stream(Subsets.all(relevant))
                .map(pieces -> (pieces * magic) >>> shift)
                .toArray();
    }

    @Test
    @DisplayName("o ^ (o - 2r) is the walk upwards on every file, rank and diagonal")
    void upwards() {
        for (int square = 0; square < 64; square++) {
            for (int[] way : new int[][] {{1, 0}, {0, 1}, {1, 1}, {-1, 1}}) {
                long up = Lesson09.walk(square, way[0], way[1], 0);
                long line = up | Lesson09.walk(square, -way[0], -way[1], 0) | bit(square);
                for (long pieces : Subsets.all(line)) {
                    assertThat(Lesson09.upwards(square, pieces | bit(square), line))
                            .isEqualTo(Lesson09.walk(square, way[0], way[1], pieces));
                }
            }
        }
    }

    @Test
    @DisplayName("512 bytes hold the attacks along every rank")
    void firstRank() {
        byte[] table = Lesson09.firstRank();
        for (int square = 0; square < 64; square++) {
            for (long pieces : Subsets.all(Lines.rankMask(square / 8))) {
                assertThat(Lesson09.rankAttacks(table, square, pieces | Lines.FILE_A | Lines.FILE_H))
                        .isEqualTo(Lesson09.walk(square, 1, 0, pieces) | Lesson09.walk(square, -1, 0, pieces));
            }
        }
    }

    @Test
    @DisplayName("the flood north is the union of the walks")
    void flood() {
        SplitMix64 random = new SplitMix64(20);
        for (int i = 0; i < 10_000; i++) {
            long rooks = random.next() & random.next() & random.next();
            long pieces = rooks | random.next() & random.next();
            long walked = 0;
            for (long rest = rooks; rest != 0; rest &= rest - 1) {
                walked |= Lesson09.walk(Long.numberOfTrailingZeros(rest), 0, 1, pieces);
            }
            assertThat(Lesson09.floodNorth(rooks, ~pieces)).isEqualTo(walked);
        }
    }

    @Test
    @DisplayName("gathering counts the subsets of a mask, 0, 1, 2 ..., as Long.compress does where there is one")
    void gather() {
        long mask = RelevantSquares.rook(square("d4"));
        long[] ways = Subsets.all(mask);
        for (int way = 0; way < ways.length; way++) {
            assertThat(Lesson09.gather(ways[way] | ~mask, mask)).isEqualTo(way);
            if (Compress.available()) {
                assertThat(Compress.compress(ways[way] | ~mask, mask)).isEqualTo(way);
            }
        }
    }

    @Test
    @DisplayName("with three words the search finds the library's number for the bishop on b3, after as many tries")
    void search() {
        int b3 = square("b3");
        long[] blockers = Subsets.all(RelevantSquares.bishop(b3));
        long[] attacks = Arrays.stream(blockers)
                .map(way -> new RayWalk().bishop(b3, way))
                .toArray();
        MagicSearch.Found library = MagicSearch.bishop(b3, MagicSearch.SEED);
        assertThat(Lesson09.search(3, blockers, attacks, MagicSearch.SEED + 64 + b3))
                .isEqualTo(new Lesson09.Found(library.magic(), (int) library.candidates()));
    }

    @Test
    @DisplayName("thirty numbers found for the rook on d4, stripped of every one that they can spare, keep four to six")
    void stripped() {
        long[] ways = Subsets.all(RelevantSquares.rook(square("d4")));
        long[] seen = Arrays.stream(ways)
                .map(way -> new RayWalk().rook(square("d4"), way))
                .toArray();
        Set<Integer> left = new TreeSet<>();
        for (int seed = 0; seed < 30; seed++) {
            long magic = Lesson09.search(3, ways, seen, seed).magic();
            for (int one : SetWalk.squares(magic)) {
                magic = Lesson09.accepts(magic & ~bit(one), ways, seen) ? magic & ~bit(one) : magic;
            }
            left.add(Long.bitCount(magic));
        }
        assertThat(left).containsExactly(4, 5, 6);
    }
}
