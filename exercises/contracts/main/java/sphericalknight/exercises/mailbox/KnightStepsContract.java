package sphericalknight.exercises.mailbox;

import static sphericalknight.bits.Squares.set;
import static sphericalknight.exercises.mailbox.Boards.asCells;
import static sphericalknight.exercises.mailbox.Boards.board;
import static sphericalknight.exercises.mailbox.Boards.cell;
import static sphericalknight.exercises.mailbox.Boards.draw;
import static sphericalknight.exercises.mailbox.Boards.piece;
import static sphericalknight.exercises.mailbox.Boards.squares;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.Directions;

class KnightStepsContract extends Contract<KnightSteps> {
    @Test
    @DisplayName("a knight in the middle has eight moves")
    void middleHasEightMoves() {
        moves("Nd4", "b3 b5 c2 c6 e2 e6 f3 f5", "knight on d4, cell 0x33; two up and one right is + 33");
        alike(random -> moves(new int[128], cell(random, 2), 2));
    }

    @Test
    @DisplayName("a knight on a4 falls into no black hole")
    void noTeleportFromTheLeftEdge() {
        moves("Na4", "b2 b6 c3 c5", "knight on a4, cell 0x30; four of its steps lead off the board");
        alike(random -> moves(new int[128], 16 * random.nextInt(3, 6), 2));
    }

    @Test
    @DisplayName("the corners a1 and h8 have two moves each")
    void corners() {
        moves("Na1", "b3 c2", "knight on a1, cell 0x00; steps down lead below 0");
        moves("Nh8", "f7 g6", "knight on h8, cell 0x77; steps up lead to 0x80 and beyond");
        alike(random -> {
            int[] board = board(random);
            for (String target : "b3 c2 f7 g6".split(" ")) {
                board[cell(target)] = 0;
            }
            moves(board, random.nextBoolean() ? 0x00 : 0x77, 2);
        });
    }

    @Test
    @DisplayName("its own pieces are in the knight's way, enemies are not")
    void ownPiecesAndEnemies() {
        moves("Nd4 Pb3 Qb5 pc2 rc6 Ke2 nf5", "c2 c6 e6 f3 f5", "knight on d4; b3, b5 and e2 are its own");
        alike(random -> moves(board(random), cell(random, 2), 2));
    }

    @Test
    @DisplayName("a knight jumps over whatever stands beside it")
    void knightsJump() {
        moves("Nb1 Ra1 Bc1 Pa2 Pb2 Pc2 Pd2", "a3 c3", "knight on b1 in the starting position: d2 is its own");
        alike(random -> {
            int[] board = new int[128];
            for (String own : "a1 c1 a2 b2 c2 d2 e2 f1 h1 f2 g2 h2".split(" ")) {
                board[cell(own)] = random.nextInt(1, 7);
            }
            moves(board, random.nextBoolean() ? 0x01 : 0x06, 2);
        });
    }

    @Test
    @DisplayName("a black knight takes White's pieces")
    void blackMovesToo() {
        moves("ng8 pe7 Ph6 bf8 pf7", "f6 h6", "black knight on g8; White on h6, Black on e7");
        alike(random -> {
            int[] board = board(random);
            board[0x63] = -1;
            board[0x64] = -1;
            moves(board, random.nextBoolean() ? 0x71 : 0x76, -2);
        });
    }

    @Test
    @DisplayName("every square of 30 random boards")
    void randomBoards() {
        randomly(30, random -> {
            int[] board = board(random);
            for (int square = 0; square < 64; square++) {
                int from = 16 * (square / 8) + square % 8;
                int knight = random.nextBoolean() ? 2 : -2;
                smallestFirst(~squares(board, 0) | 1L << square, () -> moves(board.clone(), from, knight));
            }
        });
    }

    /** Puts a knight on the board, and compares its moves with the library's. */
    private void moves(int[] board, int from, int knight) {
        board[from] = knight;
        int[] given = board.clone();
        same(answer().moves(given, from), board, from, Boards.moves(board, from), piece(board, from));
        assertUnchanged("moves", Arrays.equals(given, board));
    }

    /** Checks the moves of the knight that {@code words} names first. */
    private void moves(String words, String expected, String as) {
        int[] board = board(words);
        int from = cell(words.substring(1, 3));
        long moves = answer().moves(board, from);
        assertUnchanged("moves", Arrays.equals(board, board(words)));
        same(moves, board, from, set(expected), as);
    }

    private static void same(long yours, int[] board, int from, long expected, String as) {
        int square = Boards.square(from);
        draw(assertBoard(yours), board)
                .as(as + asCells(expected, yours) + Directions.ofLeaper(square, expected, yours))
                .isEqualTo(expected);
    }

    @Override
    protected void probe(KnightSteps answer) {
        SplittableRandom random = new SplittableRandom(89);
        for (int i = 0; i < 12; i++) {
            int[] board = board(random);
            int from = 16 * random.nextInt(8) + random.nextInt(8);
            board[from] = i % 2 == 0 ? 2 : -2;
            answer.moves(board, from);
        }
        for (String square : "a1 h8 a4 h5 b7 g2 d4 b1".split(" ")) {
            answer.moves(board("N" + square), cell(square));
        }
    }
}
