package sphericalknight.common.java;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.AbstractList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
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
    @DisplayName("each token is looked at a bounded number of times, however often a piece is repeated")
    void linear(String piece) {
        List<Token> tokens = JavaTokens.code(piece.repeat(20_000));
        CountedList counted = new CountedList(tokens);
        TopLevel.of(counted);
        assertThat(counted.steps).isLessThan(20L * tokens.size());
    }

    @Test
    @DisplayName("of any tokens in any order is found without failing, and lies within the source")
    void random() {
        String[] pieces = {
            "class ",
            "A ",
            "{",
            "}",
            "(",
            ")",
            "@B",
            "import ",
            "a.b",
            ";",
            "package ",
            "static ",
            "public ",
            ".",
            "*",
            "record ",
            "\"",
            "/*"
        };
        Random random = new Random(21);
        for (int i = 0; i < 5_000; i++) {
            StringBuilder source = new StringBuilder();
            for (int n = random.nextInt(30); n > 0; n--) {
                source.append(pieces[random.nextInt(pieces.length)]);
            }
            for (TopLevel.Type type : TopLevel.of(source).types()) {
                assertThat(source.substring(type.start(), type.end())).contains(type.name());
            }
        }
    }

    /** Counts how many tokens are looked at. */
    private static final class CountedList extends AbstractList<Token> {
        private final List<Token> tokens;
        private long steps;

        CountedList(List<Token> tokens) {
            this.tokens = tokens;
        }

        @Override
        public Token get(int index) {
            steps++;
            return tokens.get(index);
        }

        @Override
        public int size() {
            return tokens.size();
        }
    }
}
