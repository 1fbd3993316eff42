package sphericalknight.lesson;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;

/**
 * The pieces of compiled and tested code that lessons quote: lines between {@code // region NAME} and {@code // endregion}. Differences
 * in white space and leading modifiers are ignored, because code in a cell has no modifiers outside types, and its lines are broken for a
 * narrow page.
 */
public final class TestedRegions {
    private static final String START = "// region ";
    private static final String END = "// endregion";
    private static final String MODIFIERS = "^(\\s*)(?:(?:public|protected|private|static|final) )+";

    private final Map<String, List<String>> lines = new TreeMap<>();
    private final Map<String, String> files = new TreeMap<>();

    private TestedRegions() {}

    /** The regions of all Java files directly in {@code folder}; none if there is no such folder. */
    public static TestedRegions in(Path folder) {
        TestedRegions regions = new TestedRegions();
        if (Files.isDirectory(folder)) {
            regions.readAll(folder);
        }
        return regions;
    }

    private void readAll(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".java")).sorted().toList()) {
                read(file.getFileName().toString(), Files.readAllLines(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Set<String> names() {
        return lines.keySet();
    }

    /** The name of the file that contains the region; null if there is no such region. */
    public String file(String name) {
        return files.get(name);
    }

    /** Describes the first line in which {@code cell} differs from the region; "" if none does. */
    public String difference(String name, String cell) {
        List<String> tested = normal(lines.get(name));
        List<String> shown = normal(cell.lines().toList());
        if (words(tested).equals(words(shown))) {
            return "";
        }
        for (int i = 0; i < Math.max(tested.size(), shown.size()); i++) {
            String wanted = i < tested.size() ? tested.get(i) : "nothing more";
            String found = i < shown.size() ? shown.get(i) : "nothing more";
            if (!wanted.equals(found)) {
                return "line " + (i + 1) + ": the cell has \"" + found.strip() + "\", the region \"" + wanted.strip()
                        + "\"";
            }
        }
        return "";
    }

    private void read(String file, List<String> source) {
        String name = "";
        for (String line : source) {
            String text = line.strip();
            if (text.startsWith(START)) {
                name = text.substring(START.length()).strip();
                if (lines.put(name, new ArrayList<>()) != null) {
                    throw new IllegalStateException(file + ": the region \"" + name + "\" exists twice.");
                }
                files.put(name, file);
            } else if (text.equals(END)) {
                name = "";
            } else if (!name.isEmpty()) {
                lines.get(name).add(line);
            }
        }
    }

    private static List<String> words(List<String> lines) {
        return JavaTokens.all(String.join("\n", lines)).stream()
                .filter(token -> token.kind() != Token.Kind.SPACE)
                .map(token -> token.text().strip())
                .toList();
    }

    private static List<String> normal(List<String> lines) {
        String block = String.join(
                "\n",
                lines.stream()
                        .map(line -> line.replaceFirst(MODIFIERS, "$1").stripTrailing())
                        .toList());
        List<String> normal = new ArrayList<>(block.stripIndent().lines().toList());
        while (!normal.isEmpty() && normal.get(0).isEmpty()) {
            normal.remove(0);
        }
        while (!normal.isEmpty() && normal.get(normal.size() - 1).isEmpty()) {
            normal.remove(normal.size() - 1);
        }
        return normal;
    }
}
