package sphericalknight.chess.endgame;

/**
 * Every position of king, bishop and knight against king, with the number of moves to mate. Built in a fraction of a second, because one
 * bitboard holds all squares of the black king.
 *
 * <pre>{@code
 *   White to move:   920 positions are mate in 1, 600 in 2, 1,608 in 3, ... the longest are mate in 33
 *   Black to move:   232 are mate, 156 lost in 1, ...       (light-squared bishop)
 * }</pre>
 *
 * <p>A position with a dark-squared bishop is mirrored before the lookup: the a-file becomes the h-file, and dark squares become light
 * ones.
 */
public final class MateTable implements MateDistances {
    private final SetBuilder sets;

    private MateTable(SetBuilder sets) {
        this.sets = sets;
    }

    /** Builds the table, in a fraction of a second. */
    public static MateTable build() {
        return new MateTable(new SetBuilder());
    }

    @Override
    public int moves(MatePosition position) {
        if (!position.isLight()) {
            return moves(mirrored(position));
        }
        return light(
                position.whiteKing(),
                position.bishop(),
                position.knight(),
                position.blackKing(),
                position.whiteToMove());
    }

    /**
     * White's moves to mate in a position given by its squares, with a light-squared bishop; {@link #DRAW} for an illegal position, too.
     */
    int light(int whiteKing, int bishop, int knight, int blackKing, boolean whiteToMove) {
        int mirrors = Triangle.mirrorsOf(whiteKing);
        int placement = Placement.of(
                Triangle.mirrored(mirrors, whiteKing),
                Triangle.mirrored(mirrors, bishop),
                Triangle.mirrored(mirrors, knight));
        int square = Triangle.mirrored(mirrors, blackKing);
        long known = whiteToMove ? sets.won[placement] : sets.lost[placement];
        if ((known >>> square & 1) == 0) {
            return DRAW;
        }
        return (whiteToMove ? sets.wonIn : sets.lostIn).read(placement, square);
    }

    private static MatePosition mirrored(MatePosition position) {
        return new MatePosition(
                position.whiteKing() ^ 7,
                position.bishop() ^ 7,
                position.knight() ^ 7,
                position.blackKing() ^ 7,
                position.whiteToMove());
    }

    /** The length of the longest mate, in White's moves: 33. */
    public int longest() {
        return sets.longest;
    }

    /**
     * The distances to mate, counted over all positions with a bishop on squares of one colour: entry n is the number of positions in which
     * White mates in n moves, 0 to {@link #longest}. With White to move, entry 0 is 0.
     */
    public int[] histogram(boolean whiteToMove) {
        int[] histogram = new int[sets.longest + 1];
        for (int placement = 0; placement < Placement.COUNT; placement++) {
            int weight = Triangle.weight(Placement.king(placement));
            for (int moves = 0; moves <= sets.longest; moves++) {
                long set = whiteToMove
                        ? sets.wonIn.squaresWith(placement, moves) & sets.won[placement]
                        : sets.lostIn.squaresWith(placement, moves) & sets.lost[placement];
                histogram[moves] += weight * Long.bitCount(set);
            }
        }
        return histogram;
    }

    /** The number of legal positions with White to move, for a bishop on squares of one colour: 5,437,752. */
    public int legalWhiteToMove() {
        int legal = 0;
        for (int placement = 0; placement < Placement.COUNT; placement++) {
            legal += Triangle.weight(Placement.king(placement)) * Long.bitCount(sets.legal[placement]);
        }
        return legal;
    }
}
