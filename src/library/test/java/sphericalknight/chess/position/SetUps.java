package sphericalknight.chess.position;

import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Random positions that no game may ever reach, for example with two knights, three sliders, or a pawn and a queen giving check at once. A
 * walk from known positions never reaches them.
 */
public final class SetUps {
    private static final String KINGS_AT_HOME = "r...k..r" + ".".repeat(48) + "R...K..R";

    private SetUps() {}

    /** Returns {@code count} positions with up to 24 pieces; some allow castling, and a few have an en passant square. */
    public static Stream<Position> random(long seed, int count) {
        SplittableRandom random = new SplittableRandom(seed);
        return Stream.generate(() -> random(random)).limit(count);
    }

    private static Position random(SplittableRandom random) {
        while (true) {
            try {
                return Position.fromFen(fen(random));
            } catch (IllegalArgumentException unplayable) {
                // try the next one
            }
        }
    }

    /** A random FEN: the first of the 64 letters is a8, the last is h1. */
    private static String fen(SplittableRandom random) {
        boolean isCastling = random.nextInt(4) == 0;
        char[] squares = (isCastling ? KINGS_AT_HOME : ".".repeat(64)).toCharArray();
        for (int left = random.nextInt(3, 19); left > 0; left--) {
            int square = random.nextInt(64);
            if (squares[square] == '.') {
                boolean isBackRank = square < 8 || square >= 56;
                squares[square] = "NBRQnbrqPPpp".charAt(random.nextInt(isBackRank ? 8 : 12));
            }
        }
        if (!isCastling) {
            squares[random.nextInt(64)] = 'K';
            squares[random.nextInt(64)] = 'k';
        }
        boolean isWhite = random.nextBoolean();
        String enPassant = random.nextInt(3) == 0 ? "" + (char) ('a' + random.nextInt(8)) + (isWhite ? 6 : 3) : "-";
        return ranks(new String(squares)) + (isWhite ? " w " : " b ") + (isCastling ? "KQkq " : "- ") + enPassant
                + " 0 1";
    }

    private static String ranks(String squares) {
        String ranks = squares.replaceAll("(.{8})(?!$)", "$1/");
        for (int run = 8; run > 0; run--) {
            ranks = ranks.replace(".".repeat(run), Integer.toString(run));
        }
        return ranks;
    }
}
