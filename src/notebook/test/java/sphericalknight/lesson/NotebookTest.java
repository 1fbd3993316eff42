package sphericalknight.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.UserError;

@DisplayName("Notebook files")
class NotebookTest {
    private static final Path FILE = Path.of("notebooks/02-knight.ipynb");

    @Test
    @DisplayName("the normal form is what Jupyter writes: indent 1, sorted keys, lists of lines, a final newline")
    void normalForm() {
        Notebook notebook = Notebook.parse(FILE, """
                {"nbformat": 4, "nbformat_minor": 5, "metadata": {"b": {}, "a": [1, true, null]},
                 "cells": [{"source": "a \\"q\\"\\n\\tü\\u0001\\n", "id": "x", "cell_type": "code", "metadata": {},
                   "execution_count": null,
                   "outputs": [{"output_type": "stream", "name": "stdout", "text": "one\\ntwo"}]}]}
                """);

        assertThat(notebook.text()).isEqualTo("""
                {
                 "cells": [
                  {
                   "cell_type": "code",
                   "execution_count": null,
                   "id": "x",
                   "metadata": {},
                   "outputs": [
                    {
                     "name": "stdout",
                     "output_type": "stream",
                     "text": [
                      "one\\n",
                      "two"
                     ]
                    }
                   ],
                   "source": [
                    "a \\"q\\"\\n",
                    "\\tü\\u0001\\n"
                   ]
                  }
                 ],
                 "metadata": {
                  "a": [
                   1,
                   true,
                   null
                  ],
                  "b": {}
                 },
                 "nbformat": 4,
                 "nbformat_minor": 5
                }
                """);
    }

    @Test
    @DisplayName("reading the normal form and writing it again changes no byte")
    void normalFormIsStable(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("01-example.ipynb");
        TestNotebook.of()
                .file(file)
                .text("# Title\n\ntext")
                .code("1 + 1")
                .value("2")
                .build()
                .write();
        String written = Files.readString(file);

        Notebook.read(file).write();

        assertThat(Files.readString(file)).isEqualTo(written);
        try (var files = Files.list(folder)) {
            assertThat(files).as("no temporary file is left").containsExactly(file);
        }
    }

    @Test
    @DisplayName("a damaged file is named with line and column")
    void damagedJson() {
        assertThatThrownBy(() -> Notebook.parse(FILE, "{\n \"cells\": [\n  {\"id\": }\n ]\n}"))
                .isInstanceOf(UserError.class)
                .hasMessageStartingWith("notebooks/02-knight.ipynb is damaged at line 3, column 10: ")
                .hasMessageEndingWith("restore it with git checkout.");
    }

    @Test
    @DisplayName("JSON that is not a notebook is refused with the reason")
    void noNotebook() {
        assertThatThrownBy(() -> Notebook.parse(FILE, "[]")).hasMessageContaining("not an object");
        assertThatThrownBy(() -> Notebook.parse(FILE, "{\"nbformat\": 3}")).hasMessageContaining("\"nbformat\" is 3");
        assertThatThrownBy(() -> Notebook.parse(FILE, "{\"nbformat\": 4}")).hasMessageContaining("\"cells\"");
        assertThatThrownBy(() -> Notebook.parse(FILE, "{\"nbformat\": 4, \"cells\": [{\"source\": \"\"}]}"))
                .hasMessageContaining("cell 1");
    }

    @Test
    @DisplayName("an absent file is named")
    void absent(@TempDir Path folder) {
        assertThatThrownBy(() -> Notebook.read(folder.resolve("none.ipynb")))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("none.ipynb does not exist");
    }
}
