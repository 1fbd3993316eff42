package sphericalknight.browser.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

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
}
