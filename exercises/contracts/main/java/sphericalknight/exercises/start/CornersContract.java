package sphericalknight.exercises.start;

import static sphericalknight.bits.Squares.set;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class CornersContract extends Contract<Corners> {
    @Test
    @DisplayName("White's two corners are in it")
    void whitesCorners() {
        long whitesSide = set("a1 b1 c1 d1 e1 f1 g1 h1");
        assertBoard(answer().corners() & whitesSide)
                .as("only the first rank of corners()")
                .isEqualTo(set("a1 h1"));
    }

    @Test
    @DisplayName("all four corners, and nothing else")
    void fourCorners() {
        assertBoard(answer().corners()).isEqualTo(set("a1 h1 a8 h8"));
        assertBoard(answer().corners()).as("asked a second time").isEqualTo(set("a1 h1 a8 h8"));
    }
}
