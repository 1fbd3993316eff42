package sphericalknight.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import sphericalknight.common.CoursePaths;

/**
 * A page template for Jupyter Notebook 6, whose own style hides the triangle of folded text and right-aligns tables.
 * JupyterLab and Notebook 7 do not need it.
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

    /** Writes the template if {@code version} needs it; returns the command-line arguments that make Jupyter use it. */
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
