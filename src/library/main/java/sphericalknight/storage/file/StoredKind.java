package sphericalknight.storage.file;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.zip.CRC32;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Game;
import sphericalknight.storage.Scheme;
import sphericalknight.storage.games.GameSchemes;
import sphericalknight.storage.positions.PositionSchemes;

/**
 * What a file contains: positions, read and written as lines of FEN, or games, as lines of SAN.
 *
 * @param <T> the type of the stored objects
 * @param name "positions" or "games"
 * @param letter the letter that marks the kind in a file
 * @param schemes all schemes for objects of this kind
 * @param parse reads a line
 * @param text writes a line
 * @param plies returns the number of half-moves of an object; 0 for positions
 * @param probes fixed lines, whose codes identify the tables of a scheme
 */
public record StoredKind<T>(
        String name,
        char letter,
        List<Scheme<T>> schemes,
        Function<String, T> parse,
        Function<T, String> text,
        ToIntFunction<T> plies,
        List<String> probes) {
    /** Positions, read and written as lines of FEN. */
    public static final StoredKind<Position> POSITIONS = new StoredKind<>(
            "positions",
            'P',
            PositionSchemes.all(),
            Position::fromFen,
            Position::fen,
            position -> 0,
            List.of(
                    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
                    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8"));

    /** Games, read and written as lines of SAN. */
    public static final StoredKind<Game> GAMES = new StoredKind<>(
            "games",
            'G',
            GameSchemes.all(),
            Game::ofSan,
            Game::san,
            Game::plies,
            List.of(
                    "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O",
                    "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3 d5 Nf3 c5 O-O Nc6",
                    "f3 e5 g4 Qh4#"));

    /**
     * Returns the scheme with a given name.
     *
     * @param wanted the name, such as "learned"
     * @throws IllegalArgumentException if there is no such scheme; the message lists all names
     */
    public Scheme<T> scheme(String wanted) {
        return Scheme.named(wanted, schemes, name);
    }

    /** The CRC-32 of the codes of {@link #probes}; it changes if the tables of {@code scheme} are retrained. */
    int fingerprint(Scheme<T> scheme) {
        CRC32 crc = new CRC32();
        probes.forEach(probe -> crc.update(scheme.encode(parse.apply(probe))));
        return (int) crc.getValue();
    }
}
