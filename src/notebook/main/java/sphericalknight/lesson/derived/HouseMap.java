package sphericalknight.lesson.derived;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.CoursePaths;
import sphericalknight.draw.Palette;

/**
 * The module diagram in CONTRIBUTING.md, an SVG: a box for each Maven module, above the modules it depends on according to the poms. The
 * badges number the steps of two paths: A is the path of an answer being checked, C that of the submissions of a class of learners.
 */
final class HouseMap {
    private static final int WIDTH = 150;
    private static final int HEIGHT = 46;
    private static final int GAP_X = 30;
    private static final int GAP_Y = 56;
    private static final int MARGIN = 24;
    private static final Map<String, String> STATIONS = Map.of(
            "exercises/tasks", "A1",
            "src/cli", "A2 C1",
            "src/grader", "C2",
            "src/exercise", "A3 C3",
            "exercises/contracts", "A4 C4");
    private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");
    private static final Pattern OURS =
            Pattern.compile("<artifactId>spherical-knight-(\\w+)</artifactId>", Pattern.MULTILINE);

    /** The folders of the modules, each with the folders of the modules it depends on. */
    private final Map<String, List<String>> needs = new LinkedHashMap<>();

    private final StringBuilder svg = new StringBuilder();

    private HouseMap(CoursePaths course) {
        Map<String, String> folders = new LinkedHashMap<>();
        for (String folder : found(MODULE, read(course, "pom.xml"))) {
            folders.put(folder.substring(folder.indexOf('/') + 1), folder);
        }
        folders.forEach((name, folder) -> needs.put(
                folder,
                found(OURS, read(course, folder + "/pom.xml")).stream()
                        .filter(other -> !other.equals(name))
                        .map(folders::get)
                        .toList()));
    }

    /** Returns the diagram of this project as SVG. */
    static String of(CoursePaths course) {
        return new HouseMap(course).draw();
    }

    private static String read(CoursePaths course, String file) {
        try {
            return Files.readString(course.root().resolve(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> found(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        List<String> all = new ArrayList<>();
        while (matcher.find()) {
            all.add(matcher.group(1));
        }
        return all;
    }

    /** The row of a module in the diagram: 0, the lowest, for one that depends on no other. */
    private int level(String module) {
        return needs.get(module).stream().mapToInt(this::level).max().orElse(-1) + 1;
    }

    private String draw() {
        Map<Integer, List<String>> floors = new TreeMap<>();
        needs.keySet()
                .forEach(module -> floors.computeIfAbsent(level(module), floor -> new ArrayList<>())
                        .add(module));
        int widest = floors.values().stream().mapToInt(List::size).max().orElse(1);
        int width = 2 * MARGIN + widest * (WIDTH + GAP_X) - GAP_X;
        int height = 2 * MARGIN + floors.size() * (HEIGHT + GAP_Y) - GAP_Y;
        Map<String, int[]> places = new LinkedHashMap<>();
        floors.forEach((floor, modules) -> {
            int left = (width - modules.size() * (WIDTH + GAP_X) + GAP_X) / 2;
            for (int i = 0; i < modules.size(); i++) {
                int y = height - MARGIN - HEIGHT - floor * (HEIGHT + GAP_Y);
                places.put(modules.get(i), new int[] {left + i * (WIDTH + GAP_X), y});
            }
        });
        Palette colours = Palette.LIGHT;
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"14\">",
                width, height);
        add("<title>The modules of Spherical Knight and what they depend on</title>");
        add("<rect width=\"%d\" height=\"%d\" fill=\"%s\"/>", width, height, colours.paper());
        places.forEach((module, place) -> direct(module).forEach(other -> line(place, places.get(other), colours)));
        places.forEach((module, place) -> room(module, place, colours));
        return svg.append("</svg>\n").toString();
    }

    /** The direct dependencies of a module, without those that another dependency implies. */
    private List<String> direct(String module) {
        return needs.get(module).stream()
                .filter(other -> needs.get(module).stream().noneMatch(between -> reaches(between, other)))
                .toList();
    }

    private boolean reaches(String from, String to) {
        return needs.get(from).stream().anyMatch(next -> next.equals(to) || reaches(next, to));
    }

    private void line(int[] from, int[] to, Palette colours) {
        add(
                "<line x1=\"%d\" y1=\"%d\" x2=\"%d\" y2=\"%d\" stroke=\"%s\" stroke-width=\"1.5\"/>",
                from[0] + WIDTH / 2, from[1] + HEIGHT, to[0] + WIDTH / 2, to[1], colours.quiet());
    }

    private void room(String module, int[] place, Palette colours) {
        add(
                "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"6\" fill=\"%s\" stroke=\"%s\"/>",
                place[0], place[1], WIDTH, HEIGHT, colours.light(), colours.ink());
        add(
                "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\" fill=\"%s\">%s</text>",
                place[0] + WIDTH / 2, place[1] + HEIGHT / 2 + 5, colours.ink(), module);
        String stations = STATIONS.getOrDefault(module, "");
        if (!stations.isEmpty()) {
            int wide = 14 + 9 * stations.length();
            add(
                    "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"20\" rx=\"10\" fill=\"%s\"/>",
                    place[0] + WIDTH - wide + 8, place[1] - 10, wide, colours.set());
            add(
                    "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\" font-size=\"12\" fill=\"%s\">%s</text>",
                    place[0] + WIDTH - wide / 2 + 8, place[1] + 4, colours.onTile(), stations);
        }
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
