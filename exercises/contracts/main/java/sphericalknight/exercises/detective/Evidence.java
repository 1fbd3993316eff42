package sphericalknight.exercises.detective;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;

/** Positions for each {@link Mistake}. Each of them reveals its mistake within three plies; the first one is an easy case. */
final class Evidence {
    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    private static final String ENDGAME = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    private static final String ROOKS = "1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1";

    private static final int DEEPEST = 3;
    private static final int MOST_ADDED = 3;
    private static final int MOST_KEPT = 200;
    private static final String PIECES = "PNBRpnbr";

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

    private static final Map<String, String> FOUND = new HashMap<>();

    private Evidence() {}

    /**
     * Returns the FENs of three random positions, in random order. At least one of them reveals the mistake; the other two are chosen for
     * random mistakes.
     */
    static String[] of(Mistake mistake, SplittableRandom random) {
        String[] fens = new String[3];
        int place = random.nextInt(3);
        for (int i = 0; i < 3; i++) {
            Mistake any = Mistake.values()[1 + random.nextInt(Mistake.values().length - 1)];
            fens[i] = random(i == place ? mistake : any, random);
        }
        return fens;
    }

    /** Random suspects, one of whom makes this mistake. */
    static Suspects caseOf(Mistake mistake, SplittableRandom random) {
        Suspects suspects = new Suspects(random.nextLong());
        while (suspects.mistake() != mistake) {
            suspects = new Suspects(random.nextLong());
        }
        return suspects;
    }

    /** The FENs of five positions of which only the last, an easy case, reveals the mistake. */
    static String[] asTheFifth(Mistake mistake) {
        String kings = "4k3/8/8/8/8/8/%s/4K3 w - - 0 1";
        return new String[] {
            kings.formatted("8"), kings.formatted("N7"), kings.formatted("B7"), kings.formatted("1R6"), easiest(mistake)
        };
    }

    /** The FEN of the first position listed for the mistake, an easy case. */
    static String easiest(Mistake mistake) {
        return SHOWN_BY.get(mistake).get(0);
    }

    /**
     * The FEN of one of the positions listed for the mistake, with up to {@value #MOST_ADDED} more pieces on random empty squares, and
     * perhaps with the sides swapped; the position still reveals the mistake. It is kept for the next test with the same random numbers: a
     * search for the slip asks hundreds of times.
     */
    static synchronized String random(Mistake mistake, SplittableRandom random) {
        long seed = random.nextLong();
        if (FOUND.size() > MOST_KEPT) {
            FOUND.clear();
        }
        return FOUND.computeIfAbsent(mistake + " " + seed, key -> found(mistake, new SplittableRandom(seed)));
    }

    /** The same, but the mistake shows as soon as in the easy case. */
    static String like(Mistake mistake, SplittableRandom random) {
        String fen = random(mistake, random);
        return depth(mistake, fen) == depth(mistake, easiest(mistake)) ? fen : like(mistake, random);
    }

    private static String found(Mistake mistake, SplittableRandom random) {
        List<String> shown = SHOWN_BY.get(mistake);
        while (true) {
            String fen = withMorePieces(shown.get(random.nextInt(shown.size())), random);
            if (random.nextBoolean()) {
                fen = mirrored(fen);
            }
            if (isPosition(fen) && depth(mistake, fen) <= DEEPEST) {
                return fen;
            }
        }
    }

    private static String withMorePieces(String fen, SplittableRandom random) {
        String[] fields = fen.split(" ", 2);
        char[] board = squares(fields[0]).toCharArray();
        for (int left = 1 + random.nextInt(MOST_ADDED); left > 0; left--) {
            int square = random.nextInt(board.length);
            char piece = PIECES.charAt(random.nextInt(PIECES.length()));
            boolean isFree = board[square] == '1';
            boolean isPawnAtTheEnd = Character.toLowerCase(piece) == 'p' && (square < 8 || square > 8 * 8);
            if (isFree && !isPawnAtTheEnd) {
                board[square] = piece;
            }
        }
        return new String(board) + " " + fields[1];
    }

    /** The board field {@code ranks} of a FEN, with each empty square written as a separate 1. */
    private static String squares(String ranks) {
        StringBuilder squares = new StringBuilder();
        for (char each : ranks.toCharArray()) {
            squares.append(each >= '1' && each <= '8' ? "1".repeat(each - '0') : String.valueOf(each));
        }
        return squares.toString();
    }

