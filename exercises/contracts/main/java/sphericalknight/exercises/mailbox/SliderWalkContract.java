package sphericalknight.exercises.mailbox;

import static org.assertj.core.api.Assertions.assertThat;
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
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.Directions;

class SliderWalkContract extends Contract<SliderWalk> {
    @Test
    @DisplayName("a rook alone on d4 has 14 squares")
    void rookAlone() {
        rook("Rd4", "d1 d2 d3 d5 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4", "rook on d4, nobody else");
    }

    @Test
    @DisplayName("a bishop alone on a3 has seven squares and does not come out on the other side")
    void bishopAlone() {
        bishop("Ba3", "b2 c1 b4 c5 d6 e7 f8", "bishop on a3, nobody else");
    }

    @Test
    @DisplayName("a walk ends before a piece of its own side")
    void ownPiecesBlock() {
        rook("Rd4 Pa4 Pd7 Ne4 Kd3", "b4 c4 d5 d6", "rook on d4; a4, d7, e4 and d3 are its own");
    }

    @Test
    @DisplayName("a walk takes the first enemy and ends there")
    void enemiesAreTaken() {
        rook(
                "Rd4 pa4 nd7 qe4 rf4 bd3 kd1",
                "a4 b4 c4 d5 d6 d7 e4 d3",
                "rook on d4; enemies on a4, d7, e4, d3, and behind them");
    }

    @Test
    @DisplayName("a black bishop takes White's pieces and spares its own")
    void blackMovesToo() {
        bishop(
                "bd4 Pa1 Nf2 Bg1 pg7 Pc5",
                "c3 b2 a1 e3 f2 e5 f6 c5",
                "black bishop on d4; White on a1, c5, f2, g1, Black on g7");
    }

    @Test
    @DisplayName("a rook and a bishop on a random board, which is only read")
    void boardIsOnlyRead() {
        int[] board = board(random());
        board[0x33] = 4;
        board[0x44] = 3;
        int[] before = board.clone();
        Sliders walk = new RayWalk();
        long others = ~squares(board, 1);
        long rook = walk.rook(27, ~squares(board, 0)) & others;
        long bishop = walk.bishop(36, ~squares(board, 0)) & others;
        same(answer().rook(board, 0x33), before, 0x33, rook, "rook on d4");
        same(answer().bishop(board, 0x44), before, 0x44, bishop, "bishop on e5");
        assertThat(board).as("the board after the call").isEqualTo(before);
    }

    @Test
    @DisplayName("rook and bishop on every square of 20 random boards")
    void randomBoards() {
        Sliders walk = new RayWalk();
        randomly(20, random -> {
            int[] empty = board(random);
            for (int square = 0; square < 64; square++) {
                int[] withRook = empty.clone();
                int[] withBishop = empty.clone();
                int from = 16 * (square / 8) + square % 8;
                int sign = random.nextBoolean() ? 1 : -1;
                withRook[from] = sign * 4;
                withBishop[from] = sign * 3;
                long occupied = ~squares(withRook, 0);
                long rook = walk.rook(square, occupied) & ~squares(withRook, sign);
                long bishop = walk.bishop(square, occupied) & ~squares(withRook, sign);
                smallestFirst(occupied, () -> {
                    int[] given = withRook.clone();
                    same(answer().rook(given, from), withRook, from, rook, piece(withRook, from));
                    assertUnchanged("rook", Arrays.equals(given, withRook));
                    given = withBishop.clone();
                    same(answer().bishop(given, from), withBishop, from, bishop, piece(withBishop, from));
                    assertUnchanged("bishop", Arrays.equals(given, withBishop));
                });
            }
        });
    }

    /** Checks the moves of the rook that {@code words} names first. */
    private void rook(String words, String expected, String as) {
        int[] board = board(words);
        int from = cell(words.substring(1, 3));
        same(answer().rook(board, from), board(words), from, set(expected), as);
        assertUnchanged("rook", Arrays.equals(board, board(words)));
    }

    private void bishop(String words, String expected, String as) {
        int[] board = board(words);
        int from = cell(words.substring(1, 3));
        same(answer().bishop(board, from), board(words), from, set(expected), as);
        assertUnchanged("bishop", Arrays.equals(board, board(words)));
    }

    private static void same(long yours, int[] board, int from, long expected, String as) {
        int square = Boards.square(from);
        draw(assertBoard(yours), board)
                .as(as + asCells(expected, yours) + Directions.ofSlider(square, ~squares(board, 0), expected, yours))
                .isEqualTo(expected);
    }

    @Override
    protected void probe(SliderWalk answer) {
        SplittableRandom random = new SplittableRandom(88);
        for (int i = 0; i < 12; i++) {
            int[] board = board(random);
            int from = 16 * random.nextInt(8) + random.nextInt(8);
            board[from] = i % 2 == 0 ? 4 : -4;
            answer.rook(board.clone(), from);
            board[from] = i % 2 == 0 ? 3 : -3;
            answer.bishop(board.clone(), from);
        }
        answer.rook(board("Rd4"), cell("d4"));
        answer.bishop(board("Ba3"), cell("a3"));
    }
}
