package sphericalknight.chess.attack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.parse;
import static sphericalknight.bits.Squares.square;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sphericalknight.bits.SplitMix64;
import sphericalknight.bits.Subsets;

@DisplayName("Sliders: six ways to the same sets")
class SlidersTest {
    private static final Sliders WALK = new RayWalk();

    static List<Sliders> methods() {
        return SliderMethods.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("methods")
    @DisplayName("a rook and a bishop on d4 stop at the first piece in each direction")
    void stopsAtTheFirstPiece(Sliders sliders) {
        String board = """
                . . . o . . . o
                b . . R . . B .
                . b . r . b . .
                . . b r b . . .
                o R r . r r r r
                . . B r b . . .
                . o . r . b . .
                o . . r . . B o
                """;
        long occupied = parse(board, 'o') | parse(board, 'R') | parse(board, 'B');
        assertThat(sliders.rook(square("d4"), occupied)).isEqualTo(parse(board, 'r') | parse(board, 'R'));
        assertThat(sliders.bishop(square("d4"), occupied)).isEqualTo(parse(board, 'b') | parse(board, 'B'));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("methods")
    @DisplayName("all 102,400 rook and 5,248 bishop blocker subsets agree with the walk")
    void allSubsetsAgreeWithTheWalk(Sliders sliders) {
        int subsets = 0;
        for (int square = 0; square < 64; square++) {
            for (long blockers : Subsets.all(RelevantSquares.rook(square))) {
                check("rook", square, blockers, sliders.rook(square, blockers), WALK.rook(square, blockers));
                subsets++;
            }
            for (long blockers : Subsets.all(RelevantSquares.bishop(square))) {
                check("bishop", square, blockers, sliders.bishop(square, blockers), WALK.bishop(square, blockers));
                subsets++;
            }
        }
        assertThat(subsets).isEqualTo(107_648);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("methods")
    @DisplayName("pieces elsewhere, on the edge or on the slider's own square change nothing")
    void otherPiecesChangeNothing(Sliders sliders) {
        SplitMix64 random = new SplitMix64(9);
        for (int i = 0; i < 100_000; i++) {
            int square = i & 63;
            long occupied = random.next() & random.next();
            check("rook", square, occupied, sliders.rook(square, occupied), WALK.rook(square, occupied));
            check("bishop", square, occupied, sliders.bishop(square, occupied), WALK.bishop(square, occupied));
            long queen = WALK.rook(square, occupied) | WALK.bishop(square, occupied);
            check("queen", square, occupied, sliders.queen(square, occupied), queen);
        }
    }

    private static void check(String piece, int square, long occupied, long found, long expected) {
        if (found != expected) {
            assertThat(found)
                    .as("%s on %s, occupied %x", piece, name(square), occupied)
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("methods")
    @DisplayName("an empty board: 896 rook, 560 bishop and 1,456 queen moves over all squares")
    void mobilityOnTheEmptyBoard(Sliders sliders) {
        int rook = 0;
        int bishop = 0;
        int queen = 0;
        for (int square = 0; square < 64; square++) {
            rook += Long.bitCount(sliders.rook(square, 0));
            bishop += Long.bitCount(sliders.bishop(square, 0));
            queen += Long.bitCount(sliders.queen(square, 0));
        }
        assertThat(new int[] {rook, bishop, queen}).containsExactly(896, 560, 1456);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("methods")
    @DisplayName("each method is found by its name")
    void namedFindsIt(Sliders sliders) {
        assertThat(SliderMethods.named(sliders.name())).hasSameClassAs(sliders);
    }

    @Test
    @DisplayName("an unknown name is answered with the known ones")
    void unknownNameIsAnswered() {
        assertThatThrownBy(() -> SliderMethods.named("rotated"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"rotated\" is not a slider method")
                .hasMessageContaining("raywalk, classical, odifference, koggestone, magic");
    }

    @Test
    @DisplayName("the best method is pext where Java has Long.compress, else magic")
    void bestIsPextOrMagic() {
        boolean hasCompress = Runtime.version().feature() >= 19;
        assertThat(SliderMethods.best().name()).isEqualTo(hasCompress ? "pext" : "magic");
        assertThat(SliderMethods.all()).hasSize(hasCompress ? 6 : 5);
    }
}
