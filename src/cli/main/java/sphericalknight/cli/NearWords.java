package sphericalknight.cli;

import java.util.Collection;
import java.util.List;

/** Finds the known words that a mistyped word may stand for. (picocli compares pairs of letters, so for "hlep" it suggests "release".) */
final class NearWords {
    /** One wrong letter is allowed for this many letters. */
    private static final int LETTERS_PER_MISTAKE = 3;

    private NearWords() {}

    /**
     * The known words that begin with {@code word}; if there are none, those with the fewest mistyped letters; none if all of them are too
     * different.
     */
    static List<String> of(String word, Collection<String> known) {
        List<String> longer =
                known.stream().filter(each -> each.startsWith(word)).sorted().toList();
        if (!longer.isEmpty()) {
            return longer;
        }
        int fewest = known.stream().mapToInt(each -> distance(word, each)).min().orElse(0);
        return known.stream()
                .filter(each -> distance(word, each) == fewest)
                .filter(each -> fewest <= Math.max(word.length(), each.length()) / LETTERS_PER_MISTAKE)
                .sorted()
                .toList();
    }

    /** The fewest letters to insert, to delete, to replace, or to swap with the next one, that make {@code a} into {@code b}. */
    static int distance(String a, String b) {
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                cost[i][j] = i == 0 || j == 0 ? i + j : least(cost, a, b, i, j);
            }
        }
        return cost[a.length()][b.length()];
    }

    private static int least(int[][] cost, String a, String b, int i, int j) {
        int replaced = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int least = Math.min(replaced, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
        boolean isSwapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return isSwapped ? Math.min(least, 1 + cost[i - 2][j - 2]) : least;
    }
}
