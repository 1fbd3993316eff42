package sphericalknight.chess.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The mate table as a file, and positions as FEN")
class EssayFileTest {
    private static final MateTable TABLE = MateTable.build();
    private static final byte[] FILE = EssayFile.bytes(TABLE);

    @Test
    @DisplayName(
            "16 MiB, 920 entries say mate in one, each entry's move leads to one move less, and the digest is pinned")
    void everyEntry() throws Exception {
        assertThat(FILE).hasSize(16 * 1024 * 1024);
        int mateInOne = 0;
        int wrong = 0;
        for (int index = 0; index < FILE.length / 2; index++) {
            int moves = FILE[2 * index];
            mateInOne += moves == 1 ? 1 : 0;
            wrong += moves > 0 && after(index, FILE[2 * index + 1] & 0xFF) != moves - 1 ? 1 : 0;
        }
        assertThat(mateInOne).isEqualTo(920);
        assertThat(wrong).isZero();
        assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(FILE)))
                .isEqualTo("92c61ce2910ccb2d67b893a8edafcbb3b377e66711760a1875cbcb6e0c6f0f2c");
    }

    private static int after(int index, int move) {
        int king = index >>> 17;
        int bishop = LightBishop.square(index >>> 12 & 31);
        int knight = index >>> 6 & 63;
        int to = move & 63;
        return switch (move >>> 6) {
            case 1 -> TABLE.light(to, bishop, knight, index & 63, false);
            case 2 -> TABLE.light(king, to, knight, index & 63, false);
            case 3 -> TABLE.light(king, bishop, to, index & 63, false);
            default -> -2;
        };
    }

    @Test
    @DisplayName("the file and the table give the same distance and the same choices in 3,000 random positions")
    void choices() {
        EssayFile file = EssayFile.of(ByteBuffer.wrap(FILE));
        for (MatePosition position : randomPositions(3_000)) {
            assertThat(file.moves(position)).as(position.toString()).isEqualTo(TABLE.moves(position));
            assertThat(file.choices(position)).isEqualTo(TABLE.choices(position));
        }
    }

    private static List<MatePosition> randomPositions(int count) {
        SplittableRandom random = new SplittableRandom(20261121);
        List<MatePosition> positions = new ArrayList<>();
        while (positions.size() < count) {
            try {
                positions.add(new MatePosition(
                        random.nextInt(64),
                        random.nextInt(64),
                        random.nextInt(64),
                        random.nextInt(64),
                        random.nextBoolean()));
            } catch (IllegalArgumentException illegal) {
                continue;
            }
        }
        return positions;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "k7/8/NK6/8/8/8/8/8 w - - 0 1          | the position has no white bishop",
                "k7/8/NK6/1B6/8/8/8/6N1 w - - 0 1      | the position has 2 white knights",
                "k7/8/NK6/1B6/8/8/6p1/8 w - - 0 1      | more men than",
                "k7/8/NK6/1B6/8/8/8/8 x - - 0 1        | side to move",
                "k7/8/NK6/1B6/8/8/8 w - - 0 1          | FEN"
            })
    @DisplayName("a FEN of other men is refused by one sentence")
    void refused(String fen, String sentence) {
        assertThatThrownBy(() -> MateFen.read(fen))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(sentence);
    }
}
