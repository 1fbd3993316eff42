package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.common.CoursePaths;

@DisplayName("The map of the modules in CONTRIBUTING.md")
class ModuleMapTest {
    private final Path root = CoursePaths.find().root();
    /** The modules by name, each with its folder and with the names of those that it depends on. */
    private final Map<String, String> folders = new TreeMap<>();

    private final Map<String, List<String>> needs = new TreeMap<>();

    @Test
    @DisplayName("has the modules of the poms and what each depends on")
    void asInThePoms() throws IOException {
        all("<module>([^<]+)</module>", "pom.xml")
                .forEach(folder -> folders.put(folder.substring(folder.indexOf('/') + 1), folder));
        for (String name : folders.keySet()) {
            needs.put(name, all("<artifactId>spherical-knight-(\\w+)</artifactId>", folders.get(name) + "/pom.xml"));
            needs.get(name).remove(name);
        }
        assertThat(all("(\\w+\\[\"[\\w/]+)", "CONTRIBUTING.md"))
                .containsExactlyInAnyOrderElementsOf(folders.entrySet().stream()
                        .map(module -> module.getKey() + "[\"" + module.getValue())
                        .toList());
        assertThat(all("(?m)^ *(\\w+(?:\\[.*\\])? --> \\w+)", "CONTRIBUTING.md").stream()
                        .map(arrow -> arrow.replaceFirst("\\[.*\\]", "")))
                .containsExactlyInAnyOrderElementsOf(folders.keySet().stream()
                        .flatMap(name -> needs.get(name).stream()
                                .filter(other -> needs.get(name).stream().noneMatch(next -> reaches(next, other)))
                                .map(other -> name + " --> " + other))
                        .toList());
    }

    private boolean reaches(String from, String to) {
        return needs.get(from).stream().anyMatch(next -> next.equals(to) || reaches(next, to));
    }

    /** What the first group of {@code regex} matches in a file of the project. */
    private List<String> all(String regex, String file) throws IOException {
        return Pattern.compile(regex)
                .matcher(Files.readString(root.resolve(file)))
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toList());
    }
}
