package sphericalknight.exercises.detective;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** For each mistake the positions where it shows, an easy one first, at most three plies deep. */
final class Evidence {
    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    private static final String ENDGAME = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    private static final String ROOKS = "1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1";

    private static final Map<Mistake, List<String>> SHOWN_BY = Map.ofEntries(
            Map.entry(Mistake.EN_PASSANT_PIN, List.of("3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", ENDGAME)),
            Map.entry(
                    Mistake.EN_PASSANT_AGAINST_CHECK,
                    List.of("8/8/8/2k5/4p3/8/3P4/4K3 w - - 0 1", "8/8/3k4/8/4p3/8/3P4/4K3 b - - 0 1")),
            Map.entry(
                    Mistake.DOUBLE_CHECK,
                    List.of("4k3/6p1/8/8/4N3/8/8/4R1K1 w - - 0 1", "4k3/p5p1/8/8/4N3/8/8/4R1K1 b - - 0 1")),
            Map.entry(
                    Mistake.TWO_LEAPERS,
                    List.of("7k/5N2/6N1/8/8/8/6q1/K7 b - - 0 1", "8/1Pn1bN1q/8/5R1N/4BR2/b5k1/7P/5K2 b - - 0 1")),
            Map.entry(Mistake.CASTLING_THROUGH_CHECK, List.of("r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1", ROOKS)),
            Map.entry(Mistake.ROOK_FEARS_ATTACK, List.of(ROOKS, "2r1k2r/8/8/8/8/8/8/R3K2R b KQk - 0 1")),
            Map.entry(
                    Mistake.KING_HIDES_BEHIND_HIMSELF,
                    List.of("6kq/8/8/8/8/8/8/7K w - - 0 1", "4k2r/6K1/8/8/8/8/8/8 w k - 0 1")),
            Map.entry(
                    Mistake.PROMOTION_BY_CAPTURE,
                    List.of(
                            "n1n5/1Pk5/8/8/8/8/5Kp1/5N1N w - - 0 1",
                            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1")),
            Map.entry(Mistake.PINNED_PAWN_PUSHES, List.of(ENDGAME, KIWIPETE)),
            Map.entry(Mistake.EN_PASSANT_NOT_NOTED, List.of(ENDGAME, KIWIPETE)),
            Map.entry(Mistake.ROOK_LOSES_BOTH_RIGHTS, List.of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", ROOKS)));

    private Evidence() {}

    /** Three positions in random order; one of them is enough. */
    static String[] of(Mistake mistake, SplittableRandom random) {
        String[] fens = new String[3];
        int place = random.nextInt(3);
        for (int i = 0; i < 3; i++) {
            Mistake any = Mistake.values()[1 + random.nextInt(Mistake.values().length - 1)];
            List<String> shown = SHOWN_BY.get(i == place ? mistake : any);
            fens[i] = shown.get(random.nextInt(shown.size()));
        }
        return fens;
    }

    /** The position that shows it soonest. */
    static String easiest(Mistake mistake) {
        return SHOWN_BY.get(mistake).get(0);
    }
}
