package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.lesson.Notebook;

@DisplayName("course tools memory")
class MemoryCommandTest {
    @Test
    @DisplayName("takes the process's own share, not what it maps")
    void share() {
        String rollup = """
                559ac0000000-7ffd1e3ff000 ---p 00000000 00:00 0    [rollup]
                Rss:              201456 kB
                Pss:              147328 kB
                Pss_Dirty:        120004 kB
                SwapPss:               0 kB
                """;
        assertThat(KernelWatch.pss(rollup)).isEqualTo(147_328);
        assertThat(KernelWatch.pss("")).as("a process that is ending").isZero();
    }

    @Test
    @DisplayName("the first board is the first cell that shows a picture, not a text")
    void firstBoard() {
        Notebook lesson = Notebook.parse(Path.of("x.ipynb"), """
                {"cells": [
                  {"cell_type": "markdown", "source": "a"},
                  {"cell_type": "code", "source": "b", "outputs": [{"output_type": "stream", "text": "1"}]},
                  {"cell_type": "code", "source": "c", "outputs": [{"output_type": "display_data", "data": {"image/svg+xml": "<svg/>"}}]},
                  {"cell_type": "code", "source": "d", "outputs": []}],
                 "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
                """);
        assertThat(MemoryCommand.firstBoard(lesson).cells()).hasSize(3);
        assertThat(lesson.cells()).as("the lesson itself").hasSize(4);
    }
}
