package sphericalknight.storage.positions;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.storage.PositionScheme;

/** All schemes for positions, in the order of the lesson: from the longest to the shortest, by and large. */
public final class PositionSchemes {
    private static final class All {
        static final List<PositionScheme> SCHEMES = Stream.concat(
                        Stream.of(
                                new FenText(),
                                new Nibbles(),
                                MixedBase.base13(),
                                MixedBase.withoutOuterPawns(),
                                new OneKing(),
                                new Occupancy(),
                                new SquareHuffman(),
                                XorStart.plain(),
                                XorStart.runs(),
                                new PieceList(),
                                new Selector(),
                                new PieceSets(),
                                new PositionRank(),
                                new PerSquare()),
                        coders())
                .toList();

        private static Stream<PositionScheme> coders() {
            List<Arithmetic> coders = Arithmetic.with(Tables.shipped());
            return Stream.concat(coders.stream(), Stream.of(new FullState(coders.get(coders.size() - 1))));
        }
    }

    private PositionSchemes() {}

    /**
     * Every scheme.
     *
     * @return the same list each time
     */
    public static List<PositionScheme> all() {
        return All.SCHEMES;
    }

    /**
     * The scheme with this name.
     *
     * @param name such as "base-13"
     * @return the scheme
     * @throws IllegalArgumentException if there is none; the sentence names all
     */
    public static PositionScheme named(String name) {
        return all().stream()
                .filter(scheme -> scheme.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () -> new IllegalArgumentException("\"" + name + "\" is not a scheme for positions; there are "
                                + all().stream().map(PositionScheme::name).collect(Collectors.joining(", "))));
    }

    /**
     * The scheme that is shortest on real positions.
     *
     * @return the one named "learned"
     */
    public static Arithmetic best() {
        return (Arithmetic) named("learned");
    }
}
