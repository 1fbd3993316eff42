package sphericalknight.machine.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.browser.write.WriteModels;

@DisplayName("The table of Java's classes")
class HostTableTest {
    @Test
    @DisplayName("is that of Java 17, whichever JDK writes it: it names no newer class")
    void java17() throws IOException {
        Map<String, String> sources = WriteModels.ofAnswers(List.of()).sources();
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

    /** Overloads that no page has; the names are on the list for the others. */
    private static final Set<String> LACKING = Set.of(
            "java.lang.Character.toString(I)Ljava/lang/String;",
            "java.lang.IndexOutOfBoundsException.<init>(J)V",
            "java.lang.Long.parseUnsignedLong(Ljava/lang/CharSequence;III)J",
            "java.lang.String.<init>([BI)V",
            "java.lang.String.<init>([BIII)V",
            "java.math.BigInteger.<init>(I[BII)V",
            "java.math.BigInteger.<init>([BII)V",
            "java.util.Arrays.equals([Ljava/lang/Object;II[Ljava/lang/Object;IILjava/util/Comparator;)Z",
            "java.util.Arrays.equals([Ljava/lang/Object;[Ljava/lang/Object;Ljava/util/Comparator;)Z");

    private interface Check {
        void of(String name, HostWriter writer);
    }

    private static void each(Check check) throws IOException {
        HostTable table = WriteModels.ofAnswers(List.of());
        InPage inPage = new InPage();
        try (Java17 java17 = new Java17()) {
            for (String name : table.ofJava()) {
                check.of(name, table.writer(name, inPage, java17));
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
            members[0] += writer.size();
        });
        assertThat(members[0]).isLessThan(1000);
        classes.removeIf(name -> name.startsWith("java.util.function."));
        assertThat(classes).hasSizeLessThan(80);
    }

    @Test
    @DisplayName("holds all that the list names: a page has every member, except overloads that are named here")
    void inPages() throws IOException {
        Set<String> lacking = new TreeSet<>();
        each((name, writer) -> writer.missing().forEach(member -> lacking.add(name + "." + member)));
        assertThat(lacking).isEqualTo(new TreeSet<>(LACKING));
    }

    @Test
    @DisplayName("takes and gives nothing that is not on the list")
    void parameters() throws IOException {
        Map<String, String> sources = WriteModels.ofAnswers(List.of()).sources();
        assertThat(sources).doesNotContainKeys("Java_util_Scanner", "Java_lang_Thread", "Java_lang_System");
        assertThat(String.join("", sources.values()))
                .doesNotContain(
                        "java/nio", "java/util/Spliterator", "java/util/Locale", "java/lang/constant", "java/io/");
    }

    @Test
    @DisplayName("names only classes that are public, with all classes around them")
    void open() {
        assertThat(HostTable.isOpen(Map.Entry.class)).isTrue();
        assertThat(HostTable.isOpen(Hidden.Nested.class)).isFalse();
    }

    private static final class Hidden {
        public static final class Nested {}
    }
}
