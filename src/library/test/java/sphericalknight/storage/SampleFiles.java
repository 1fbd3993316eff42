package sphericalknight.storage;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.position.Position;

/** Games and positions for tests: from the test resources, whose {@code storage/README.md} names their sources, random, and hard. */
public final class SampleFiles {
    public static final String LICHESS_A = "games-lichess-a-dev.txt";
    public static final String LICHESS_B = "games-lichess-b-dev.txt";
    public static final List<String> FILES = List.of(LICHESS_A, LICHESS_B, "games-selfplay-dev.txt");

    /** Fool's mate, a stalemate in ten moves (S. Loyd), all underpromotions in 24 plies, and games of only a few plies. */
    static final String HARD_GAMES = """

            a3
            h4 h5
            f3 e5 g4 Qh4#
            e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6
            a4 h5 a5 h4 a6 h3 axb7 hxg2 bxa8=N gxh1=N b4 g5 b5 g4 b6 g3 bxa7 gxh2 axb8=B hxg1=B d4 e5 Bg5 Bc5
            """;

    private static final String HARD_POSITIONS = """
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
            rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
            R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1
            qqqqkqqq/qq6/8/8/8/8/QQ6/QQQQKQQQ w - - 0 1
            nnnnknnn/nnn5/8/8/8/8/1NNN4/NNNNKNNN b - - 0 90
            rrrrkrrr/2r4r/8/8/8/8/R2R4/RR1RKRRR w - - 12 80
            bbbbkbbb/2b4b/8/8/8/8/B5B1/BBBBKBBB w - - 12 80
            8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1
            8/8/8/3pP3/8/8/8/K3k3 w - d6 0 1
            8/8/3k4/8/3pP3/8/8/4K3 b - e3 0 1
            4k3/8/8/1Pp5/8/8/8/4K3 w - c6 0 9
            rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3
            7k/5Q2/6K1/8/8/8/8/8 b - - 0 1
            8/8/8/8/8/5k2/5p2/5K2 w - - 5 70
            4k3/8/8/8/8/8/8/4K3 w - - 0 1
            k7/P7/K7/8/8/8/8/8 b - - 0 1
            7K/8/8/8/8/8/8/k7 w - - 9999 9999
            1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1
            rkr5/8/8/8/8/8/8/5RKR b FHac - 0 1
            r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w Qk - 0 1
            3k4/8/8/8/8/8/PPPPPPPP/QRBNKNBR w - - 0 1
            """;

    private SampleFiles() {}

    public static List<String> lines(String file) {
        try (InputStream in = SampleFiles.class.getResourceAsStream("/storage/" + file)) {
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))
                    .lines()
                    .toList();
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    /** Every n-th game of a file, starting with the first. */
    static List<Game> games(String file, int every) {
        List<String> lines = lines(file);
        return IntStream.range(0, lines.size())
                .filter(i -> i % every == 0)
                .mapToObj(i -> Game.ofSan(lines.get(i)))
                .toList();
    }

    /** Passes every position of a game to {@code visitor}, including the first and the last; the visitor must leave it unchanged. */
    static void positions(Game game, Consumer<Position> visitor) {
        Position position = Position.start();
        visitor.accept(position);
        for (int move : game.moves()) {
            position.make(move);
            visitor.accept(position);
        }
    }

    /** A game of random legal moves, with strange positions, many promotions and few sensible moves. */
    static Game randomGame(SplitMix64 random, int plies) {
        Position position = Position.start();
        int[] played = new int[plies];
        for (int ply = 0; ply < plies; ply++) {
            int[] moves = position.legalMoves();
            Arrays.sort(moves); // the same walk, whatever order the generator has
            if (moves.length == 0) {
                return Game.of(Arrays.copyOf(played, ply));
            }
            played[ply] = moves[(int) Long.remainderUnsigned(random.next(), moves.length)];
            position.make(played[ply]);
        }
        return Game.of(played);
    }

    /** Passes {@code count} positions from games of random legal moves to {@code visitor}; no game has more than 200 plies. */
    public static void randomPositions(int count, long seed, Consumer<Position> visitor) {
        SplitMix64 random = new SplitMix64(seed);
        for (int shown = 0; shown < count; ) {
            int most = Math.min(200, count - shown - 1);
            int[] moves = randomGame(random, most + 1).moves();
            int plies = Math.min(most, moves.length);
            positions(Game.of(Arrays.copyOf(moves, plies)), visitor);
            shown += plies + 1;
        }
    }

    /** Positions that storage schemes are likely to get wrong. */
    public static List<Position> hardPositions() {
        List<String> fens = new ArrayList<>(HARD_POSITIONS.lines().toList());
        for (int rights = 0; rights < 16; rights++) {
            StringBuilder castling = new StringBuilder();
            for (int i = 0; i < 4; i++) {
                castling.append((rights >>> i & 1) != 0 ? "" + "KQkq".charAt(i) : "");
            }
            for (String side : List.of("w", "b")) {
                fens.add("r3k2r/8/8/8/8/8/8/R3K2R " + side + " " + (castling.isEmpty() ? "-" : castling) + " - 3 20");
            }
        }
        for (int clock : new int[] {0, 49, 50, 63, 64, 99, 100, 149}) {
            fens.add("4k3/8/8/8/8/8/4R3/4K3 b - - " + clock + " 77");
            fens.add("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - " + clock + " 76");
        }
        return fens.stream().map(Position::fromFen).toList();
    }
}
