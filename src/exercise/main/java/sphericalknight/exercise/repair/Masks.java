package sphericalknight.exercise.repair;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import sphericalknight.exercise.repair.Change.Site;

/** The long constants tried in place of a wrong one: masks of files, ranks, fields and colours, and small numbers. */
final class Masks {
    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final long[] FIELDS = {
        0x5555_5555_5555_5555L,
        0x3333_3333_3333_3333L,
        0x0F0F_0F0F_0F0F_0F0FL,
        0x00FF_00FF_00FF_00FFL,
        0x0000_FFFF_0000_FFFFL,
        0xFFFF_FFFFL,
        FILE_A,
        0x55AA_55AA_55AA_55AAL
    };

    private static final String OR_VALUE = " (or its value)";

    private Masks() {}

    /**
     * Returns changes that replace {@code constant} with other values, at each site alone and at all of them together.
     *
     * @param isSet false if the constant is only a factor or a divisor, which is no mask
     */
    static List<Change> of(long constant, String name, boolean isSet, List<Site> sites) {
        List<Change> changes = new ArrayList<>();
        if (constant < 0 && constant == (int) constant || constant == Integer.MIN_VALUE) {
            add(
                    changes,
                    JavaSlips.LITERAL_WITHOUT_L.name(),
                    JavaSlips.LITERAL_WITHOUT_L.words(),
                    constant & 0xFFFF_FFFFL,
                    sites);
        }
        boolean isMask = constant != -1 && Long.bitCount(constant) > 3;
        String number = isMask ? "this number" : "the number " + constant;
        String what = !name.isEmpty() ? name + OR_VALUE : isMask && isSet ? "the mask" : number;
        for (long other : isMask ? masks(constant) : numbers(constant)) {
            add(
                    changes,
                    isMask && isSet ? "WRONG_MASK" : "WRONG_NUMBER",
                    what + " " + words(constant, other, isMask && isSet),
                    other,
                    sites);
        }
        return changes;
    }

    private static void add(List<Change> changes, String slip, String words, long other, List<Site> sites) {
        for (Site site : sites) {
            // Where only one of several sites is wrong, the value is right.
            String here = sites.size() > 1 ? words.replace(OR_VALUE, "") : words;
            changes.add(new Change(slip, here, List.of(site), JavaSlips.setLong(other)));
        }
        if (sites.size() > 1) {
            changes.add(new Change(slip, words, sites, JavaSlips.setLong(other)));
        }
    }

    private static String words(long constant, long other, boolean isMask) {
        if (!isMask) {
            return "is wrong here.";
        }
        if ((constant & ~other) == 0) {
            return "is too narrow here: it leaves out squares that should stay in.";
        }
        if ((other & ~constant) == 0) {
            return "is too wide here: it lets squares through that have to go.";
        }
        if (other == ~constant) {
            return "is the opposite of what is needed here.";
        }
        return "is the wrong one here: it stops other squares than those that have to go.";
    }

    private static Set<Long> masks(long constant) {
        Set<Long> masks = new LinkedHashSet<>();
        masks.add(~constant);
        masks.add(Long.reverseBytes(constant));
        masks.add(Long.reverseBytes(Long.reverse(constant)));
        long files = FILE_A;
        for (int width = 1; width <= 4; width++) {
            masks.add(files);
            masks.add(~files);
            masks.add(files << 8 - width);
            masks.add(~(files << 8 - width));
            files |= FILE_A << width;
        }
        for (int i = 0; i < 8; i++) {
            masks.add(0xFFL << 8 * i);
            masks.add(~(0xFFL << 8 * i));
            masks.add(FILE_A << i);
            masks.add(~(FILE_A << i));
        }
        for (long field : FIELDS) {
            masks.add(field);
            masks.add(~field);
        }
        oneLineMore(constant, masks);
        for (int shift : new int[] {1, 2, 8}) {
            masks.add(constant << shift);
            masks.add(constant >>> shift);
        }
        masks.remove(constant);
        return masks;
    }

    /**
     * Adds masks with one file or rank more or less, if {@code constant} or its complement consists of several files or ranks.
     */
    private static void oneLineMore(long constant, Set<Long> masks) {
        for (long lines : new long[] {constant, ~constant}) {
            List<Long> in = new ArrayList<>();
            List<Long> out = new ArrayList<>();
            for (int i = 0; i < 16; i++) {
                long line = i < 8 ? FILE_A << i : 0xFFL << 8 * (i - 8);
                ((line & ~lines) == 0 ? in : out).add(line);
            }
            if (in.size() > 1 && union(in, 0) == lines) {
                in.forEach(line -> masks.add(constant ^ lines & ~union(in, line)));
                out.forEach(line -> masks.add(constant ^ line & ~lines));
            }
        }
    }

    private static long union(List<Long> lines, long except) {
        long union = 0;
        for (long line : lines) {
            union |= line == except ? 0 : line;
        }
        return union;
    }

    private static Set<Long> numbers(long constant) {
        if (constant == 0) {
            return Set.of(1L);
        }
        Set<Long> numbers = new LinkedHashSet<>(List.of(
                constant + 1, constant - 1, -constant, ~constant, 0L, 1L, -1L, constant << 1, constant << 8, 0xFFL));
        for (int square = 0; Long.bitCount(constant) == 1 && square < 64; square++) {
            numbers.add(1L << square);
        }
        numbers.remove(constant);
        return numbers;
    }
}
