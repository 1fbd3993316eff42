package sphericalknight.storage.positions;

import java.math.BigInteger;
import java.util.stream.IntStream;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Combinations;

/**
 * The figures of the source essay "The fewest bits for a chess position", each worked out by one call. Two of its sums are wrong; they are
 * here too, to be compared.
 */
public final class EssayFigures {
    /** What the essay says its fields for one side add up to. They do not: see {@link #listOfOneSide}. */
    public static final int CLAIMED_LIST_OF_ONE_SIDE = 105;

    /** What the essay says its list takes for both sides. */
    public static final int CLAIMED_LIST = 210;

    private static final int[] LIST_FIELDS = {6, 1, 3, PieceList.pawnBits(8), 4, 7 * (6 + 2)};

    private EssayFigures() {}

    /**
     * Four bits a square.
     *
     * @return 256
     */
    public static int nibbles() {
        return 4 * 64;
    }

    /**
     * Thirteen possibilities on 64 squares.
     *
     * @return 237
     */
    public static int base13() {
        return MixedBase.base13().bits();
    }

    /**
     * No pawns on ranks 1 and 8.
     *
     * @return 233
     */
    public static int mixedBase() {
        return MixedBase.withoutOuterPawns().bits();
    }

    /**
     * Exactly one king of each side; the essay does not go so far.
     *
     * @return 222
     */
    public static int oneKing() {
        return new OneKing().bits();
    }

    /**
     * The start position in the Huffman code made from it.
     *
     * @return 164
     */
    public static int huffmanAtStart() {
        return new SquareHuffman().bits(Position.start());
    }

    /**
     * Eight pawns as digits of base 48.
     *
     * @return 45
     */
    public static int pawnsAsDigits() {
        return PieceList.pawnBits(8);
    }

    /**
     * Eight pawns one after the other, each on a square that is left: 48 x 47 x ... x 41 for the first side, 40 x 39 x ... x 33 for the second.
     *
     * @param squares 48, or 40 where eight are taken
     * @return 44 for 48 squares, 42 for 40
     */
    public static int pawnsInOrder(int squares) {
        BigInteger rows = IntStream.range(0, 8)
                .mapToObj(i -> BigInteger.valueOf(squares - i))
                .reduce(BigInteger.ONE, BigInteger::multiply);
        return rows.subtract(BigInteger.ONE).bitLength();
    }

    /**
     * Eight pawns as a set, for they are all alike: the essay's largest miss.
     *
     * @param squares 48, or 40 where eight are taken
     * @return 29 for 48 squares, 27 for 40
     */
    public static int pawnsAsSet(int squares) {
        return 64 - Long.numberOfLeadingZeros(Combinations.count(squares, 8) - 1);
    }

    /**
     * The essay's fields for one side at the start: king, two for the number of pawns, pawns, number of officers, seven officers.
     *
     * @return their bits: 6, 1, 3, 45, 4 and 56
     */
    public static int[] listFields() {
        return LIST_FIELDS.clone();
    }

    /**
     * What the fields add up to.
     *
     * @return 115
     */
    public static int listOfOneSide() {
        return IntStream.of(LIST_FIELDS).sum();
    }

    /**
     * The list of both sides at the start.
     *
     * @return 230
     */
    public static int list() {
        return new PieceList().bits(Position.start());
    }
}
