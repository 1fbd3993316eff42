package sphericalknight.chess.position;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A row of a perft suite: a position and the number of leaves of its tree of legal moves at some depths.
 *
 * @param id the name in the file
 * @param fen the position
 * @param depths the depths known
 * @param counts their leaf counts, in the same order
 */
public record PerftRow(String id, String fen, List<Integer> depths, List<Long> counts) {
    public static final String CHESS = "/chess/chess-perft.epd";
    public static final String CHESS960 = "/chess/chess960-perft.epd";

    /** All rows of a file. */
    public static List<PerftRow> read(String resource) {
        return lines(resource).stream()
                .filter(line -> !line.startsWith("#"))
                .map(PerftRow::parse)
                .toList();
    }

    /** The lines of a test resource. */
    public static List<String> lines(String resource) {
        try (InputStream in = PerftRow.class.getResourceAsStream(resource)) {
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .toList();
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }

    private static PerftRow parse(String line) {
        String[] parts = line.split(" ;");
        List<Integer> depths = new ArrayList<>();
        List<Long> counts = new ArrayList<>();
        String id = "";
        for (int i = 1; i < parts.length; i++) {
            String[] words = parts[i].split(" ", 2);
            if (words[0].equals("id")) {
                id = words[1];
            } else {
                depths.add(Integer.parseInt(words[0].substring(1)));
                counts.add(Long.parseLong(words[1]));
            }
        }
        return new PerftRow(id, parts[0], depths, counts);
    }

    /** The index of the largest depth whose count is at most {@code most}; -1 if even the first count is larger. */
    public int deepestUpTo(long most) {
        int deepest = -1;
        for (int i = 0; i < counts.size() && counts.get(i) <= most; i++) {
            deepest = i;
        }
        return deepest;
    }
}
