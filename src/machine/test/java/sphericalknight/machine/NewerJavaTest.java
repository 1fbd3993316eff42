package sphericalknight.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Class files of newer Java")
class NewerJavaTest {
    private static final String SOURCE = """
            import java.util.*;
            import java.util.function.*;

            class Newer {
                sealed interface Shape permits Dot, Line, Box {}
                record Dot(int x) implements Shape {}
                record Line(Dot from, Dot to) implements Shape {}
                record Box(Shape inner, long area) implements Shape {}
                enum Piece { KING, KNIGHT { int value() { return 3; } }, PAWN; int value() { return 1; } }
                interface Mark {}

                static String name(Object any) {
                    return switch (any) {
                        case null -> "nothing";
                        case Integer n when n > 5 -> "large " + n;
                        case Integer n -> "int " + n;
                        case String s when s.isEmpty() -> "empty";
                        case String s -> s;
                        case long[] a -> "longs " + a.length;
                        case Piece p -> "piece " + p.value();
                        case Line(Dot(var a), Dot(int b)) -> "line " + (b - a);
                        case Box(Dot d, long area) when area > 3 -> "box " + d.x() + area;
                        case Shape s -> "shape";
                        default -> "else";
                    };
                }

                static int points(Piece piece) {
                    return switch (piece) {
                        case KING -> 100;
                        case Piece p when p.value() == 3 -> 3;
                        case PAWN -> 1;
                        case KNIGHT -> -1;
                    };
                }

                static String text(String word) {
                    return switch (word) {
                        case "Aa", "BB" -> "same hash";
                        case String s when s.length() > 3 -> "long";
                        case "x" -> "x";
                        default -> "other";
                    };
                }

                static int letter(Character c) {
                    return switch (c) {
                        case 'a' -> 1;
                        case Character d when d > 'x' -> 2;
                        default -> 3;
                    };
                }

                static String run() {
                    StringBuilder all = new StringBuilder();
                    Object[] values = {null, 3, 9, "", "word", new long[2], Piece.KNIGHT, Piece.PAWN, new Dot(1),
                        new Line(new Dot(2), new Dot(7)), new Box(new Dot(4), 5), new Box(new Dot(4), 1), 2.5};
                    for (Object each : values) {
                        all.append(name(each)).append(';');
                    }
                    for (Piece each : Piece.values()) {
                        all.append(points(each)).append(';');
                    }
                    for (String each : List.of("Aa", "BB", "x", "y", "longer")) {
                        all.append(text(each)).append(';');
                    }
                    all.append(letter('a')).append(letter('z')).append(letter('b'));
                    IntSupplier f = (IntSupplier & Mark) () -> 42;
                    all.append(f.getAsInt()).append(f instanceof Mark);
                    Function<Piece, String> g = p -> "" + p;
                    all.append(g.andThen(String::length).apply(Piece.KING));
                    if (values[9] instanceof Line(Dot from, var to) && from.x() < to.x()) {
                        all.append(from).append(to);
                    }
                    return all.toString();
                }
            }
            """;

    @ParameterizedTest(name = "release {0}")
    @ValueSource(ints = {21, 25})
    @DisplayName("run as on the JVM: switches over types, records, constants and texts, and lambdas with marks")
    void switches(int release) throws Exception {
        assumeTrue(Runtime.version().feature() >= release, "needs JDK " + release);
        Map<String, byte[]> files = Compiled.files("Newer", SOURCE, String.valueOf(release));
        Machine machine = new Machine(files, Hosts.ofJava());
        assertThat(machine.callStatic("Newer", "run()Ljava/lang/String;")).isEqualTo(Compiled.onTheJvm("Newer", files));
    }
}
