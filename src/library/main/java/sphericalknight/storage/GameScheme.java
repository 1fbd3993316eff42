package sphericalknight.storage;

/** A way to store whole games of chess. All of them are listed in {@code storage.games.GameSchemes}. */
public interface GameScheme extends Scheme<Game> {}
