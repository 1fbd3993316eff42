package sphericalknight.machine.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.browser.write.InPage;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.table.WriteAnswerTable;

@DisplayName("The table of Java's classes")
class HostTableTest {
    @Test
    @DisplayName("is that of Java 17, whichever JDK writes it: it names no newer class")
    void java17() throws IOException {
        Map<String, String> sources = WriteAnswerTable.table().sources();
        assertThat(sources)
                .doesNotContainKeys(
                        "Java_lang_MatchException",
                        "Java_util_SequencedCollection",
                        "Java_util_SequencedMap",
                        "Java_util_SequencedSet");
        assertThat(sources.get("Java_util_List")).contains("\"java/util/Collection java/lang/Object\"");
        assertThat(sources.get("Java_util_SortedMap")).contains("\"java/util/Map java/lang/Object\"");
        assertThat(sources.get("Java_util_LinkedHashMap")).contains("\"java/util/HashMap java/util/Map\"");
        assertThat(sources.get("AnswerTable")).doesNotContain("Sequenced", "MatchException");
    }

    private static void each(BiConsumer<String, HostWriter> check) throws IOException {
        HostTable table = WriteAnswerTable.table();
        try (Java17 java17 = new Java17()) {
            for (String name : table.ofJava()) {
                check.accept(name, table.writer(name, java17));
            }
        }
    }

    @Test
    @DisplayName("has fewer than 80 classes besides the shapes of lambdas, with fewer than 1,000 members in all")
    void small() throws IOException {
        Set<String> classes = new TreeSet<>();
        int[] members = {0};
        each((name, writer) -> {
            classes.add(name);
            members[0] += writer.keys().size();
        });
        assertThat(members[0]).isLessThan(1000);
        classes.removeIf(name -> name.startsWith("java.util.function."));
        assertThat(classes).hasSizeLessThan(80);
    }

    @Test
    @DisplayName("has what the exercises let answers use of the library")
    void uses() throws IOException {
        Set<String> classes = new TreeSet<>();
        WriteAnswerTable.table().types().forEach(type -> classes.add(type.getName()));
        for (CatalogueEntry exercise : Catalogue.find().entries()) {
            for (String use : exercise.exercise().uses()) {
                boolean isClass = Character.isUpperCase(use.charAt(use.lastIndexOf('.') + 1));
                assertThat(classes).as(exercise.id()).contains(isClass ? use : use.substring(0, use.lastIndexOf('.')));
            }
        }
    }

    @Test
    @DisplayName("has nothing that a page lacks")
    void inPages() throws IOException {
        InPage inPage = new InPage();
        Set<String> lacking = new TreeSet<>();
        each((name, writer) -> writer.keys().stream()
                .filter(key -> !inPage.has(name, key))
                .forEach(key -> lacking.add(name + "." + key)));
        assertThat(lacking).isEmpty();
    }

    @Test
    @DisplayName("takes and gives nothing that is not on the list")
    void parameters() throws IOException {
        Map<String, String> sources = WriteAnswerTable.table().sources();
        assertThat(sources).doesNotContainKeys("Java_util_Scanner", "Java_lang_Thread", "Java_lang_System");
        assertThat(String.join("", sources.values()))
                .doesNotContain(
                        "java/nio", "java/util/Spliterator", "java/util/Locale", "java/lang/constant", "java/io/");
    }
}
