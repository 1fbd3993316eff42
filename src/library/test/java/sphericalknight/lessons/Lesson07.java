package sphericalknight.lessons;

import static sphericalknight.bits.Squares.bit;
import static sphericalknight.bits.Squares.file;
import static sphericalknight.bits.Squares.rank;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import sphericalknight.chess.mailbox.Cells;

/** The code that lesson 07 builds step by step. Its cells show these regions, {@link Lesson07Test} tests them. */
final class Lesson07 {
    private Lesson07() {}

    // region 7.eight-wide
    static long slide(int from, int step) {
        long reached = 0;
        for (int to = from + step; to >= 0 && to < 64; to += step) {
            reached |= bit(to);
        }
        return reached;
    }
    // endregion

    // region 7.patient-ray
    static long patientRay(int from, int files, int ranks) {
        long reached = 0;
        int file = file(from) + files;
        int rank = rank(from) + ranks;
        while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            reached |= bit(8 * rank + file);
            file += files;
            rank += ranks;
        }
        return reached;
    }
    // endregion

    // region 7.is-square
    static boolean isSquare(int cell) {
        return (cell & 0x88) == 0;
    }
    // endregion

    // region 7.ray
    static long ray(int from, int step) {
        long reached = 0;
        for (int cell = from + step; isSquare(cell); cell += step) {
            reached |= bit(Cells.square(cell));
        }
        return reached;
    }
    // endregion

    // region 7.meanings
    static Map<Integer, Set<String>> meanings(IntUnaryOperator numberOf) {
        Map<Integer, Set<String>> meanings = new TreeMap<>();
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                int files = file(to) - file(from);
                int ranks = rank(to) - rank(from);
                int number = numberOf.applyAsInt(to) - numberOf.applyAsInt(from);
                meanings.putIfAbsent(number, new TreeSet<>());
                String way = "%+d files %+d ranks".formatted(files, ranks);
                meanings.get(number).add(way);
            }
        }
        return meanings;
    }
    // endregion

    // region 7.star
    static void write(String[] star, String pieces, int times, int... steps) {
        for (int step : steps) {
            for (int i = 1; i <= times; i++) {
                star[119 + i * step] += pieces;
            }
        }
    }

    static String[] star() {
        String[] star = new String[239];
        Arrays.fill(star, "");
        write(star, "QR", 7, 1, 16, -1, -16);
        write(star, "QB", 7, 15, 17, -15, -17);
        write(star, "K", 1, 1, 15, 16, 17, -1, -15, -16, -17);
        write(star, "N", 1, 14, 18, 31, 33, -14, -18, -31, -33);
        return star;
    }
    // endregion
}
