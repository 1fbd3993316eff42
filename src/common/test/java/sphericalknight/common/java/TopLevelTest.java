package sphericalknight.common.java;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What Java source declares outside all braces")
class TopLevelTest {
    private static String types(String source) {
        StringBuilder types = new StringBuilder();
        for (TopLevel.Type type : TopLevel.of(source).types()) {
            types.append('[').append(source, type.start(), type.end()).append(']');
        }
        return types.toString();
    }

    @Test
    @DisplayName("is its package, imports and types")
    void all() {
        TopLevel found = TopLevel.of("package p.q; import static a.B.*; import c.D; record E(int x) { class F {} }"
                + " Class<?> g = E.class; enum H {}");
        assertThat(found.packageName()).isEqualTo("p.q");
        assertThat(found.imports()).extracting(TopLevel.Import::what).containsExactly("static a.B.*", "c.D");
        assertThat(found.types()).extracting(TopLevel.Type::name).containsExactly("E", "H");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int x; public final class A {} y       | [public final class A {}]",
                "@B(\")\") @C private static class A { { } } | [@B(\")\") @C private static class A { { } }]",
                "f(1) class A {}                        | [class A {}]",
                "@B(x(1)) class A {} } class C {}       | [@B(x(1)) class A {}][class C {}]",
                "class A { int x;                       | [class A { int x;]",
                "import java.util.List record A() {}    | [record A() {}]",
                "@B( class A {}                         | [class A {}]"
            })
    @DisplayName("a type starts with its modifiers and annotations and ends with its brace")
    void places(String source, String types) {
        assertThat(types(source)).isEqualTo(types);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ") class A{}",
                "class A ",
                "class A }",
                "@B( class A {}",
                "@B() class A {}",
                "@B(",
                ")",
                "public ",
                "import a.b ",
                "import a.*;",
                "package a.b ",
                "package ",
                "record A() {}",
                "(",
                "{",
                "}",
                "@B(class A {} ) "
            })
    @Timeout(20)
    @DisplayName("a piece that is repeated 60,000 times is no problem")
    void linear(String piece) {
        for (TopLevel.Type type : TopLevel.of(piece.repeat(60_000)).types()) {
            assertThat(type.name()).isEqualTo("A");
        }
    }

    @Test
    @DisplayName("of any tokens in any order is found without failing, and lies within the source")
    void random() {
        String[] pieces = "class ,A ,{,},(,),@B,import ,a.b,;,package ,static ,public ,.,*,record ,\",/*".split(",");
        Random random = new Random(21);
        for (int i = 0; i < 5_000; i++) {
            StringBuilder source = new StringBuilder();
            for (int n = random.nextInt(30); n > 0; n--) {
                source.append(pieces[random.nextInt(pieces.length)]);
            }
            for (TopLevel.Type type : TopLevel.of(source.toString()).types()) {
                assertThat(source.substring(type.start(), type.end())).contains(type.name());
            }
        }
    }
}
