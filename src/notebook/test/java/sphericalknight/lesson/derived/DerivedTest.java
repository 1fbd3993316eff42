package sphericalknight.lesson.derived;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.common.UserError;
import sphericalknight.lesson.TestCourse;
import sphericalknight.lesson.engine.GitChanges;

@DisplayName("Derived text")
class DerivedTest {
    private static final String README = """
            # Course

            <!-- lessons -->
            <!-- /lessons -->

            <!-- binder -->
            <!-- /binder -->
            """;

    @TempDir
    private Path folder;

    private TestCourse course;

    @BeforeEach
    void makeCourse() {
        course = TestCourse.in(folder);
        course.write("README.md", README);
        String first = TestCourse.read(course.lesson());
        course.write("notebooks/04-next.ipynb", first.replace("03 · A healthy lesson", "04 · The next one"));
    }

    @Test
    @DisplayName("of this course is up to date")
    void thisCourse() {
        CoursePaths here = CoursePaths.find();
        assumeTrue(
                Lessons.of(here).all().stream().noneMatch(lesson -> GitChanges.changed(here, lesson)),
                "a lesson differs from the last commit");

        assertThat(Derived.stale(here).keySet())
                .as("run ./course refresh")
                .extracting(here::relative)
                .isEmpty();
    }

    @Test
    @DisplayName("is written once and then up to date")
    void writtenOnce() {
        assertThat(Derived.refresh(course.paths()))
                .extracting(course.paths()::relative)
                .containsExactly("notebooks/03-healthy.ipynb", "notebooks/04-next.ipynb", "README.md");

        assertThat(Derived.refresh(course.paths())).isEmpty();
    }

    @Test
    @DisplayName("the README holds the lesson table")
    void readme() {
        Derived.refresh(course.paths());

        assertThat(TestCourse.read(folder.resolve("README.md"))).contains("""
                <!-- lessons -->
                | no. | lesson | question | minutes |
                | --- | --- | --- | ---: |
                | 03 | [A healthy lesson](notebooks/03-healthy.ipynb) | What does a lesson need to be sound? | 5 |
                | 04 | [The next one](notebooks/04-next.ipynb) | What does a lesson need to be sound? | 5 |
                <!-- /lessons -->
                """);
    }

    @Test
    @DisplayName("a lesson leads to the ones before and after")
    void lessonLinks() {
        Derived.refresh(course.paths());

        assertThat(TestCourse.read(course.lesson())).contains("[04 · The next one →](04-next.ipynb) <!-- binder -->\"");
        assertThat(TestCourse.read(folder.resolve("notebooks/04-next.ipynb")))
                .contains("[← 03 · A healthy lesson](03-healthy.ipynb) <!-- binder -->\"");
    }

    @Test
    @DisplayName("without a public copy no host is named; with one, Binder is linked")
    void binder() {
        Derived.refresh(course.paths());
        assertThat(TestCourse.read(folder.resolve("README.md")))
                .contains("<!-- binder -->\n<!-- /binder -->")
                .doesNotContain("https:");
        assertThat(TestCourse.read(course.lesson())).doesNotContain("https:");

        course.write("pom.xml", "<course.repository>knights/spherical</course.repository>");
        Derived.refresh(course.paths());

        String address = "https://mybinder.org/v2/gh/knights/spherical/HEAD?urlpath=lab/tree/notebooks";
        assertThat(TestCourse.read(folder.resolve("README.md"))).contains("(" + address + ")");
        assertThat(TestCourse.read(course.lesson()))
                .contains("| [Run on Binder](" + address + "/03-healthy.ipynb) <!-- binder -->\"");
    }

    @Test
    @DisplayName("what is wrong in pom.xml or README.md is said in a sentence")
    void wrongInput() {
        course.write("pom.xml", "<course.repository>https://example.org/a</course.repository>");
        assertThatThrownBy(() -> Derived.refresh(course.paths()))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("\"https://example.org/a\"")
                .hasMessageContaining("ORGANISATION/REPOSITORY");

        course.write("pom.xml", "").write("README.md", README.replace("<!-- /lessons -->", ""));
        assertThatThrownBy(() -> Derived.refresh(course.paths()))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("<!-- lessons -->");
    }
}
