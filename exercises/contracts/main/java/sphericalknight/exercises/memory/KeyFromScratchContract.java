package sphericalknight.exercises.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.square;
import static sphericalknight.exercises.memory.PieceNumbers.board;
import static sphericalknight.exercises.memory.PieceNumbers.difference;
import static sphericalknight.exercises.memory.PieceNumbers.taken;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercises.memory.PieceNumbers.Question;

/** In the hidden run the random numbers are others, so that no key is known. */
class KeyFromScratchContract extends Contract<KeyFromScratch> {
    private long[] numbers;
    private Question asked;

    @Test
    @DisplayName("two kings and White to move: two numbers")
    void twoKings() {
        same(key("Ke1 ke8", 0, 0, -1), of(5, "e1") ^ of(11, "e8"), "kings on e1 and e8, White to move");
        numbers = PieceNumbers.numbers(random().nextInt());
        String words = "kings on e1 and e8 again, with other random numbers";
        same(key("Ke1 ke8", 0, 0, -1), of(5, "e1") ^ of(11, "e8"), words);
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
        same(key(words, 0, 15, -1), new Question(board(words), 0, 15).key(numbers), "all four rights");
    }

    @Test
    @DisplayName("an en passant square counts when a pawn can capture there")
    void enPassant() {
        String words = "Ke1 ke8 pa4 Pb4 Pc5 pd5 Pe5 pg5 Ph5";
        counts(words, 0, "g6", "White's h5 can take on g6");
        counts(words, 0, "d6", "White's c5 and e5 can take on d6");
        counts(words, 1, "b3", "Black's a4 can take on b3");
        String edge = "Ke1 ke8 Pa4 pb4 Pg5 ph5";
        counts(edge, 0, "h6", "White's g5 can take on h6");
        counts(edge, 1, "a3", "Black's b4 can take on a3");
    }

    private void counts(String words, int side, String square, String as) {
        long none = key(words, side, 0, -1);
        same(key(words, side, 0, square(square)), none ^ numbers[772 + square(square) % 8], as);
    }

    @Test
    @DisplayName("after a double push that nobody can answer, the key is as if it had been two single ones")
    void enPassantWithoutCapture() {
        countsNot("Ke1 ke8 Pe4 pa7", 1, "e3", "e2-e4, no black pawn on d4 or f4");
        countsNot("Ke1 ke8 Pe4 Pd4 nf4", 1, "e3", "d4 is White's own pawn, f4 a knight");
    }

    private void countsNot(String words, int side, String square, String as) {
        same(key(words, side, 0, square(square)), new Question(board(words), side, 0).key(numbers), as);
    }

    @Test
    @DisplayName("pawns on the other side of the board are no neighbours")
    void enPassantAtTheEdge() {
        countsNot("Ke1 ke8 Pa4 ph3 ph4", 1, "a3", "a2-a4; the black pawns on h3 and h4 are not beside a4");
        countsNot("Ke1 ke8 Ph4 pa4 pa5", 1, "h3", "h2-h4; the black pawns on a4 and a5 are not beside h4");
        countsNot("Ke1 ke8 ph5 Pa5 Pa6", 0, "h6", "h7-h5; the white pawns on a5 and a6 are not beside h5");
    }

    @Test
    @DisplayName("a pawn beside the square that was passed over cannot capture there")
    void enPassantBesideTheSquare() {
        countsNot("Ke1 ke8 Pe6 pd5", 0, "d6", "d7-d5; White's e6 stands beside d6, not beside d5");
        countsNot("Ke1 ke8 ph3 Pg4", 1, "g3", "g2-g4; Black's h3 stands beside g3, not beside g4");
    }

    @Test
    @DisplayName("1,000 random boards, half of them after a double push")
    void randomBoards() {
        randomly(1000, random -> {
            Question drawn = Question.drawn(random);
            smallestFirst(taken(drawn.board()), () -> same(key(drawn), drawn.key(numbers), "a random board"));
        });
    }

    private long of(int piece, String square) {
        return numbers[64 * piece + square(square)];
    }

    private long key(String words, int side, int castling, int square) {
        return key(new Question(board(words), side, castling, square));
    }

    private long key(Question question) {
        numbers = numbers == null ? PieceNumbers.numbers(random().nextLong()) : numbers;
        asked = question;
        return answer().key(asked.board(), asked.side(), asked.castling(), asked.enPassant(), numbers);
    }

    /** Compares the key that was asked for last. */
    private void same(long actual, long expected, String words) {
        assertThat(actual)
                .withFailMessage(
                        () -> words + ". " + difference(expected, actual, numbers, asked) + "\n" + asked.call())
                .isEqualTo(expected);
    }

    @Override
    protected void probe(KeyFromScratch answer) {
        long[] all = PieceNumbers.numbers(1970);
        answer.key(board("Ka1 kh8 Pg5 ph5"), 0, 0, square("h6"), all);
        answer.key(board("Ke1 ke8"), 1, 0, -1, all);
        answer.key(
                board("Ke1 ke8"),
                1,
                0,
                -1,
                Arrays.stream(all).map(Long::reverse).toArray());
        answer.key(board("Ke1 Ra1 Rh1 ke8 ra8 rh8"), 0, 0b1011, -1, all);
        answer.key(board("Ke1 ke8 Pe4 pa7"), 1, 0, square("e3"), all);
        answer.key(board("Ke1 ke8 Pe4 Pf4"), 1, 0, square("e3"), all);
        answer.key(board("Ke1 ke8 pa4 Pb4"), 1, 0, square("b3"), all);
        answer.key(board("Ke1 ke8 Pa4 ph3 ph4"), 1, 0, square("a3"), all);
        answer.key(board("Ke1 ke8 Ph4 pa4 pa5"), 1, 0, square("h3"), all);
        answer.key(board("Ke1 ke8 Pg4 ph4"), 1, 0, square("g3"), all);
        for (String pawns : "Pe5 pd5,Pe6 pd5,Pc5 pd5 Pe5,Nc5 pd5 pe5,Nc5 pd5,Pc5 pd5,Pa5 pd5".split(",")) {
            answer.key(board("Ke1 ke8 " + pawns), 0, 0b0100, square("d6"), all);
        }
    }
}
