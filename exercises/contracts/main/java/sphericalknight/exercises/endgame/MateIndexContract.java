package sphericalknight.exercises.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.bits.Squares.name;
import static sphericalknight.bits.Squares.square;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class MateIndexContract extends Contract<MateIndex> {
    private static final int COUNT = 64 * 32 * 64 * 64;

    @Test
    @DisplayName("the smallest digits: king a1, bishop b1, knight a1, black king a1 is 0, and one square more is 1")
    void blackKingLast() {
        index("a1", "b1", "a1", "a1", 0, "K a1, B b1, N a1, k a1");
        index("a1", "b1", "a1", "b1", 1, "K a1, B b1, N a1, k b1");
        alike(random -> index(0, 0, 0, random.nextInt(64)));
    }

    @Test
    @DisplayName("each man has his own weight: 1, 64, 4,096, 131,072")
    void weights() {
        index("a1", "b1", "b1", "a1", 64, "the knight one square on");
        index("a1", "d1", "a1", "a1", 4_096, "the bishop on the next light square");
        index("b1", "b1", "a1", "a1", 131_072, "the white king one square on");
        alike(random -> index(0, 0, random.nextInt(64), 0));
        alike(random -> index(0, random.nextInt(32), 0, 0));
        alike(random -> index(random.nextInt(64), 0, 0, 0));
    }

    @Test
    @DisplayName("the greatest index is 8,388,607")
    void greatest() {
        index("h8", "g8", "h8", "h8", COUNT - 1, "K h8, B g8, N h8, k h8");
        alike(random -> index(63, 31, random.nextInt(64), 63));
    }

    @Test
    @DisplayName("back: each of the 32 light squares is found again")
    void lightSquares() {
        int number = 0;
        for (int bishop = 0; bishop < 64; bishop++) {
            if ((bishop + bishop / 8) % 2 == 1) {
                assertThat(answer().squares(4096 * number))
                        .as("squares(%d): K a1, light square %d, %s, N a1, k a1", 4096 * number, number, name(bishop))
                        .isEqualTo(new int[] {0, bishop, 0, 0});
                number++;
            }
        }
        alike(random -> {
            int others = random.nextInt(64);
            squares(0, random.nextInt(32), others, others);
        });
    }

    @Test
    @DisplayName("back, with all four men on different squares")
    void back() {
        assertThat(answer().squares(((25 * 32 + 7) * 64 + 42) * 64 + 60))
                .as("squares(3308220): white king 25, light square number 7, knight 42, black king 60")
                .isEqualTo(new int[] {25, 14, 42, 60});
        assertThat(answer().squares(63 * 131_072))
                .as("squares(8257536): the greatest number of the white king, the least of all others")
                .isEqualTo(new int[] {63, 1, 0, 0});
        alike(random -> squares(random.nextInt(64), random.nextInt(32), random.nextInt(64), random.nextInt(64)));
    }

    @Test
    @DisplayName("there and back, for 5,000 random positions")
    void thereAndBack() {
        int[] first = answer().squares(0);
        assertThat(answer().squares(COUNT - 1)).as("squares(8388607)").isEqualTo(new int[] {63, 62, 63, 63});
        assertThat(first)
                .as("squares(0), looked at again after squares(8388607): a new array each time")
                .isEqualTo(new int[] {0, 1, 0, 0});
        first[0] = 9;
        assertThat(answer().squares(0))
                .as("squares(0), after a 9 was written into the array of the first call: a new array each time")
                .isEqualTo(new int[] {0, 1, 0, 0});
        randomly(5_000, random -> {
            int whiteKing = random.nextInt(64);
            int light = random.nextInt(32);
            int knight = random.nextInt(64);
            int blackKing = random.nextInt(64);
            index(whiteKing, light, knight, blackKing);
            squares(whiteKing, light, knight, blackKing);
        });
    }

    private void index(int whiteKing, int light, int knight, int blackKing) {
        assertThat(answer().index(whiteKing, lightSquare(light), knight, blackKing))
                .as("the index of the squares %d, %d, %d, %d", whiteKing, lightSquare(light), knight, blackKing)
                .isEqualTo(((whiteKing * 32 + light) * 64 + knight) * 64 + blackKing);
    }

    private void squares(int whiteKing, int light, int knight, int blackKing) {
        int index = ((whiteKing * 32 + light) * 64 + knight) * 64 + blackKing;
        assertThat(answer().squares(index))
                .as("squares(%d)", index)
                .isEqualTo(new int[] {whiteKing, lightSquare(light), knight, blackKing});
    }

    /** The light square with a number from 0 to 31: b1 d1 f1 h1, a2 c2 e2 g2, ... */
    private static int lightSquare(int light) {
        int rank = light / 4;
        return 8 * rank + 2 * (light % 4) + (rank % 2 == 0 ? 1 : 0);
    }

    private void index(String whiteKing, String bishop, String knight, String blackKing, int expected, String words) {
        int yours = answer().index(square(whiteKing), square(bishop), square(knight), square(blackKing));
        assertThat(yours).as(words + digit(yours, expected)).isEqualTo(expected);
    }

    /** A remark if exactly one of the four digits differs; otherwise "". */
    private static String digit(int yours, int expected) {
        String[] men = {"black king", "knight", "bishop", "white king"};
        int[] shifts = {0, 6, 12, 17};
        int[] bases = {64, 64, 32, 64};
        List<String> wrong = new ArrayList<>();
        for (int man = 0; man < men.length && yours >= 0 && yours < COUNT; man++) {
            int mine = yours >> shifts[man] & bases[man] - 1;
            int right = expected >> shifts[man] & bases[man] - 1;
            if (mine != right) {
                wrong.add("; the digit of the %s is %d, not %d".formatted(men[man], mine, right));
            }
        }
        return wrong.size() == 1 ? wrong.get(0) : "";
    }

    @Override
    protected void probe(MateIndex answer) {
        int[][] men = {{0, 1, 0, 0}, {25, 14, 42, 60}, {63, 62, 63, 63}, {7, 8, 9, 10}, {12, 26, 51, 5}, {0, 62, 3, 4}};
        for (int[] each : men) {
            answer.index(each[0], each[1], each[2], each[3]);
        }
        for (int index : new int[] {0, 4096, 8192, 20_480, 3_456_789, COUNT - 1}) {
            answer.squares(index);
        }
    }
}
