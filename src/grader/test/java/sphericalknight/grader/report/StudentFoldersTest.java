package sphericalknight.grader.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The report folders of students")
class StudentFoldersTest {
    private static List<String> folders(String... ids) {
        return List.copyOf(StudentFolders.of(Stream.of(ids)
                        .map(id -> SampleVerdicts.student(id, "", List.of(), 0, List.of()))
                        .toList())
                .values());
    }

    /** Grader review, row 13: whoever knows how folders are named can choose two ids that led into the folder of a third. */
    @Test
    @DisplayName("differ, even for ids that were made to collide")
    void invented() {
        String zoe = folders("Zo\u00eb").get(0).replace("students/", "");
        String again = folders(zoe, "Zo\u00eb").get(1).replace("students/", "");
        assertThat(folders(zoe, again, "Zo\u00eb", zoe.toUpperCase(java.util.Locale.ROOT)))
                .extracting(each -> each.toLowerCase(java.util.Locale.ROOT))
                .doesNotHaveDuplicates()
                .hasSize(4);
    }

    @Test
    @DisplayName("are the ids themselves where every system can name a folder so")
    void plain() {
        assertThat(folders("ada", "bob.b")).containsExactly("students/ada", "students/bob.b");
    }
}
