package sphericalknight.table;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import sphericalknight.exercise.answer.AllowedCalls;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/**
 * Generates the classes that list the exercises, the components of their records, the members of the classes that answers may name, and
 * the parts of Java that answers may use.
 */
final class RegistryWriter {
    private RegistryWriter() {}

    static String exercises(List<CatalogueEntry> exercises) {
        StringBuilder text = head("Exercises", "all exercises");
        text.append(
                "    private Exercises() {}\n\n    public static ExerciseInPage[] all() {\n        return new ExerciseInPage[] {\n");
        Set<Class<?>> records = new LinkedHashSet<>();
        for (CatalogueEntry each : exercises) {
            text.append("            new ").append(each.type().getName()).append("InPage(),\n");
            for (Method method : each.type().getMethods()) {
                Stream.concat(Stream.of(method.getReturnType()), Arrays.stream(method.getParameterTypes()))
                        .filter(Class::isRecord)
                        .forEach(records::add);
            }
        }
        text.append("        };\n    }\n\n    public static Object[] components(Object record) {\n");
        for (Class<?> each : records) {
            text.append("        if (record instanceof ")
                    .append(each.getCanonicalName())
                    .append(" it) {\n            return new Object[] {");
            Arrays.stream(each.getRecordComponents())
                    .forEach(part -> text.append("it.").append(part.getName()).append("(), "));
            text.append("};\n        }\n");
        }
        return text.append("        throw new IllegalArgumentException();\n    }\n}\n")
                .toString();
    }

    /** The source of a class that lists, for each class, its supertypes and the names of the non-private members that it declares. */
    static String members(Collection<Class<?>> types) {
        Map<String, String> lines = new TreeMap<>();
        types.forEach(type -> collect(type, lines));
        StringBuilder text = head("MemberNames", "for each class its supertypes; and the names of its own members");
        text.append(
                "    private MemberNames() {}\n\n    public static String of(String type) {\n        switch (type) {\n");
        lines.forEach((type, line) -> text.append("            case \"")
                .append(type)
                .append("\": return \"")
                .append(line)
                .append("\";\n"));
        return text.append("            default: return null;\n        }\n    }\n}\n")
                .toString();
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
        return head("Allowed", "what an answer may use of Java")
                .append("    private Allowed() {}\n\n    public static final String TEXT = ")
                .append(ExerciseWriter.string(AllowedCalls.text()))
                .append(";\n}\n")
                .toString();
    }

    private static StringBuilder head(String name, String what) {
        return new StringBuilder("package ")
                .append(HostWriter.PACKAGE)
                .append(";\n\nimport sphericalknight.page.ExerciseInPage;\n\n/** Generated: ")
                .append(what)
                .append(". */\n@SuppressWarnings(\"all\")\npublic final class ")
                .append(name)
                .append(" {\n");
    }
}
