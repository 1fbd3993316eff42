package sphericalknight.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static sphericalknight.bits.Squares.bit;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.SetWalk;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.chess.position.GameEnd;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.PolyglotKey;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;
import sphericalknight.chess.position.ZobristKeys;

@DisplayName("Lesson 08: the code it builds, and the figures its text names")
class Lesson08Test {
    private static final Position ROOK_ON_A1 = Position.fromFen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    private static final Position PAWN_AND_KNIGHT = Position.fromFen("4k3/8/8/8/8/8/P7/4K2N w - - 0 1");

    @Test
    @DisplayName("the plain key of a rook on a1 is 4, of a knight on b1 as well")
    void plainKeysCollide() {
        Position knight = Position.fromFen("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1");
        Position kings = Position.fromFen("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        assertThat(Lesson08.plain(ROOK_ON_A1) - Lesson08.plain(kings)).isEqualTo(4);
        assertThat(Lesson08.plain(knight)).isEqualTo(Lesson08.plain(ROOK_ON_A1));
        assertThat(Lesson08.sum(knight)).isNotEqualTo(Lesson08.sum(ROOK_ON_A1));
    }

    @Test
    @DisplayName("a rook on a1 for a knight on h1 changes the sum by the numbers of these squares, modulo 2^64")
    void sumOfNumbers() {
        long[][] number = Lesson08.NUMBER;
        long moved = Lesson08.sum(ROOK_ON_A1) - number[0][3] + number[0][12] - number[8][12] + number[8][0];
        moved += number[7][1] - number[7][12];
        assertThat(moved).isEqualTo(Lesson08.sum(PAWN_AND_KNIGHT));
    }

    @Test
    @DisplayName("the first collision is the first key seen before, among the bits looked at")
    void firstCollision() {
        long[] keys = {0x10, 0x21, 0x32, 0x13};
        assertThat(Lesson08.firstCollision(new long[] {1, 2, 3, 2}, 8, 0)).isEqualTo(4);
        assertThat(Lesson08.firstCollision(keys, 4, 4)).isEqualTo(4);
        assertThatThrownBy(() -> Lesson08.firstCollision(keys, 4, 0)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    @DisplayName("twins: two lines to different positions, whose keys share the 16 bits asked for")
    void twins() {
        Lesson08.Line[] twins = Lesson08.twins(Position.start(), 16);
        for (Lesson08.Line twin : twins) {
            Position position = Position.start();
            for (String move : twin.moves().strip().split(" ")) {
                position.make(Uci.move(position, move));
            }
            assertThat(twin.position().fen()).isEqualTo(position.fen());
        }
        assertThat(twins[0].position().fen()).isNotEqualTo(twins[1].position().fen());
        assertThat(PolyglotKey.of(twins[0].position())).isNotEqualTo(PolyglotKey.of(twins[1].position()));
        long difference = twins[0].position().key() ^ twins[1].position().key();
        assertThat(difference & 0xFFFF).isZero();
    }

    @Test
    @DisplayName("two forged positions: one key of 64 bits, and Kf7 is mate on the left, not even check on the right")
    void forged() {
        Position left = Position.fromFen("3Q1K1k/8/1rR3P1/8/4N3/8/1q6/8 w - -");
        Position right = Position.fromFen("3b1K1k/8/8/1b2N3/8/2Rp2B1/8/8 w - -");
        assertThat(PolyglotKey.of(left)).isEqualTo(0x6922E4000BFA1591L).isEqualTo(PolyglotKey.of(right));
        left.make(Uci.move(left, "f8f7"));
        right.make(Uci.move(right, "f8f7"));
        assertThat(GameEnd.of(left)).isEqualTo(GameEnd.CHECKMATE);
        assertThat(right.inCheck()).isFalse();
    }

    @Test
    @DisplayName("the 35 black pawns named by the lesson: their 35 different words of Polyglot's cancel out")
    void cancel() {
        int[] pawns = {
            0, 2, 3, 4, 5, 6, 7, 11, 13, 14, 16, 17, 20, 21, 22, 23, 25, 26, 27, 31, 33, 36, 43, 44, 46, 48, 49, 50, 51,
            52, 53, 54, 58, 59, 62
        };
        long[] words = PolyglotKey.numbers();
        assertThat(Arrays.stream(pawns).mapToLong(pawn -> words[pawn]))
                .hasSize(35)
                .doesNotHaveDuplicates();
        assertThat(Arrays.stream(pawns).mapToLong(pawn -> words[pawn]).reduce(0, (one, other) -> one ^ other))
                .isZero();
    }

    @Test
    @DisplayName(
            "3,668 words of moves: each piece but the pawn, in both colours, between two squares that see each other")
    void wordsOfMoves() {
        Set<Long> words = new HashSet<>();
        for (int kind = Piece.KNIGHT; kind <= Piece.KING; kind++) {
            for (int colour = 0; colour < 12; colour += 6) {
                for (int from = 0; from < 64; from++) {
                    for (int to : SetWalk.squares(attacks(kind, from))) {
                        words.add(ZobristKeys.piece(kind + colour, from)
                                ^ ZobristKeys.piece(kind + colour, to)
                                ^ ZobristKeys.side(Piece.BLACK));
                    }
                }
            }
        }
        assertThat(words).hasSize(336 + 560 + 896 + 1456 + 420);
    }

    private static long attacks(int kind, int from) {
        return switch (kind) {
            case Piece.KNIGHT -> KnightMoves.attacks(bit(from));
            case Piece.BISHOP -> new RayWalk().bishop(from, 0);
            case Piece.ROOK -> new RayWalk().rook(from, 0);
            case Piece.QUEEN -> new RayWalk().queen(from, 0);
            default -> KingMoves.attacks(bit(from));
        };
    }
}
