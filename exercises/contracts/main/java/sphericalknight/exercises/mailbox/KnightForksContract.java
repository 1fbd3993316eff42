package sphericalknight.exercises.mailbox;

import static sphericalknight.bits.Squares.set;
import static sphericalknight.exercises.mailbox.CellBoards.board;
import static sphericalknight.exercises.mailbox.CellBoards.cell;
import static sphericalknight.exercises.mailbox.CellBoards.draw;
import static sphericalknight.exercises.mailbox.CellBoards.piece;
import static sphericalknight.exercises.mailbox.CellBoards.squares;

import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.mailbox.Cells;
import sphericalknight.exercise.contract.Contract;

class KnightForksContract extends Contract<KnightForks> {
    @Test
    @DisplayName("two enemies, one jump: king e8 and rook a8 are forked from c7")
    void kingAndRook() {
        forks("Nd5 ra8 ke8", "c7", "knight on d5, cell 0x43; from c7 it attacks a8 and e8");
        alike(random -> oneFork(random, 2, 0));
    }

    @Test
    @DisplayName("one attacked piece is no fork")
    void oneIsNoFork() {
        forks("Nd5 ke8", "", "knight on d5; from no square does it attack more than the king on e8");
        alike(random -> oneFork(random, 1, 0));
    }

    @Test
    @DisplayName("three and more at once are a fork, too")
    void threeAtOnce() {
        forks("Nd5 ra8 ke8 pa6", "c7", "knight on d5; from c7 it attacks a8, e8 and a6");
        alike(random -> oneFork(random, random.nextInt(3, 8), 0));
    }

    @Test
    @DisplayName("the knight may capture the piece on the square of the fork")
    void capturesAndForks() {
        forks("Nd5 ra8 ke8 pc7", "c7", "knight on d5; on c7 it captures a pawn and attacks a8 and e8");
        alike(random -> oneFork(random, 2, -1));
    }

    @Test
    @DisplayName("a piece of its own side bars the square of the fork")
    void ownPieceInTheWay() {
        forks("Nd5 ra8 ke8 Pc7", "", "knight on d5; c7 is taken by its own pawn");
        alike(random -> oneFork(random, 2, 1));
    }

    @Test
    @DisplayName("its own pieces are not attacked")
    void ownPiecesDoNotCount() {
        forks("Nd5 Ra8 Qa6 ke8", "", "knight on d5; from c7 it attacks the king only, a8 and a6 are its own");
        alike(random -> forks(board(random), cell(random, 2), 2));
    }

    @Test
    @DisplayName("a black knight forks White's pieces")
    void blackForksToo() {
        forks("nd4 Ra1 Ke1 pf3", "c2", "black knight on d4; from c2 it attacks a1 and e1");
        alike(random -> forks(board(random), cell(random, 2), -2));
    }

    @Test
    @DisplayName("at the edges neither a jump nor an attack comes out on the other side")
    void edges() {
        forks("Na1 pe1 pe3 ph4 ph2", "c2", "knight on a1, cell 0x00; from c2 it attacks e1 and e3");
        forks("Nh8 pd6 pe5 pa8 pa6", "f7", "knight on h8, cell 0x77; from f7 it attacks d6 and e5");
        alike(random -> {
            int edge = 16 * random.nextInt(8) + 7 * random.nextInt(2);
            forks(board(random), random.nextBoolean() ? edge : 16 * (edge & 7) + (edge >> 4), 2);
        });
    }

    @Test
    @DisplayName("every square of 30 random boards")
    void randomBoards() {
        randomly(30, random -> {
            int[] board = board(random);
            for (int square = 0; square < 64; square++) {
                int from = Cells.of(square);
                int knight = random.nextBoolean() ? 2 : -2;
                smallestFirst(~squares(board, 0) | 1L << square, () -> forks(board.clone(), from, knight));
            }
        });
    }

    /** Asks for a knight near {@code n} enemies that it attacks after one jump to a cell with a piece of this sign, or none for 0. */
    private void oneFork(SplittableRandom random, int n, int sign) {
        int[] steps = {33, 31, 18, 14, -14, -18, -31, -33};
        int target = 16 * random.nextInt(2, 6) + random.nextInt(2, 6);
        int back = random.nextInt(8);
        int[] board = new int[128];
        board[target] = sign * random.nextInt(1, 6);
        for (int i = 1; i <= n; i++) {
            board[target + steps[(back + i) % 8]] = -random.nextInt(1, 7);
        }
        forks(board, target + steps[back], 2);
    }

    /** Puts a knight on the board, and compares its forks with those of the library's attacks. */
    private void forks(int[] board, int from, int knight) {
        board[from] = knight;
        long enemies = squares(board, -Integer.signum(knight));
        long expected = 0;
        for (long rest = CellBoards.moves(board, from); rest != 0; rest &= rest - 1) {
            boolean fork = Long.bitCount(KnightMoves.attacks(rest & -rest) & enemies) >= 2;
            expected |= fork ? rest & -rest : 0;
        }
        forks(board, from, expected, piece(board, from));
    }

    /** Checks the forks of the knight that {@code words} names first. */
    private void forks(String words, String expected, String as) {
        forks(board(words), cell(words.substring(1, 3)), set(expected), as);
    }

    private void forks(int[] board, int from, long expected, String as) {
        draw(assertBoard(answer().forks(board, from)), board).as(as).isEqualTo(expected);
    }

    @Override
    protected void probe(KnightForks answer) {
        SplittableRandom random = new SplittableRandom(89);
        for (int i = 0; i < 24; i++) {
            int[] board = board(random);
            int from = 16 * random.nextInt(8) + random.nextInt(8);
            board[from] = i % 2 == 0 ? 2 : -2;
            answer.forks(board, from);
        }
        for (String words :
                "Nd5 ra8 ke8|Nd5 ke8|Nd5 ra8 ke8 pa6|Nd5 ra8 ke8 pc7|Na1 pe1 pe3|nd4 Ra1 Ke1".split("\\|")) {
            answer.forks(board(words), cell(words.substring(1, 3)));
        }
    }
}
