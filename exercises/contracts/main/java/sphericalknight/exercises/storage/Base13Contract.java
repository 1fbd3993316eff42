package sphericalknight.exercises.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.contract.Contract;

class Base13Contract extends Contract<Base13> {
    private static final int[] START = Digits.start();
    private static final String START_CODE = "14f52da4fb81aa9794c241d97a43ba8346d35b4573d2d1f0960ae97fc45a";
    private static final String HIGHEST_CODE = "1c68071136a43c14718ac205de643f86732b30584024982373a138e4f100";

    @Test
    @DisplayName("a1 is the lowest digit: a 5 there, and zeros elsewhere, is the number 5")
    void lowestDigit() {
        packs("a1 = 5", digits(5), hex(5));
        packs("a1 = 12", digits(12), hex(12));
    }

    @Test
    @DisplayName("b1 counts 13, c1 counts 169")
    void higherDigits() {
        packs("b1 = 1", digits(0, 1), hex(13));
        packs("a1 = 12, b1 = 1", digits(12, 1), hex(25));
        packs("the number 2^24, 13 * 1290555 + 1", digits(1, 6, 5, 5, 2, 6, 3), hex(1 << 24));
        packs("c1 = 2, b1 = 3, a1 = 4", digits(4, 3, 2), hex(2 * 169 + 3 * 13 + 4));
    }

    @Test
    @DisplayName("h8 counts 13^63: the board of twelves is 13^64 - 1, and needs all 237 bits")
    void highest() {
        int[] one = new int[64];
        one[63] = 1;
        packs("h8 = 1", one, "022f630152f8f0ede1597162e9b8f131ba1703b804ef1f6530477a87c3c5");
        int[] twelves = new int[64];
        Arrays.fill(twelves, 12);
        packs("64 twelves", twelves, HIGHEST_CODE);
    }

    @Test
    @DisplayName("the start position")
    void startPosition() {
        packs("the start position", START, START_CODE);
    }

    @Test
    @DisplayName("every code has 30 bytes, even the board of zeros")
    void thirtyBytes() {
        packs("64 zeros", new int[64], hex(0));
        alike(random -> comparePacked(Digits.random(random, 1)));
    }

    @Test
    @DisplayName("and back: bytes above 127, which Java takes for negative, are read rightly")
    void back() {
        unpacks("number 25", hex(25), digits(12, 1));
        unpacks("number 200", hex(200), digits(5, 2, 1));
        unpacks("the start position", START_CODE, START);
        int[] twelves = new int[64];
        Arrays.fill(twelves, 12);
        unpacks("64 twelves", HIGHEST_CODE, twelves);
        unpacks("64 zeros", hex(0), new int[64]);
    }

    @Test
    @DisplayName("200 random boards there and back")
    void thereAndBack() {
        byte[] five = answer().pack(digits(5));
        packs("a1 = 7", digits(7), hex(7));
        String again = ", looked at again after the next call: a new array each time";
        assertThat(HexFormat.of().formatHex(five))
                .as("the code of a1 = 5" + again)
                .isEqualTo(hex(5));
        int[] cells5 = answer().unpack(HexFormat.of().parseHex(hex(5)));
        unpacks("the code 7", hex(7), digits(7));
        assertThat(cells5).as("the board of the code 5" + again).isEqualTo(digits(5));
        randomly(200, random -> {
            int[] cells = Digits.random(random, random.nextBoolean() ? 64 : random.nextInt(1, 64));
            comparePacked(cells);
            compareUnpacked(cells);
        });
    }

    /** Asks for a code and, in the hidden run, for those of other digits where these are not 0. */
    private void packs(String board, int[] cells, String code) {
        comparePacked(board, cells, code);
        alike(random -> comparePacked(Digits.other(random, cells)));
    }

    /** Asks for a board, in the same way. */
    private void unpacks(String board, String code, int[] cells) {
        compareUnpacked(board, code, cells);
        alike(random -> compareUnpacked(Digits.other(random, cells)));
    }

    private void comparePacked(int... cells) {
        comparePacked(Arrays.toString(cells), cells, Digits.code(cells));
    }

    private void compareUnpacked(int... cells) {
        compareUnpacked("the code of " + Arrays.toString(cells), Digits.code(cells), cells);
    }

    private void comparePacked(String board, int[] cells, String code) {
        byte[] packed = answer().pack(cells);
        assertThat(packed).as("pack: %s", board).isNotNull();
        assertThat(packed.length).as("pack: %s; the number of bytes", board).isEqualTo(30);
        byte[] right = HexFormat.of().parseHex(code);
        int at = Arrays.mismatch(packed, right);
        if (at >= 0) {
            assertThat(HexFormat.of().formatHex(packed))
                    .as("pack: %s; the first wrong byte is code[%d]: it should be %02x", board, at, right[at])
                    .isEqualTo(code);
        }
    }

    private void compareUnpacked(String board, String code, int[] cells) {
        assertThat(answer().unpack(HexFormat.of().parseHex(code)))
                .as("unpack: %s", board)
                .isEqualTo(cells);
    }

    private static String hex(int number) {
        return String.format("%060x", number);
    }

    private static int[] digits(int... lowest) {
        return Arrays.copyOf(lowest, 64);
    }

    @Override
    protected void probe(Base13 answer) {
        for (int[] cells : new int[][] {digits(5), digits(12, 1), digits(4, 3, 2), START, new int[64]}) {
            answer.pack(cells.clone());
        }
        for (String code : new String[] {hex(0), hex(25), hex(200), hex(40_000), START_CODE, HIGHEST_CODE}) {
            answer.unpack(HexFormat.of().parseHex(code));
        }
    }
}
