package sphericalknight.browser.write;

import static sphericalknight.browser.write.JavaText.string;

import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.platform.Platform;

/**
 * Writes the classes that list the exercises, the members of the classes that answers may name, and
 * what answers may use of Java.
 */
final class RegistryWriter {
    static final String PACKAGE = "sphericalknight.browser";

    private RegistryWriter() {}

    static String exercises(List<CatalogueEntry> exercises) {
        String models = exercises.stream()
                .map(each -> "                new " + each.type().getName() + ExerciseWriter.ENDING + "()")
                .collect(Collectors.joining(",\n"));
        return """
                package @package@;

                import java.util.List;

                /** Written by the build: all exercises. */
                @SuppressWarnings("all")
                final class Exercises {
                    private Exercises() {}

                    /** All exercises. */
                    static List<PageExercise> all() {
                        return List.of(
                @models@);
                    }
                }
                """.replace("@package@", PACKAGE).replace("@models@", models);
    }

    /** The source of a class that lists, for each class, its supertypes and the names of the non-private members that it declares. */
    static String members(Collection<Class<?>> types) {
        Map<String, String> lines = new TreeMap<>();
        types.forEach(type -> collect(type, lines));
        String cases = lines.entrySet().stream()
                .map(each -> "            case \"" + each.getKey() + "\": return \"" + each.getValue() + "\";\n")
                .collect(Collectors.joining());
        return """
                package @package@;

                /** Written by the build: for each class its supertypes, and the names of its own members. */
                final class MemberNames {
                    private MemberNames() {}

                    /** The names of supertypes, a semicolon, and the names of members; null for a class that is not listed. */
                    static String of(String type) {
                        switch (type) {
                @cases@
                            default: return null;
                        }
                    }
                }
                """.replace("@package@", PACKAGE).replace("@cases@\n", cases);
    }

    private static void collect(Class<?> type, Map<String, String> lines) {
        if (lines.containsKey(type.getName())) {
            return;
        }
        List<Class<?>> above = Stream.concat(
                        Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
                .toList();
        Set<String> names = new TreeSet<>();
        Stream.concat(Arrays.stream(type.getDeclaredMethods()), Arrays.stream(type.getDeclaredFields()))
                .filter(member -> !Modifier.isPrivate(member.getModifiers())
                        && !member.getName().contains("$"))
                .forEach(member -> names.add(member.getName()));
        lines.put(
                type.getName(),
                String.join(" ", above.stream().map(Class::getName).toList()) + ";" + String.join(" ", names));
        above.forEach(each -> collect(each, lines));
    }

    /** The source of a class that contains the text of {@code allowed.txt}. */
    static String allowed() {
        return """
                package @package@;

                /** Written by the build: what an answer may use of Java. */
                final class Allowed {
                    static final String TEXT = @text@;

                    private Allowed() {}
                }
                """.replace("@package@", PACKAGE)
                .replace("@text@", string(Platform.get().allowed()));
    }
}
