package sphericalknight.exercises.knight;

import sphericalknight.exercise.Exercise;

/** Exercise 2.2: as few knights as possible that attack every square of a region. */
@Exercise(
        id = "2.2",
        title = "The smallest cover",
        lesson = "02-knight",
        uses = "sphericalknight.chess.attack.KnightMoves.attacks",
        millions = 200)
public interface KnightCover {
    /**
     * The squares of knights that together attack every square of {@code region}, with as few knights as possible; if several such sets
     * exist, any of them. A knight may stand anywhere, in the region, too, but it does not attack its own square.
     * Every region that is asked for can be covered by three knights.
     *
     * @param region a set of squares, bit 0 is a1; may be empty
     * @return a set with one bit for each knight
     */
    long cover(long region);
}
