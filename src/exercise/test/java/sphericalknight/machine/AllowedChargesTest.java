package sphericalknight.machine;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.common.CoursePaths;
import sphericalknight.exercise.answer.AllowedCalls;

@DisplayName("Each call that answers may use")
class AllowedChargesTest {
    /** Calls for which somebody has thought about the charge for all that can be reached: it is enough. */
    private static final String ENOUGH = """
            Boolean.equals Boolean.hashCode Boolean.toString CharSequence.toString Character.equals \
            Character.hashCode Character.toString Collections.addAll Collections.min Comparable.compareTo \
            Double.equals Double.hashCode Double.toString Enum.compareTo Enum.equals Enum.hashCode Enum.toString \
            Integer.compareTo Integer.equals Integer.hashCode Integer.toString List.copyOf List.of \
            Long.compareTo Long.equals Long.hashCode Long.toString Map.of Map.putAll Objects.equals Objects.hash \
            Objects.hashCode Objects.toString PrintStream.print PrintStream.printf PrintStream.println \
            Record.equals Record.hashCode Record.toString Set.of String.<init> String.compareTo String.endsWith \
            String.equals String.equalsIgnoreCase String.hashCode String.isBlank String.lastIndexOf \
            String.startsWith String.strip String.substring String.toCharArray String.toLowerCase \
            String.toString String.toUpperCase String.trim String.valueOf StringBuilder.delete \
            StringBuilder.deleteCharAt StringBuilder.insert StringBuilder.replace StringBuilder.reverse \
            StringBuilder.substring StringBuilder.toString""";

    /** The third column of a row, or {@code tries} of an annotation. */
    private static final Pattern TRIED =
            Pattern.compile("(?m)^ +[^|\\n]+\\|[^|\\n]+\\|([^|\\n]+)\\||tries = \"([^\"]+)\"");

    @Test
    @DisplayName("has a rule in Charges, or is tried by HostileTest, or is known to cost no more than can be reached")
    void thoughtAbout() throws Exception {
        AllowedCalls allowed = AllowedCalls.read();
        Set<String> tried = tried();
        assertThat(allowed.classes().stream()
                        .flatMap(AllowedChargesTest::members)
                        .filter(each -> allowed.allows(each.getDeclaringClass().getName(), name(each)))
                        .filter(each -> !hasRule(each))
                        .map(each -> each.getDeclaringClass().getSimpleName() + "." + name(each))
                        .filter(each -> !tried.contains(each))
                        .collect(toSet()))
                .containsExactlyInAnyOrder(ENOUGH.split(" "));
    }

    /** The calls that a row of HostileTest, or a snippet in Hostile, says that it tries; HostileTest checks that it makes them. */
    private static Set<String> tried() throws IOException {
        Path tests = CoursePaths.find().root().resolve("src/machine/test/java/sphericalknight/machine");
        String text = Files.readString(tests.resolve("HostileTest.java"))
                + Files.readString(tests.resolve("snippets/Hostile.java"));
        return TRIED.matcher(text)
                .results()
                .map(found -> found.group(1) != null ? found.group(1) : found.group(2))
                .flatMap(names -> Stream.of(names.strip().split(" +")))
                .collect(toSet());
    }

    private static Stream<Executable> members(String type) {
        try {
            Class<?> owner = Class.forName(type);
            return Stream.concat(Stream.of(owner.getDeclaredMethods()), Stream.of(owner.getConstructors()))
                    .filter(each -> Modifier.isPublic(each.getModifiers()));
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static String name(Executable member) {
        return member instanceof Method ? member.getName() : "<init>";
    }

    private static boolean hasRule(Executable member) {
        Class<?> result = member instanceof Method method ? method.getReturnType() : void.class;
        String descriptor =
                MethodType.methodType(result, member.getParameterTypes()).descriptorString();
        String owner = member.getDeclaringClass().getName().replace('.', '/');
        boolean isStatic = Modifier.isStatic(member.getModifiers());
        return Charges.rule(owner, name(member), Signature.of(descriptor), isStatic) != null;
    }
}
