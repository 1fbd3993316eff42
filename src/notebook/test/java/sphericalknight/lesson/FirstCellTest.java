package sphericalknight.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The first cell of a lesson")
class FirstCellTest {
    @ParameterizedTest
    @ValueSource(strings = {"# 02 · An example", "# 02 An example", "# Lesson 2: An example", "# An example"})
    @DisplayName("the number in a title is not part of it")
    void titles(String title) {
        var opening = FirstCell.of(
                TestNotebook.of().text(title + "\n\n> Why\n> so?\n\n7 minutes").build());
        assertThat(opening).isEqualTo(new FirstCell("An example", "Why so?", 7));
    }
}
