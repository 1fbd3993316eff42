package sphericalknight.storage.positions;

import java.util.ArrayList;
import java.util.List;

/** Positions that storage schemes are likely to get wrong. */
public final class HardPositions {
    private static final String PLAIN = """
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

    private HardPositions() {}

    public static List<String> fens() {
        List<String> fens = new ArrayList<>(PLAIN.lines().toList());
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
        return fens;
    }
}
