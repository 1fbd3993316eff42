package sphericalknight.exercise.known;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A file of known wrong answers")
class KnownWrongFileTest {
    private static final String SOLUTION = """
        package sphericalknight.solutions.tour;

        import java.util.List;

        /** The reference. */
        public class TourSolution implements Tour {
            private static final long ALL = -1L;

            @Override
            public long left(long set) {
                long moved = set >>> 1;
                return moved & ALL;
            }

            @Override
            public long right(long set) {
                long moved = set << 1;
                return moved & ALL;
            }
        }
        """;

    @TempDir
    private Path folder;

    private KnownWrongFile read(String text) throws IOException {
        Path tour = Files.createDirectories(folder.resolve("tour"));
        Files.writeString(tour.resolve("TourSolution.java"), SOLUTION);
        return KnownWrongFile.read(Files.writeString(tour.resolve("Tour.slips"), text));
    }

    private static final String TWO = """
        import java.util.Set;

        # Copies of the sign come in,
        # so write "three".
        SIGNED_SHIFT, a Java slip, fails topRank
        -    long moved = set >>> 1;
        + long moved = set >> 1;
        LEFT_TWICE fails topRank
        left: return super.left(super.left(set)) & LOW;
        right:
            return helper();
        members:
            private static final long LOW = 7;
        """;

    @Test
    @DisplayName(
            "gives what a learner would hand in: the reference with the change, or above the reference where it asks that")
    void source() throws IOException {
        KnownWrongFile known = read(TWO);
        assertThat(known.reference().text())
                .startsWith("package tour;\n\nimport java.util.List;\n\nclass MyTour implements Tour {\n")
                .doesNotContain("TourSolution");
        assertThat(known.source(known.all().get(0)).text()).isEqualTo("""
                package tour;

                import java.util.List;
                import java.util.Set;

                class MyTour implements Tour {
                    private static final long ALL = -1L;
                    @Override
                    public long left(long set) {
                        long moved = set >> 1;
                        return moved & ALL;
                    }
                    @Override
                    public long right(long set) {
                        long moved = set << 1;
                        return moved & ALL;
                    }
                }
                """);
        assertThat(known.source(known.all().get(1)).text())
                .contains(
                        "class MyTour extends TourSolution implements Tour {\n",
                        "        return super.left(super.left(set)) & LOW;\n",
                        "        return helper();\n    }\n    private static final long LOW = 7;\n}\n",
                        "\nclass TourSolution implements Tour {\n");
        assertThat(known.all()).extracting(KnownWrong::isJavaSlip).containsExactly(true, false);
        assertThat(known.all().get(1).says()).isEqualTo("Copies of the sign come in, so write \"three\".");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            A fails t / - long x;                             | 2: "long x;" stands nowhere in TourSolution; copy the line from there.
            A fails t / - return moved & ALL;                 | 2: "return moved & ALL;" stands 2 times in TourSolution; begin with the line before it, once with - and once with +.
            A fails t / up: return 0;                         | 2: "up" is no method of TourSolution; its methods are left, right, and helpers stand below "members:".
            A fails t / left: return 0; / A fails t / right: return 0; | 3: A stands here twice; give this one its own.
            A fails t / left: x; / - long moved = set >>> 1;  | 3: "long moved = set >>> 1;" is changed twice; make one change of the two.
            A fails t / # says                                | 1: A changes nothing; write below it what is wrong in it.
            left: return 0;                                   | 1: a change needs the name of a wrong answer above it: SIGNED_SHIFT fails topRank.
            """)
    @DisplayName("that cannot be used is named with its line and the cure")
    void faults(String text, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> read(text.replace(" / ", "\n")))
                .withMessage("Tour.slips, line " + message);
    }

    @Test
    @DisplayName("with a line of no known form is shown one that has it")
    void form() {
        for (String line : new String[] {"SignedShift fails t", "# says\n+ x", "A fails t\n+ x", "A fails t\n    x"}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> read(line))
                    .withMessageMatching("Tour.slips, line [12]: \".*\" has no place here; first a name, as in .*");
        }
    }

    @Test
    @DisplayName("needs its solution beside it")
    void alone() throws IOException {
        Path file = Files.writeString(folder.resolve("Other.slips"), "");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> KnownWrongFile.read(file))
                .withMessage("Other.slips has no OtherSolution.java beside it; rename one of the two.");
    }
}
