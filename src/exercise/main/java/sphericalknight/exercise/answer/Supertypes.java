package sphericalknight.exercise.answer;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds the classes that declare a member that an answer uses. The web page replaces this class with one of the same name, because it has
 * no reflection.
 */
final class Supertypes {
    private Supertypes() {}

    /**
     * The names of the classes that declare a member with this name, among {@code owner} and its supertypes; only {@code owner} for
     * {@code <init>}; none if a class cannot be loaded.
     */
    static Set<String> declaring(String owner, String member, ClassLoader loader) {
        Set<String> names = new LinkedHashSet<>();
        try {
            collect(Class.forName(owner, false, loader), member, names);
        } catch (ClassNotFoundException | LinkageError e) {
            return Set.of();
        }
        return names;
    }

    private static void collect(Class<?> type, String member, Set<String> names) {
        boolean has = member.equals("<init>")
                || Stream.concat(Arrays.stream(type.getDeclaredMethods()), Arrays.stream(type.getDeclaredFields()))
                        .anyMatch(each -> each.getName().equals(member));
        if (has) {
            names.add(type.getName());
        }
        if (!member.equals("<init>")) {
            Stream.concat(Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
                    .forEach(parent -> collect(parent, member, names));
        }
    }
}
