package sphericalknight.exercises.endgame;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.names;
import static sphericalknight.bits.Squares.set;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.bits.SetWalk;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.Turn;

class StepBackContract extends Contract<StepBack> {
    @Test
    @DisplayName("with nothing won yet, only the mates are lost")
    void mates() {
        Men men = new Men(FourMen.squares("b6 c6 a6"));
        same(men, 0, set("a8"), "K b6, B c6, N a6");
        check(men, 0, "K b6, B c6, N a6");
    }

    @Test
    @DisplayName("a king who has one way out, into a won square, has lost")
    void onlyWay() {
        Men men = new Men(FourMen.squares("b6 e4 a5"));
        check(men, men.standing & ~men.checked, "everything else is won");
    }

    @Test
    @DisplayName("every move must lose: one good square is enough to live")
    void everyMove() {
        check(new Men(FourMen.squares("d6 e6 c3")), set("e8 b8"), "only e8 and b8 are won");
    }

    @Test
    @DisplayName("stalemate is not lost")
    void stalemate() {
        Men men = new Men(FourMen.squares("b6 b5 a6"));
        check(men, men.standing, "K b6, B b5, N a6: a8 is stalemate");
    }

    @Test
    @DisplayName("a man that can be taken saves Black")
    void capture() {
        Men men = new Men(FourMen.squares("a1 g2 d5"));
        check(men, men.standing & ~men.checked, "nobody guards the bishop");
    }

    @Test
    @DisplayName("120 random placements and sets, square by square")
    void randomSets() {
        randomly(120, random -> {
            Men men = Men.random(random);
            long won = men.standing & ~men.checked & (random.nextLong() | random.nextLong() | random.nextLong());
            smallestFirst(won, () -> same(men, won, oracle(men, won), "a random placement"));
        });
    }

    /** The expected answer, computed square by square and move by move. */
    private static long oracle(Men men, long won) {
        long lost = 0;
        for (int from : SetWalk.squares(men.standing)) {
            long moves = KingMoves.attacks(bit(from)) & ~men.guarded;
            boolean stalemate = moves == 0 && (men.checked & bit(from)) == 0;
            lost |= !stalemate && (moves & ~won) == 0 ? bit(from) : 0;
        }
        return lost;
    }

    private void check(Men men, long won, String words) {
        same(men, won, oracle(men, won), words);
        alike(random -> {
            Turn turn = Turn.random(random);
            Men others = new Men(turn.squares(men.king, men.bishop, men.knight));
            same(others, turn.set(won), oracle(others, turn.set(won)), words + ", the board turned");
        });
    }

    private void same(Men men, long won, long expected, String words) {
        long lost = answer().lost(men.standing, men.guarded, men.checked, won);
        assertBoard(lost)
                .as("%s%s", words, lost == expected ? "" : ways(men, won, expected ^ lost))
                .with('K', bit(men.king))
                .with('B', bit(men.bishop))
                .with('N', bit(men.knight))
                .isEqualTo(expected);
    }

    /** Describes a king on the lowest square of {@code wrong}: whether he is in check, all his moves, and those not in {@code won}. */
    private static String ways(Men men, long won, long wrong) {
        long from = wrong & -wrong;
        long moves = KingMoves.attacks(from) & ~men.guarded;
        return "; a king on %s %s in check and can move to %s; those outside won: %s"
                .formatted(
                        names(from),
                        (men.checked & from) == 0 ? "is not" : "is",
                        moves == 0 ? "no square" : names(moves),
                        (moves & ~won) == 0 ? "none" : names(moves & ~won));
    }

    /** The squares of White's three pieces, and the sets that they determine: the arguments of {@link StepBack#lost} except {@code won}. */
    private static final class Men {
        final int king;
        final int bishop;
        final int knight;
        final long standing;
        final long guarded;
        final long checked;

        Men(int... squares) {
            king = squares[0];
            bishop = squares[1];
            knight = squares[2];
            long men = bit(king) | bit(bishop) | bit(knight);
            long beside = KingMoves.attacks(bit(king));
            standing = ~(men | beside);
            checked = new RayWalk().bishop(bishop, bit(king) | bit(knight)) | KnightMoves.attacks(bit(knight));
            guarded = checked | beside;
        }

        static Men random(SplittableRandom random) {
            int king = random.nextInt(64);
            int bishop = (king + 1 + random.nextInt(63)) % 64;
            int knight;
            do {
                knight = random.nextInt(64);
            } while (knight == king || knight == bishop);
            return new Men(king, bishop, knight);
        }
    }

    @Override
    protected void probe(StepBack answer) {
        Men mate = new Men(FourMen.squares("b6 c6 a6"));
        answer.lost(mate.standing, mate.guarded, mate.checked, 0);
        SplittableRandom random = new SplittableRandom(133);
        for (int i = 0; i < 60; i++) {
            Men men = Men.random(random);
            long won = men.standing & ~men.checked & (random.nextLong() | random.nextLong() | random.nextLong());
            answer.lost(men.standing, men.guarded, men.checked, i % 4 == 0 ? men.standing & ~men.checked : won);
        }
    }
}
