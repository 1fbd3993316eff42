package sphericalknight.exercise.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The list of what answers may use")
class AllowedCallsTest {
    private static final AllowedCalls LIST = AllowedCalls.parse("""
            # a comment
            package java.lang
            Integer Long : *
            System  : out nanoTime
            not java.net        : stay at home
            not java.net.Socket : talk to people
            """);

    @Test
    @DisplayName("names classes, and their members or all of them")
    void form() {
        assertThat(LIST.allows("java.lang.Long", "bitCount")).isTrue();
        assertThat(LIST.allows("java.lang.Long$Cache")).isFalse();
        assertThat(LIST.allows("java.lang.System")).isTrue();
        assertThat(LIST.allows("java.lang.System", "nanoTime")).isTrue();
        assertThat(LIST.allows("java.lang.System", "exit")).isFalse();
        assertThat(LIST.allows("java.lang.Thread")).isFalse();
        assertThat(LIST.allows("NoPackage")).isFalse();
    }

    @Test
    @DisplayName("says what to do instead, by the longest name that fits")
    void instead() {
        assertThat(LIST.instead("java.net.Socket", "connect")).hasValue("talk to people");
        assertThat(LIST.instead("java.net.URI$Parser", "")).hasValue("stay at home");
        assertThat(LIST.instead("java.network.Card", "")).isEmpty();
    }

    @Test
    @DisplayName("a line without a colon is told by its number")
    void wrongLine() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AllowedCalls.parse("package java.lang\n\nLong *"))
                .withMessage("line 3 has no colon after a blank: Long *");
    }

    @Test
    @DisplayName("names classes of java.base and of the course, and members that they have")
    void exists() {
        AllowedCalls list = AllowedCalls.read();
        Set<String> wrong = new TreeSet<>();
        for (String name : list.classes()) {
            try {
                Class<?> type = Class.forName(name, false, getClass().getClassLoader());
                assertThat(name.startsWith("sphericalknight.") || type.getModule() == Object.class.getModule())
                        .as(name)
                        .isTrue();
                list.named(name).stream()
                        .filter(member -> !Set.of("", "<init>", "*").contains(member) && !has(type, member))
                        .forEach(member -> wrong.add(name + "." + member));
            } catch (ClassNotFoundException e) {
                wrong.add(name);
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static boolean has(Class<?> type, String member) {
        return Stream.concat(Stream.of(type.getMethods()), Stream.of(type.getFields()))
                .anyMatch(each -> each.getName().equals(member));
    }
}
