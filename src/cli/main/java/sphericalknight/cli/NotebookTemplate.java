package sphericalknight.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import sphericalknight.common.CoursePaths;

/**
 * Two lines of style for the page of Jupyter Notebook 6: its own take away the triangle by which a reader sees that a text unfolds, and
 * push the words of tables to the right. JupyterLab and Notebook 7 need no help.
 */
final class NotebookTemplate {
    private static final String PAGE = """
            {% extends "templates/notebook.html" %}
            {% block stylesheet %}
            {{ super() }}
            <style>
            summary { display: list-item; cursor: pointer; }
            .rendered_html th, .rendered_html td { text-align: left; }
            </style>
            {% endblock %}
            """;

    private NotebookTemplate() {}

    /** Writes the page where it is needed; the words that a Jupyter of {@code version} is started with to find it. */
    static List<String> words(CoursePaths paths, String version) throws IOException {
        if (!version.startsWith("Notebook 6")) {
            return List.of();
        }
        Path folder = paths.jupyter().resolve("templates");
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("notebook.html"), PAGE);
        String quoted = folder.toString().replace("\\", "\\\\").replace("'", "\\'");
        return List.of("--NotebookApp.extra_template_paths=['" + quoted + "']");
    }
}
