package sphericalknight.exercises.pawn;

import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.PawnStructure;
import sphericalknight.exercise.contract.Contract;

class PassedPawnsContract extends Contract<PassedPawns> {
    @Test
    @DisplayName("without black pawns every pawn is passed")
    void alone() {
        passed("a2 d4 h7", "", "a2 d4 h7", "no black pawn anywhere");
        passed("", "", "", "no pawn at all");
        passed("", "a7 h2", "", "no white pawn");
        String all = names(-1L);
        passed(all, "", all, "white pawns on all squares, as many as a set can hold");
        passed("a1 e4", names(0x00FF_FFFF_0000_0000L), "", "black pawns on the ranks from 5 to 7");
        alike(random -> compare(random.nextLong() & random.nextLong(), 0));
    }

    @Test
    @DisplayName("a black pawn in front on the same file stops it, however far away")
    void ownFile() {
        passed("b2 e5 g6", "b7 e6", "g6", "b7 stands before b2, e6 before e5");
        alike(random -> opposed(random, false, true));
    }

    @Test
    @DisplayName("a black pawn in front on a neighbouring file guards the way")
    void neighbouringFiles() {
        passed("b2 e5 h3", "a7 f6", "h3", "a7 guards b6 and f6 guards e5; g stays free");
        alike(random -> opposed(random, true, true));
    }

    @Test
    @DisplayName("a black pawn behind or beside has been passed")
    void behindAndBeside() {
        passed("c5 f4", "b5 c4 e3 g4", "c5 f4", "b5 and g4 stand beside, c4 and e3 behind: too late for them");
        alike(random -> opposed(random, true, false));
    }

    @Test
    @DisplayName("a black pawn on the other edge of the board is far away")
    void noTeleport() {
        passed("a4 h4", "", "a4 h4", "no black pawn");
        passed("a4", "h7", "a4", "a4 and h7: on the ribbon neighbours, on the board seven files apart");
        passed("h4", "a7", "h4", "h4 and a7: on the ribbon neighbours, on the board seven files apart");
        alike(random -> {
            int file = random.nextBoolean() ? 0 : 7;
            compare(1L << 8 * random.nextInt(1, 6) + file, random.nextLong() & 0x0001_0101_0101_0100L << 7 - file);
        });
    }

    @Test
    @DisplayName("own pawns in front do not matter")
    void ownPawns() {
        passed("d3 d5 e6", "", "d3 d5 e6", "d5 stands before d3, but it is White's");
        alike(random -> compare(random.nextLong() & 0x0000_FFFF_FFFF_FF00L, 0));
    }

    @Test
    @DisplayName("the lesson's position has one passed white pawn")
    void lessonPosition() {
        String white = "a5 c4 e4 c3 f2 g2 h2";
        String black = "f7 g7 d6 c5 h4 b3";
        passed(white, black, "a5", "e4 has a free file, but d6 guards e5");
        alike(random -> compare(set(white) & (random.nextLong() | set("a5")), set(black)));
    }

    @Test
    @DisplayName("1,000 random boards, pawn by pawn")
    void randomBoards() {
        randomly(1_000, random -> {
            long white = random.nextLong() & random.nextLong();
            long black = random.nextLong() & random.nextLong() & random.nextLong() & random.nextLong() & ~white;
            smallestFirst(white, () -> compare(white, black));
        });
    }

    /** Asks for two white pawns that may have a black pawn each, on their file or beside it, and before them or not. */
    private void opposed(SplittableRandom random, boolean beside, boolean before) {
        long white = 0;
        long black = 0;
        for (int file = random.nextInt(1, 3); file < 7; file += 3) {
            int rank = random.nextInt(1, 6);
            int side = beside ? random.nextBoolean() ? 1 : -1 : 0;
            int other = before ? random.nextInt(rank + 1, 7) : random.nextInt(1, rank + 1);
            white |= 1L << 8 * rank + file;
            black |= random.nextInt(3) == 0 ? 0 : 1L << 8 * other + file + side;
        }
        compare(white, black);
    }

    private void compare(long white, long black) {
        passed(white, black, PawnStructure.whitePassed(white, black), "");
    }

    private void passed(String white, String black, String expected, String words) {
        passed(set(white), set(black), set(expected), words);
    }

    private void passed(long white, long black, long expected, String words) {
        assertBoard(answer().passed(white, black))
                .with('P', white)
                .with('p', black)
                .as(words)
                .isEqualTo(expected);
    }

    @Override
    protected void probe(PassedPawns answer) {
        long everywhere = 0x00FF_FFFF_FFFF_FF00L;
        for (int black = 8; black < 56; black++) {
            answer.passed(everywhere & ~(1L << black), 1L << black);
        }
        answer.passed(set("d3 d5 e6"), 0);
        answer.passed(set("a2 d5 h7"), set("b8 d8 h8"));
        answer.passed(set("a4 c4 d5 h2"), set("a5 b7 d3 e5 h7"));
    }
}
