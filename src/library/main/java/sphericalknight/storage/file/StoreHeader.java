package sphericalknight.storage.file;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Game;
import sphericalknight.storage.GameScheme;
import sphericalknight.storage.PositionScheme;
import sphericalknight.storage.Scheme;

/**
 * The beginning of a file, and the byte map of the whole. Version 1:
 *
 * <pre>{@code
 * offset  size  meaning (numbers with the highest byte first)
 *      0     4  "SKST"
 *      4     1  version of the format: 1
 *      5     1  what is stored: 'P' positions, 'G' games
 *      6     4  fingerprint of the scheme's tables: CRC-32 of its codes for fixed objects
 *     10     1  n, the length of the scheme's name, 1 to 64
 *     11     n  the name in ASCII, such as "learned"
 *   11+n     -  the records, one after the other:
 *               length of the code plus 1, in groups of seven bits, lowest first; bit 7 is set where another group follows
 *               the code
 *      -     1  0: no more records
 *      -     4  the number of records
 *      -     4  CRC-32 of all bytes before this number
 * }</pre>
 *
 * <p>A scheme whose tables were trained anew reads its old files no more; the fingerprint tells, before nonsense is decoded.
 *
 * @param kind what is stored
 * @param scheme the name of the scheme
 * @param fingerprint CRC-32 of the scheme's codes for fixed objects
 */
public record StoreHeader(Kind kind, String scheme, int fingerprint) {
    static final byte[] MAGIC = "SKST".getBytes(StandardCharsets.US_ASCII);
    static final int VERSION = 1;
    static final int LONGEST_NAME = 64;

    private static final List<String> PROBE_POSITIONS = List.of(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8");
    private static final List<String> PROBE_GAMES = List.of(
            "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O",
            "d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O Bd3 d5 Nf3 c5 O-O Nc6",
            "f3 e5 g4 Qh4#");

    /** What a file holds. */
    public enum Kind {
        /** Positions, one a record. */
        POSITIONS('P'),
        /** Games, one a record. */
        GAMES('G');

        final char letter;

        Kind(char letter) {
            this.letter = letter;
        }
    }

    /**
     * The header of a file of positions.
     *
     * @param scheme the scheme
     * @return the header
     */
    public static StoreHeader of(PositionScheme scheme) {
        return new StoreHeader(
                Kind.POSITIONS,
                scheme.name(),
                fingerprint(
                        scheme, PROBE_POSITIONS.stream().map(Position::fromFen).toList()));
    }

    /**
     * The header of a file of games.
     *
     * @param scheme the scheme
     * @return the header
     */
    public static StoreHeader of(GameScheme scheme) {
        return new StoreHeader(
                Kind.GAMES,
                scheme.name(),
                fingerprint(scheme, PROBE_GAMES.stream().map(Game::ofSan).toList()));
    }

    private static <T> int fingerprint(Scheme<T> scheme, List<T> probes) {
        CRC32 crc = new CRC32();
        probes.forEach(probe -> crc.update(scheme.encode(probe)));
        return (int) crc.getValue();
    }
}
