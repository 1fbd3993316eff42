package sphericalknight.machine;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodType;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.common.CoursePaths;
import sphericalknight.exercise.answer.AllowedCalls;

@DisplayName("Each call that answers may use")
class AllowedChargesTest {
    /** Calls for which somebody has thought about the charge for all that can be reached: it is enough. */
    private static final String ENOUGH = """
            AssertionError.<init> Collections.min Comparable.compareTo Enum.compareTo Integer.compareTo Long.compareTo \
            Map.putAll Objects.hash PrintStream.print PrintStream.printf PrintStream.println String.<init> \
            String.compareTo String.endsWith String.equalsIgnoreCase String.isBlank String.lastIndexOf \
            String.startsWith String.strip String.substring String.toCharArray String.toLowerCase String.toUpperCase \
            String.trim StringBuilder.<init> StringBuilder.delete StringBuilder.deleteCharAt StringBuilder.insert \
            StringBuilder.reverse StringBuilder.substring""";

    @Test
    @DisplayName("has a rule in Charges, or a row in HostileTest, or is known to cost no more than can be reached")
    void thoughtAbout() throws Exception {
        AllowedCalls allowed = AllowedCalls.read();
        String rows = Files.readString(
                CoursePaths.find().root().resolve("src/machine/test/java/sphericalknight/machine/HostileTest.java"));
        assertThat(allowed.classes().stream()
                        .flatMap(AllowedChargesTest::members)
                        .filter(each -> allowed.allows(each.getDeclaringClass().getName(), name(each)))
                        .filter(each -> !hasRule(each))
                        .map(each -> each.getDeclaringClass().getSimpleName() + "." + name(each))
                        .collect(toSet()))
                .containsExactlyInAnyOrder(ENOUGH.split(" "));
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
