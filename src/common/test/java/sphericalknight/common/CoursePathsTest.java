package sphericalknight.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The folders of the course and its lessons")
class CoursePathsTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("a folder that is not the project is refused with the cure")
    void notTheProject() {
        assertThatThrownBy(() -> CoursePaths.at(folder))
                .isInstanceOf(UserError.class)
                .hasMessageContaining(folder + " is not the Spherical Knight project")
                .hasMessageContaining("./course");
    }

    @Test
    @DisplayName("a lesson answers to its number, its name, its title and its file")
    void lessonNames() throws IOException {
        CoursePaths paths = lessons();
        Path knight = paths.notebooks().resolve("02-knight.ipynb");
        for (String name : List.of("02", "2", "02-knight", "knight", "Knight", "notebooks/02-knight.ipynb")) {
            assertThat(Lessons.of(paths).named(name)).as(name).isEqualTo(knight);
        }
    }

    @Test
    @DisplayName("an unknown lesson is refused with the names of all")
    void unknownLesson() throws IOException {
        Lessons lessons = Lessons.of(lessons());
        assertThatThrownBy(() -> lessons.named("20"))
                .isInstanceOf(UserError.class)
                .hasMessage("There is no lesson '20'; the lessons are: 00-start, 02-knight, 12-storage.");
    }

    private CoursePaths lessons() throws IOException {
        Files.createFile(folder.resolve("pom.xml"));
        Files.createDirectories(folder.resolve("src/library"));
        Path notebooks = Files.createDirectory(folder.resolve("notebooks"));
        for (String name : List.of("12-storage.ipynb", "02-knight.ipynb", "00-start.ipynb", "glossary.md")) {
            Files.createFile(notebooks.resolve(name));
        }
        return CoursePaths.at(folder);
    }
}