    /** The FEN of the position with White and Black swapped. {@code fen} must not have an en passant square. */
    private static String mirrored(String fen) {
        String[] fields = fen.split(" ");
        List<String> ranks = Arrays.asList(fields[0].split("/"));
        Collections.reverse(ranks);
        fields[0] = otherSide(String.join("/", ranks));
        fields[1] = fields[1].equals("w") ? "b" : "w";
        fields[2] = otherSide(fields[2]);
        return String.join(" ", fields);
    }

    private static String otherSide(String pieces) {
        StringBuilder other = new StringBuilder();
        for (char each : pieces.toCharArray()) {
            other.append(Character.isUpperCase(each) ? Character.toLowerCase(each) : Character.toUpperCase(each));
        }
        return other.toString();
    }

    /** Whether {@code fen} can be read as a position; false for null. */
    static boolean isPosition(String fen) {
        try {
            Position.fromFen(fen);
            return true;
        } catch (RuntimeException impossible) {
            return false;
        }
    }

    /** The first depth, from 1 to 3, at which the mistake changes the counts of {@code fen}; more than 3 if there is none. */
    private static int depth(Mistake mistake, String fen) {
        Position position = Position.fromFen(fen);
        int depth = 1;
        while (depth <= DEEPEST && mistake.divide(position, depth).equals(Mistake.NO_MISTAKE.divide(position, depth))) {
            depth++;
        }
        return depth;
    }

    /**
     * Whether {@code position} is one of {@code fens}, or can be reached from one of them in at most two legal moves. The clocks are
     * ignored.
     */
    static boolean isReached(Position position, String... fens) {
        Set<String> level = new HashSet<>(List.of(fens));
        for (int plies = 0; plies <= 2; plies++) {
            Set<String> next = new HashSet<>();
            for (String fen : level) {
                Position from = Position.fromFen(fen);
                if (withoutClocks(from).equals(withoutClocks(position))) {
                    return true;
                }
                for (int move : plies < 2 ? from.legalMoves() : new int[0]) {
                    next.add(from.after(move).fen());
                }
            }
            level = next;
        }
        return false;
    }

    /** The call of the answer with these positions, as text. */
    static String call(String... fens) {
        return "accuse(suspects, {\"" + String.join("\", \"", fens) + "\"})";
    }

    /** The first wrong count of the broken generator for one of {@code fens}, as text. */
    static String against(Suspects suspects, String... fens) {
        for (int depth = 1; depth <= DEEPEST; depth++) {
            for (String fen : fens) {
                Map<String, Long> told = suspects.divide(suspects.culprit(), fen, depth);
                Map<String, Long> truth = Mistake.NO_MISTAKE.divide(Position.fromFen(fen), depth);
                Set<String> moves = new TreeSet<>(told.keySet());
                moves.addAll(truth.keySet());
                for (String move : moves) {
                    if (!Objects.equals(told.get(move), truth.get(move))) {
                        return "for \"%s\", depth %d, it counts %s below %s, the truth %s"
                                .formatted(fen, depth, count(told, move), move, count(truth, move));
                    }
                }
            }
        }
        throw new IllegalArgumentException("nothing is wrong in " + String.join(", ", fens));
    }

    private static String count(Map<String, Long> counts, String move) {
        return counts.containsKey(move) ? counts.get(move).toString() : "nothing";
    }

    /** A remark if the suspect lists illegal moves in the position after {@code move}; otherwise "". */
    static String inventedAfter(Suspects suspects, int suspect, Position position, String move) {
        Position after = position.after(Uci.move(position, move));
        Set<String> told =
                new TreeSet<>(suspects.divide(suspect, after.fen(), 1).keySet());
        told.removeAll(Mistake.NO_MISTAKE.divide(after, 1).keySet());
        return told.isEmpty()
                ? ""
                : ": there the suspect lists " + told + ", which the truth does not have: go through both lists";
    }

    private static String withoutClocks(Position position) {
        String fen = position.fen();
        return fen.substring(0, fen.lastIndexOf(' ', fen.lastIndexOf(' ') - 1));
    }
}
