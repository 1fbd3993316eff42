package sphericalknight.exercises.mailbox;

import static sphericalknight.bits.Squares.set;
import static sphericalknight.exercises.mailbox.CellBoards.board;
import static sphericalknight.exercises.mailbox.CellBoards.cell;
import static sphericalknight.exercises.mailbox.CellBoards.draw;
import static sphericalknight.exercises.mailbox.CellBoards.piece;
import static sphericalknight.exercises.mailbox.CellBoards.squares;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.chess.mailbox.Cells;
import sphericalknight.exercise.contract.Contract;

class AttackByDifferenceContract extends Contract<AttackByDifference> {
    @Test
    @DisplayName("a knight and a king attack the eight cells of their steps")
    void knightAndKing() {
        attacks("Nd4", "b3 b5 c2 c6 e2 e6 f3 f5", "knight on d4");
        attacks("kg8", "f8 f7 g7 h7 h8", "black king on g8");
        alike(random -> attacks(new int[128], cell(random, 2), random.nextBoolean() ? 2 : -6));
    }

    @Test
    @DisplayName("rook, bishop and queen see along their lines on an empty board")
    void slidersAlone() {
        attacks("Rd4", "d1 d2 d3 d5 d6 d7 d8 a4 b4 c4 e4 f4 g4 h4", "rook on d4");
        attacks("ba3", "b2 c1 b4 c5 d6 e7 f8", "black bishop on a3");
        attacks("qh8", "a8 b8 c8 d8 e8 f8 g8 h1 h2 h3 h4 h5 h6 h7 a1 b2 c3 d4 e5 f6 g7", "black queen on h8");
        attacks("Bh1", "g2 f3 e4 d5 c6 b7 a8", "bishop on h1");
        attacks("ba8", "b7 c6 d5 e4 f3 g2 h1", "black bishop on a8");
        attacks("Qa1", "a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1 b2 c3 d4 e5 f6 g7 h8", "queen on a1");
        alike(random -> attacks(new int[128], cell(random, 0), random.nextInt(3, 6)));
    }

    @Test
    @DisplayName("h1 and a2 are neighbours by number only")
    void neighboursByNumberOnly() {
        attacks("Kh1", "g1 g2 h2", "king on h1; a2 is square 8 after square 7, but far away");
        attacks("Nh4", "g2 f3 f5 g6", "knight on h4; four of its steps lead off the board");
        alike(random -> attacks(new int[128], 16 * random.nextInt(8) + 7, random.nextBoolean() ? 2 : 6));
    }

    @Test
    @DisplayName("whoever stands between hides what is behind")
    void blockers() {
        attacks("Rd4 Pd6 nf4", "d1 d2 d3 d5 d6 a4 b4 c4 e4 f4", "rook on d4; d6 and f4 are guarded or attacked");
        attacks("Rd4 pb4 Nd2", "d2 d3 d5 d6 d7 d8 b4 c4 e4 f4 g4 h4", "rook on d4; b4 and d2 are attacked or guarded");
        attacks("Ra1 pg1", "a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1", "rook on a1; h1 is hidden behind g1");
        attacks("bc3 Pe5 pb4", "b2 a1 d2 e1 d4 e5 b4", "black bishop on c3; pieces on e5 and b4");
        alike(random -> attacks(board(random), cell(random, 0), random.nextInt(3, 5)));
    }

    @Test
    @DisplayName("pawns attack to both sides in front of them, and not straight ahead")
    void pawns() {
        attacks("Pe4", "d5 f5", "white pawn on e4");
        attacks("pe4", "d3 f3", "black pawn on e4: it looks down the board");
        attacks("Pa2", "b3", "white pawn on a2");
        attacks("pa4", "b3", "black pawn on a4");
        alike(random -> attacks(new int[128], cell(random, 1), random.nextBoolean() ? 1 : -1));
    }

    @Test
    @DisplayName("nobody attacks nothing")
    void nobody() {
        int[] board = board("Rd4");
        draw(assertBoard(attacked(answer(), board, cell("e5"))), board)
                .as("e5 is empty")
                .isEqualTo(0);
    }

    @Test
    @DisplayName("every pair of squares on five random boards")
    void randomBoards() {
        randomly(5, random -> {
            int[] board = board(random);
            long occupied = ~squares(board, 0);
            for (int square = 0; square < 64; square++) {
                int from = Cells.of(square);
                smallestFirst(occupied, () -> attacks(board, from, board[from]));
            }
        });
    }

    /** Puts a piece on the board, and compares what it attacks with the library. */
    private void attacks(int[] board, int from, int piece) {
        board[from] = piece;
        long expected = CellBoards.attacks(piece, Cells.square(from), ~squares(board, 0));
        attacks(board, from, expected, piece(board, from));
    }

    /** Checks the attacks of the piece that {@code words} names first. */
    private void attacks(String words, String expected, String as) {
        attacks(board(words), cell(words.substring(1, 3)), set(expected), as);
    }

    private void attacks(int[] board, int from, long expected, String as) {
        draw(assertBoard(attacked(answer(), board, from)), board).as(as).isEqualTo(expected);
    }

    private static long attacked(AttackByDifference answer, int[] board, int from) {
        return squaresWhere(square -> Cells.of(square) != from && answer.attacks(board, from, Cells.of(square)));
    }

    @Override
    protected void probe(AttackByDifference answer) {
        int[] board = board("Ra1 Nb3 Pc2 Kg1 Qd4 bf6 rd7 pe4 pg7 kg8 Bh3");
        for (String from : "a1 b3 c2 g1 d4 f6 d7 e4 g7 g8 h3 e5".split(" ")) {
            attacked(answer, board, cell(from));
        }
        attacked(answer, board("Ra5"), cell("a5"));
        attacked(answer, board("Pe4 pd5"), cell("e4"));
        attacked(answer, board("Pe4 pd5"), cell("d5"));
    }
}
