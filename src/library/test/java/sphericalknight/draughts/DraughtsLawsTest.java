package sphericalknight.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Laws that hold in every position of 2,500 random games")
class DraughtsLawsTest {
    private static int everywhere(BiConsumer<DraughtsPosition, long[]> law) {
        Random random = new Random(1);
        int positions = 0;
        for (int game = 0; game < 2_500; game++) {
            DraughtsPosition position = DraughtsPosition.START;
            for (int ply = 0; ply < 150; ply++) {
                long[] legal = DraughtsMoves.legal(position);
                law.accept(position, legal);
                positions++;
                if (legal.length == 0) {
                    break;
                }
                position = position.after(legal[random.nextInt(legal.length)]);
            }
        }
        return positions;
    }

    @Test
    @DisplayName("walking, magic and gathering give the same move lists in more than 100,000 positions")
    void methodsAgree() {
        DraughtsMoves walk = new DraughtsMoves(WalkReach.INSTANCE, false);
        DraughtsMoves magic = new DraughtsMoves(MagicReach.INSTANCE, false);
        DraughtsMoves gather = new DraughtsMoves(GatherReach.INSTANCE, false);
        int positions = everywhere((position, legal) -> {
            long[] expected = walk.moves(position);
            assertThat(magic.moves(position)).isEqualTo(expected);
            assertThat(gather.moves(position)).isEqualTo(expected);
            assertThat(walk.count(position)).isEqualTo(expected.length);
        });
        assertThat(positions).isGreaterThan(100_000);
    }

    @Test
    @DisplayName("the text of a position reads back to the same position, and the texts of its moves are all different")
    void texts() {
        Random random = new Random(2);
        everywhere((position, legal) -> {
            if (random.nextInt(4) == 0) {
                assertThat(DraughtsFen.read(DraughtsFen.write(position))).isEqualTo(position);
                assertThat(Arrays.stream(legal).mapToObj(move -> Pdn.write(position, move)))
                        .doesNotHaveDuplicates();
            }
        });
    }
}
