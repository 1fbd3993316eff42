package sphericalknight.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sphericalknight.draughts.DraughtsGame.Outcome;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Draw rules after the FMJD-64 code, section 7.2, in our own words. */
@DisplayName("How a game of draughts ends")
class DraughtsGameTest {
    private static DraughtsGame game(String fen) {
        return new DraughtsGame(DraughtsFen.read(fen));
    }

    private static int playUntilOver(DraughtsGame game, String... cycle) {
        int plies = 0;
        while (game.outcome() == Outcome.OPEN && plies < 1000) {
            game.make(Pdn.read(game.position(), cycle[plies % cycle.length]));
            plies++;
        }
        return plies;
    }

    @Test
    @DisplayName("who cannot move has lost: no men, or all of them blocked")
    void noMoveIsLoss() {
        assertThat(game("W:W:Ba3").outcome()).isEqualTo(Outcome.BLACK_WINS);
        assertThat(game("B:Wc3:B").outcome()).isEqualTo(Outcome.WHITE_WINS);
        assertThat(game("W:Wa3:Bb4,c5").outcome()).isEqualTo(Outcome.BLACK_WINS);
    }

    @Test
    @DisplayName("the third time the same position with the same side to move is a draw")
    void repetition() {
        DraughtsGame game = game("W:WKc1,a3:BKf8,h6");
        assertThat(playUntilOver(game, "c1-d2", "f8-e7", "d2-c1", "e7-f8")).isEqualTo(8);
        assertThat(game.outcome()).isEqualTo(Outcome.DRAW_REPETITION);
    }

    /** Plays random quiet moves that give nothing away; the number of plies if the game ended as wanted, otherwise -1. */
    private static int wander(DraughtsGame game, Random random, Outcome wanted) {
        int plies = 0;
        while (game.outcome() == Outcome.OPEN) {
            List<Long> safe = new ArrayList<>();
            for (long move : DraughtsMoves.legal(game.position())) {
                DraughtsPosition after = game.position().after(move);
                if (Move.captured(move) == 0 && Move.captured(DraughtsMoves.legal(after)[0]) == 0) {
                    safe.add(move);
                }
            }
            if (safe.isEmpty()) {
                return -1;
            }
            game.make(safe.get(random.nextInt(safe.size())));
            plies++;
        }
        return game.outcome() == wanted ? plies : -1;
    }

    @Test
    @DisplayName("two kings against two: a draw after 15 moves of each by kings only")
    void fifteenKingMoves() {
        Random random = new Random(4);
        Set<Integer> plies = new TreeSet<>();
        for (int i = 0; i < 500; i++) {
            plies.add(wander(game("W:WKc1,Ke1:BKd8,Kf8"), random, Outcome.DRAW_KINGS_ONLY));
        }
        assertThat(plies).containsExactly(-1, 30);
    }

    @Test
    @DisplayName("three kings against one: 15 moves of each, or from 5 on if the lone king holds the great diagonal")
    void threeAgainstOne() {
        Random random = new Random(5);
        Set<Integer> offDiagonal = new TreeSet<>();
        Set<Integer> onDiagonal = new TreeSet<>();
        for (int i = 0; i < 500; i++) {
            DraughtsGame game = game("W:WKa3,Kb8,Kh2:BKd8");
            int plies = wander(game, random, Outcome.DRAW_LONE_KING);
            boolean holds = (game.position().black() & Numbering.B.set("a1 b2 c3 d4 e5 f6 g7 h8")) != 0;
            (holds ? onDiagonal : offDiagonal).add(plies);
        }
        assertThat(offDiagonal).containsExactly(-1, 30);
        onDiagonal.remove(-1);
        assertThat(onDiagonal).isNotEmpty().allMatch(plies -> plies >= 10 && plies <= 30);
    }

    @Test
    @DisplayName("making and taking back leaves no trace in the counters")
    void unmakeForgets() {
        DraughtsGame game = game("W:WKc1,a3:BKf8,h6");
        for (int i = 0; i < 100; i++) {
            game.make(Pdn.read(game.position(), "c1-d2"));
            game.unmake();
        }
        assertThat(game.outcome()).isEqualTo(Outcome.OPEN);
        assertThatThrownBy(game::unmake)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no move");
    }
}
