package sphericalknight.storage.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Position;

@DisplayName("What the side to move sees, against the slow way: asking square by square, playing every move")
class PositionFeaturesTest {
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
        PositionFeatures features = new PositionFeatures();
        for (Position position : positions()) {
            features.look(position);
            for (int square = 0; square < 64; square++) {
                boolean byEnemy = (features.enemyAttacks >>> square & 1) != 0;
                boolean byOwn = (features.ownAttacks >>> square & 1) != 0;
                assertThat(byEnemy).as(position.fen()).isEqualTo(position.isAttacked(square, features.enemySide));
                assertThat(byOwn).as(position.fen()).isEqualTo(position.isAttacked(square, features.side));
            }
            assertThat(features.inCheck).isEqualTo(position.inCheck());
        }
    }

    @Test
    @DisplayName("a move that is said to give check gives check, and no other does, castling and en passant apart")
    void checks() {
        PositionFeatures features = new PositionFeatures();
        MoveCandidate candidate = new MoveCandidate();
        int checks = 0;
        for (Position position : positions()) {
            features.look(position);
            for (int move : position.legalMoves()) {
                if (Move.isCastling(move) || Move.isEnPassant(move)) {
                    continue;
                }
                candidate.look(features, move);
                boolean said = candidate.directCheck || candidate.discoveredCheck;
                assertThat(said)
                        .as("%s, move from %d to %d", position.fen(), Move.from(move), Move.to(move))
                        .isEqualTo(position.after(move).inCheck());
                checks += said ? 1 : 0;
            }
        }
        assertThat(checks).isGreaterThan(200);
    }

    @Test
    @DisplayName("a mating check leaves the king no square")
    void mates() {
        PositionFeatures features = new PositionFeatures();
        MoveCandidate candidate = new MoveCandidate();
        int mates = 0;
        for (Position position : positions()) {
            features.look(position);
            for (int move : position.legalMoves()) {
                candidate.look(features, move);
                boolean check = candidate.directCheck || candidate.discoveredCheck;
                if (check && position.after(move).legalMoves().length == 0 && !candidate.discoveredCheck) {
                    assertThat(candidate.escapes).as(position.fen()).isZero();
                    mates++;
                }
            }
        }
        assertThat(mates).isPositive();
    }
}
