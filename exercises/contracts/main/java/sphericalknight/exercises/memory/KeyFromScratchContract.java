package sphericalknight.exercises.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.exercises.memory.Boards.board;
import static sphericalknight.exercises.memory.Boards.difference;
import static sphericalknight.exercises.memory.Boards.taken;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class KeyFromScratchContract extends Contract<KeyFromScratch> {
    private final long[] numbers = Boards.numbers();
    private Boards.Question asked;

    @Test
    @DisplayName("two kings and White to move: two numbers")
    void twoKings() {
        long right = of(5, "e1") ^ of(11, "e8");
        same(key("Ke1 ke8", 0, 0, -1), right, "kings on e1 and e8, White to move");
        assertThat(answer().key(board("Ke1 ke8"), 0, 0, -1, Boards.otherNumbers()))
                .as("kings on e1 and e8 again, this time with other random numbers")
                .isEqualTo(Long.reverse(right));
    }

    @Test
    @DisplayName("the side to move belongs to the key")
    void sideToMove() {
        same(key("Ke1 ke8", 1, 0, -1), of(5, "e1") ^ of(11, "e8") ^ numbers[780], "kings on e1 and e8, Black to move");
    }

    @Test
    @DisplayName("a1 and h8 count like all other squares")
    void corners() {
        same(key("Ka1 kh8", 0, 0, -1), of(5, "a1") ^ of(11, "h8"), "kings on a1 and h8: squares 0 and 63");
    }

    @Test
    @DisplayName("each castling right has a number of its own")
    void castlingRights() {
        String words = "Ke1 Ra1 Rh1 ke8 ra8 rh8";
        long none = key(words, 0, 0, -1);
        same(key(words, 0, 0b0001, -1), none ^ numbers[768], "White may castle short");
        same(key(words, 0, 0b1010, -1), none ^ numbers[769] ^ numbers[771], "both sides may castle long");
        same(key(words, 0, 15, -1), new Boards.Question(board(words), 0, 15).key(numbers), "all four rights");
    }

    @Test
    @DisplayName("an en passant square counts when a pawn can capture there")
    void enPassant() {
        String words = "Ke1 ke8 pa4 Pb4 Pc5 pd5 Pe5 pg5 Ph5";
        same(key(words, 0, 0, square("g6")), key(words, 0, 0, -1) ^ numbers[778], "White's h5 can take on g6");
        same(key(words, 0, 0, square("d6")), key(words, 0, 0, -1) ^ numbers[775], "White's c5 and e5 can take on d6");
        same(key(words, 1, 0, square("b3")), key(words, 1, 0, -1) ^ numbers[773], "Black's a4 can take on b3");
        String edge = "Ke1 ke8 Pa4 pb4 Pg5 ph5";
        same(key(edge, 0, 0, square("h6")), key(edge, 0, 0, -1) ^ numbers[779], "White's g5 can take on h6");
        same(key(edge, 1, 0, square("a3")), key(edge, 1, 0, -1) ^ numbers[772], "Black's b4 can take on a3");
    }

    @Test
    @DisplayName("after a double push that nobody can answer, the key is as if it had been two single ones")
    void enPassantWithoutCapture() {
        String words = "Ke1 ke8 Pe4 pa7";
        long none = of(5, "e1") ^ of(11, "e8") ^ of(0, "e4") ^ numbers[780];
        same(key(words, 1, 0, square("e3")), none ^ of(6, "a7"), "e2-e4, no black pawn on d4 or f4");
        String own = "Ke1 ke8 Pe4 Pd4 nf4";
        same(key(own, 1, 0, square("e3")), none ^ of(0, "d4") ^ of(7, "f4"), "d4 is White's own pawn, f4 a knight");
    }

    @Test
    @DisplayName("pawns on the other side of the board are no neighbours")
    void enPassantAtTheEdge() {
        String words = "Ke1 ke8 Pa4 ph3 ph4";
        long kings = of(5, "e1") ^ of(11, "e8");
        long white = kings ^ of(0, "a4") ^ of(6, "h3") ^ of(6, "h4") ^ numbers[780];
        same(key(words, 1, 0, square("a3")), white, "a2-a4; the black pawns on h3 and h4 are not beside a4");
        String other = "Ke1 ke8 Ph4 pa4 pa5";
        long right = kings ^ of(0, "h4") ^ of(6, "a4") ^ of(6, "a5") ^ numbers[780];
        same(key(other, 1, 0, square("h3")), right, "h2-h4; the black pawns on a4 and a5 are not beside h4");
        String black = "Ke1 ke8 ph5 Pa5 Pa6";
        long down = kings ^ of(6, "h5") ^ of(0, "a5") ^ of(0, "a6");
        same(key(black, 0, 0, square("h6")), down, "h7-h5; the white pawns on a5 and a6 are not beside h5");
    }

    @Test
    @DisplayName("a pawn beside the square that was passed over cannot capture there")
    void enPassantBesideTheSquare() {
        long kings = of(5, "e1") ^ of(11, "e8");
        long white = kings ^ of(0, "e6") ^ of(6, "d5");
        same(key("Ke1 ke8 Pe6 pd5", 0, 0, square("d6")), white, "d7-d5; White's e6 stands beside d6, not beside d5");
        long black = kings ^ of(6, "h3") ^ of(0, "g4") ^ numbers[780];
        same(key("Ke1 ke8 ph3 Pg4", 1, 0, square("g3")), black, "g2-g4; Black's h3 stands beside g3, not beside g4");
    }

    @Test
    @DisplayName("1,000 random boards, half of them after a double push")
    void randomBoards() {
        randomly(1000, random -> {
            int side = random.nextInt(2);
            int castling = random.nextInt(16);
            int file = random.nextInt(-8, 8);
            int[] board = Boards.board(random, side, file);
            long expected = new Boards.Question(board, side, castling).key(numbers);
            long key = Boards.canCapture(board, side, file) ? expected ^ numbers[772 + file] : expected;
            int enPassant = file < 0 ? -1 : side == 0 ? 40 + file : 16 + file;
            smallestFirst(taken(board), () -> same(key(board, side, castling, enPassant), key, "a random board"));
        });
    }

    private long of(int piece, String square) {
        return numbers[64 * piece + square(square)];
    }

    private long key(String words, int side, int castling, int enPassant) {
        return key(board(words), side, castling, enPassant);
    }

    private long key(int[] board, int side, int castling, int enPassant) {
        asked = new Boards.Question(board, side, castling);
        int[] given = board.clone();
        long key = answer().key(given, side, castling, enPassant, numbers);
        assertUnchanged("key", Arrays.equals(given, board) && Arrays.equals(numbers, Boards.numbers()));
        return key;
    }

    private void same(long actual, long expected, String words) {
        assertThat(actual)
                .withFailMessage(() -> words + ". " + difference(expected, actual, numbers, asked))
                .isEqualTo(expected);
    }

    @Override
    protected void probe(KeyFromScratch answer) {
        answer.key(board("Ka1 kh8 Pg5 ph5"), 0, 0, square("h6"), numbers);
        answer.key(board("Ke1 ke8"), 1, 0, -1, numbers);
        answer.key(board("Ke1 ke8"), 1, 0, -1, Boards.otherNumbers());
        answer.key(board("Ke1 Ra1 Rh1 ke8 ra8 rh8"), 0, 0b1011, -1, numbers);
        answer.key(board("Ke1 ke8 Pe4 pa7"), 1, 0, square("e3"), numbers);
        answer.key(board("Ke1 ke8 Pe4 Pf4"), 1, 0, square("e3"), numbers);
        answer.key(board("Ke1 ke8 pa4 Pb4"), 1, 0, square("b3"), numbers);
        answer.key(board("Ke1 ke8 Pa4 ph3 ph4"), 1, 0, square("a3"), numbers);
        answer.key(board("Ke1 ke8 Ph4 pa4 pa5"), 1, 0, square("h3"), numbers);
        answer.key(board("Ke1 ke8 Pg4 ph4"), 1, 0, square("g3"), numbers);
        for (String pawns : "Pe5 pd5,Pe6 pd5,Pc5 pd5 Pe5,Nc5 pd5 pe5,Nc5 pd5,Pc5 pd5".split(",")) {
            answer.key(board("Ke1 ke8 " + pawns), 0, 0b0100, square("d6"), numbers);
        }
    }
}
