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
import sphericalknight.chess.mailbox.Cells;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.Turn;

class SliderWalkContract extends Contract<SliderWalk> {
    private static final int BISHOP = 3;
    private static final int ROOK = 4;

    @Test
    @DisplayName("a rook alone on d4 has 14 squares")
    void rookAlone() {
        moves("Rd4", "d1 d2 d3 d5 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4", "rook on d4, nobody else");
    }

    @Test
    @DisplayName("a bishop alone on a3 has seven squares and does not come out on the other side")
    void bishopAlone() {
        moves("Ba3", "b2 c1 b4 c5 d6 e7 f8", "bishop on a3, nobody else");
    }

    @Test
    @DisplayName("a walk ends before a piece of its own side")
    void ownPiecesBlock() {
        moves("Rd4 Pa4 Pd7 Ne4 Kd3", "b4 c4 d5 d6", "rook on d4; a4, d7, e4 and d3 are its own");
    }

    @Test
    @DisplayName("a walk takes the first enemy and ends there")
    void enemiesAreTaken() {
        moves(
                "Rd4 pa4 nd7 qe4 rf4 bd3 kd1",
                "a4 b4 c4 d5 d6 d7 e4 d3",
                "rook on d4; enemies on a4, d7, e4, d3, and behind them");
    }

    @Test
    @DisplayName("a black bishop takes White's pieces and spares its own")
    void blackMovesToo() {
        moves(
                "bd4 Pa1 Nf2 Bg1 pg7 Pc5",
                "c3 b2 a1 e3 f2 e5 f6 c5",
                "black bishop on d4; White on a1, c5, f2, g1, Black on g7");
    }

    @Test
    @DisplayName("a rook and a bishop on a random board, which is only read")
    void boardIsOnlyRead() {
        int[] board = board(random());
        board[0x33] = ROOK;
        board[0x44] = BISHOP;
        moves(board, 0x33, ROOK);
        moves(board, 0x44, BISHOP);
    }

    @Test
    @DisplayName("rook and bishop on every square of 20 random boards")
    void randomBoards() {
        randomly(20, random -> {
            int[] board = board(random);
            for (int square = 0; square < 64; square++) {
                int from = Cells.of(square);
                int sign = random.nextBoolean() ? 1 : -1;
                smallestFirst(~squares(board, 0) | 1L << square, () -> {
                    moves(board.clone(), from, ROOK * sign);
                    moves(board.clone(), from, BISHOP * sign);
                });
            }
        });
    }

    /** Puts a rook or a bishop on the board, and compares its moves with a walk of the library. */
    private void moves(int[] board, int from, int piece) {
        board[from] = piece;
        moves(board, from, CellBoards.moves(board, from), piece(board, from));
    }

    /** Checks the moves of the piece that {@code words} names first and, in the hidden run, with the board turned. */
    private void moves(String words, String expected, String as) {
        int from = cell(words.substring(1, 3));
        moves(board(words), from, set(expected), as);
        alike(random -> {
            Turn turn = Turn.random(random);
            moves(CellBoards.turned(turn, board(words)), Cells.of(turn.square(Cells.square(from))), board(words)[from]);
        });
    }

    private void moves(int[] board, int from, long expected, String as) {
        long yours = Math.abs(board[from]) == ROOK ? answer().rook(board, from) : answer().bishop(board, from);
        draw(assertBoard(yours), board).as(as).isEqualTo(expected);
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
