package sphericalknight.chess.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The mate table in its two files")
class CompactTableTest {
    private static final MateTable TABLE = MateTable.build();
    private static final byte[] BYTES = CompactTable.bytes(TABLE);

    @Test
    @DisplayName("the small file is under 2 MiB and holds every legal position with Black to move, both bishops")
    void everyPosition() {
        assertThat(BYTES).hasSizeLessThan(2 * 1024 * 1024);
        CompactTable small = CompactTable.of(BYTES);
        int positions = 0;
        int wrong = 0;
        for (int placement = 0; placement < Placement.COUNT; placement++) {
            long forbidden = Placement.occupied(placement) | Placement.besideKing(placement);
            for (int blackKing = 0; blackKing < 64 && Placement.isPossible(placement); blackKing++) {
                if ((forbidden >>> blackKing & 1) == 0) {
                    // Every second placement is mirrored, with a dark-squared bishop.
                    MatePosition position = position(placement, blackKing, placement % 2 * 7);
                    positions++;
                    wrong += small.moves(position) != TABLE.moves(position) ? 1 : 0;
                }
            }
        }
        assertThat(positions).isGreaterThan(2_000_000);
        assertThat(wrong).isZero();
    }

    private static MatePosition position(int placement, int blackKing, int flip) {
        return new MatePosition(
                Placement.king(placement) ^ flip,
                Placement.bishop(placement) ^ flip,
                Placement.knight(placement) ^ flip,
                blackKing ^ flip,
                false);
    }

    @Test
    @DisplayName("both files and the table give the same distance and the same choices on 3,000 random positions")
    void choices() {
        List<MateDistances> files =
                List.of(CompactTable.of(BYTES), EssayFileTable.of(ByteBuffer.wrap(EssayFile.bytes(TABLE))));
        for (MatePosition position : randomPositions(3_000)) {
            for (MateDistances file : files) {
                assertThat(file.moves(position)).as(position.toString()).isEqualTo(TABLE.moves(position));
                assertThat(file.choices(position)).isEqualTo(TABLE.choices(position));
            }
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
}
