package sphericalknight.exercises.generator;

import static sphericalknight.bits.Squares.set;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Position;
import sphericalknight.exercise.contract.Contract;

class CastlingAllowedContract extends Contract<CastlingAllowed> {
    private static final int ALL = 15;
    private static final String[] SIDES = {"White", "Black"};
    private static final long MIDDLE = 0x0000_FFFF_FFFF_0000L;
    private static final long AT_HOME = set("a1 e1 h1 a8 e8 h8");

    @Test
    @DisplayName("nothing in between and nothing attacked: White castles to both sides")
    void bothSides() {
        allowed("KQ", 0, AT_HOME, 0, "nothing in the way");
    }

    @Test
    @DisplayName("Black castles on rank 8")
    void black() {
        allowed("kq", 1, AT_HOME, 0, "nothing in the way");
        allowed("k", 1, AT_HOME | set("b8"), 0, "a piece on b8");
        allowed("q", 1, AT_HOME, set("f8"), "f8 attacked");
    }

    @Test
    @DisplayName("only the side to move castles")
    void sideToMove() {
        allowed("KQ", 0, AT_HOME, 0, "nothing in the way of anybody");
        allowed("kq", 1, AT_HOME, 0, "nothing in the way of anybody");
    }

    @Test
    @DisplayName("no right, no castling")
    void rights() {
        for (int rights = 0; rights <= ALL; rights++) {
            for (int side = 0; side < 2; side++) {
                String words = SIDES[side] + " to move, rights " + Positions.rights(rights);
                int yours = answer().allowed(rights, side, Positions.home(rights), 0);
                Positions.same(yours, rights & 3 << 2 * side, words + ", no other rook on its home square");
                Positions.same(answer().allowed(rights, side, -1, 0), 0, words + ", a piece on every square");
            }
        }
        alike(random -> {
            int rights = random.nextInt(ALL + 1);
            allowed(random, rights, random.nextInt(2), Positions.home(rights), 0, 3);
        });
    }

    @Test
    @DisplayName("a piece on f1 or g1 stops the short one, a piece on b1, c1 or d1 the long one")
    void occupied() {
        for (String square : new String[] {"f1", "g1", "b1", "c1", "d1"}) {
            String left = square.charAt(0) > 'e' ? "Q" : "K";
            allowed(left, 0, AT_HOME | set(square), 0, "a piece on " + square);
        }
    }

    @Test
    @DisplayName("in check nobody castles")
    void inCheck() {
        allowed("", 0, AT_HOME, set("e1"), "e1 attacked");
        allowed("", 1, AT_HOME, set("e8"), "e8 attacked");
        alike(random -> allowed(random, 1, 0, AT_HOME, 0, 3)); // without check he castles
    }

    @Test
    @DisplayName("the king does not pass over an attacked square")
    void throughCheck() {
        allowed("Q", 0, AT_HOME, set("f1"), "f1 attacked");
        allowed("K", 0, AT_HOME, set("d1"), "d1 attacked");
    }

    @Test
    @DisplayName("the king does not end on an attacked square")
    void intoCheck() {
        allowed("Q", 0, AT_HOME, set("g1"), "g1 attacked");
        allowed("K", 0, AT_HOME, set("c1"), "c1 attacked");
    }

    @Test
    @DisplayName("attacks on b1 and on the rooks do not matter")
    void onlyTheRookPasses() {
        allowed("KQ", 0, AT_HOME, set("b1 a1 h1"), "b1, a1 and h1 attacked");
        allowed("kq", 1, AT_HOME, set("b8 a8 h8"), "b8, a8 and h8 attacked");
    }

    @Test
    @DisplayName("2,000 random positions with random rights, as the library's generator has it")
    void randomPositions() {
        randomly(2000, random -> {
            Position position = Positions.castling(random);
            int rights = random.nextInt(ALL + 1);
            smallestFirst(position.occupied(), () -> {
                int expected = 0;
                for (int move : position.legalMoves()) {
                    expected |= Move.isCastling(move) ? Positions.rightOf(Move.to(move)) : 0;
                }
                String words = position.fen() + ", but rights " + Positions.rights(rights);
                int yours =
                        answer().allowed(rights, position.side(), position.occupied(), Positions.attacked(position));
                Positions.same(yours, expected & rights, words);
            });
        });
    }

    private void allowed(String castling, int side, long occupied, long attacked, String words) {
        int bits = 0;
        for (char right : castling.toCharArray()) {
            bits |= 1 << "KQkq".indexOf(right);
        }
        int expected = bits;
        Positions.same(
                answer().allowed(ALL, side, occupied, attacked), bits, SIDES[side] + " to move, all rights, " + words);
        alike(random -> allowed(random, ALL, side, occupied, attacked, expected >> 2 * side));
    }

    /** The same with pieces elsewhere, where they do not matter; of {@code both}, bits 0 and 1, those are expected that are rights. */
    private void allowed(SplittableRandom random, int rights, int side, long occupied, long attacked, int both) {
        long pieces = occupied | random.nextLong() & MIDDLE;
        String words = "%s to move, rights %s, pieces elsewhere".formatted(SIDES[side], Positions.rights(rights));
        Positions.same(answer().allowed(rights, side, pieces, attacked), rights & both << 2 * side, words);
    }

    @Override
    protected void probe(CastlingAllowed answer) {
        SplittableRandom random = new SplittableRandom(10);
        for (int i = 0; i < 40; i++) {
            long pieces = i < 2 ? -1 : random.nextLong() & random.nextLong() & random.nextLong();
            long attacked = random.nextLong() & random.nextLong() & random.nextLong();
            answer.allowed(i < 2 ? ALL : random.nextInt(16), i % 2, AT_HOME | pieces, i < 2 ? 0 : attacked);
        }
        for (int side = 0; side < 2; side++) {
            answer.allowed(1 << 2 * side, side, Positions.home(1 << 2 * side), 0);
            for (int file = 0; file < 8; file++) {
                answer.allowed(ALL, side, AT_HOME | 1L << (56 * side + file), 0);
                answer.allowed(ALL, side, AT_HOME, 1L << (56 * side + file));
                answer.allowed(ALL, side, AT_HOME, 1L << (56 * (1 - side) + file));
            }
        }
    }
}
