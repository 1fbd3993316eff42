package sphericalknight.storage.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.position.Position;

@DisplayName("What the side to move sees, against the slow way: asking square by square")
class PositionFactsTest {
    /** Positions of random games, some of them wild. */
    private static List<Position> positions() {
        SplitMix64 random = new SplitMix64(77);
        List<Position> positions = new ArrayList<>();
        for (int game = 0; game < 12; game++) {
            GameCursor cursor = new GameCursor();
            while (cursor.count() > 0 && cursor.plies() < 160) {
                if (cursor.plies() % 3 == 0) {
                    positions.add(cursor.position().copy());
                }
                cursor.play((int) Long.remainderUnsigned(random.next(), cursor.count()));
            }
        }
        return positions;
    }

    @Test
    @DisplayName("attacked squares are those where isAttacked says so")
    void attacks() {
        PositionFacts facts = new PositionFacts();
        for (Position position : positions()) {
            facts.look(position);
            for (int square = 0; square < 64; square++) {
                boolean byEnemy = (facts.enemyAttacks >>> square & 1) != 0;
                boolean byOwn = (facts.ownAttacks >>> square & 1) != 0;
                assertThat(byEnemy).as(position.fen()).isEqualTo(position.isAttacked(square, 1 - facts.side));
                assertThat(byOwn).as(position.fen()).isEqualTo(position.isAttacked(square, facts.side));
            }
        }
    }
}
