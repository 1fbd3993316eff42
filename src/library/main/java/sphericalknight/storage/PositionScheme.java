package sphericalknight.storage;

import sphericalknight.chess.position.Position;

/** A way to store chess positions. All of them are listed in {@code storage.positions.PositionSchemes}. */
public interface PositionScheme extends Scheme<Position> {}
