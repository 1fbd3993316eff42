package sphericalknight.machine.table;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The host classes that interpreted code may use, each with its allowed members. The build generates Java from them. */
public final class HostTable {
    /** The classes that the machine implements itself. */
    private static final Set<String> INTRINSIC = Set.of(
            ("java.lang.Object java.lang.Enum java.lang.Record java.lang.Class java.lang.Throwable java.lang.System"
                            + " java.io.PrintStream")
                    .split(" "));

    private static final ClassLoader LOADER = HostTable.class.getClassLoader();

    private final String name;
    private final String folder;
    private final Predicate<Class<?>> isListed;
    private final BiPredicate<String, String> exists;
    private final HostTable answers;
    private final Map<String, Predicate<String>> wanted = new TreeMap<>();

    /**
     * Creates an empty table.
     *
     * @param name the full name of the class that it becomes
     * @param isListed whether a class may be a parameter or a result of a call
     * @param exists whether the class with a name has a member, given by its name and descriptor, where the table will be used
     * @param answers the table whose members of Java are all that answers may use of this one; null if they may use all
     */
    public HostTable(String name, Predicate<Class<?>> isListed, BiPredicate<String, String> exists, HostTable answers) {
        this.name = name.substring(name.lastIndexOf('.') + 1);
        this.folder = name.substring(0, name.lastIndexOf('.'));
        this.isListed = isListed;
        this.exists = exists;
        this.answers = answers;
    }

    /** Adds a class or, if the name ends with {@code .*}, all classes of a package, with all their members. */
    public void add(String pattern) throws IOException {
        int stars = pattern.indexOf(".*");
        List<String> names = stars < 0
                ? List.of(pattern)
                : classes(pattern.substring(0, stars), pattern.endsWith("**") ? Integer.MAX_VALUE : 1);
        names.forEach(each -> add(each, member -> true));
    }

    /** The full names of the classes of a package, of Java or of the course, without nested ones. */
    public static List<String> classes(String folder) throws IOException {
        return classes(folder, 1);
    }

    private static List<String> classes(String folder, int depth) throws IOException {
        return folder.startsWith("java.") ? ofPackage(folder, depth) : ofCourse(folder, depth);
    }

    /** Adds the class {@code name} and, if it is one of the course's, its nested classes, with the members whose names {@code members} accepts. */
    public void add(String name, Predicate<String> members) {
        if (INTRINSIC.contains(name)) {
            return;
        }
        wanted.merge(name, members, Predicate::or);
        if (name.startsWith("sphericalknight.")) {
            for (Class<?> nested : load(name).getClasses()) {
                if (nested.getName().startsWith(name + "$")) {
                    add(nested.getName(), members);
                }
            }
        }
    }

    /** Removes the class {@code name}. */
    public void remove(String name) {
        wanted.remove(name);
    }

    private static List<String> ofPackage(String folder, int depth) throws IOException {
        Path path =
                FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules/java.base/" + folder.replace('.', '/'));
        return names(path, folder, depth);
    }

    private static List<String> ofCourse(String folder, int depth) throws IOException {
        Set<String> names = new LinkedHashSet<>();
        for (URL each : Collections.list(LOADER.getResources(folder.replace('.', '/')))) {
            URI place = URI.create(each.toString());
            if (place.getScheme().equals("jar")) {
                try (FileSystem jar = FileSystems.newFileSystem(place, Map.of())) {
                    names.addAll(names(jar.getPath(folder.replace('.', '/')), folder, depth));
                }
            } else {
                names.addAll(names(Path.of(place), folder, depth));
            }
        }
        return List.copyOf(names);
    }

    private static List<String> names(Path path, String folder, int depth) throws IOException {
        try (Stream<Path> files = Files.walk(path, depth)) {
            return files.map(file -> path.relativize(file).toString().replaceAll("[/\\\\]", "."))
                    .filter(file -> file.endsWith(".class") && !file.contains("$") && !file.contains("-"))
                    .map(file -> folder + "." + file.substring(0, file.length() - ".class".length()))
                    .sorted()
                    .toList();
        }
    }

    /** The sources of all generated classes, by class name. */
    public Map<String, String> sources() throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        StringBuilder cases = new StringBuilder();
        try (Java17 java17 = new Java17()) {
            for (Map.Entry<String, Predicate<String>> each : wanted.entrySet()) {
                Class<?> type = load(each.getKey());
                if (isOpen(type) && java17.has(type)) {
                    String writtenAs = HostWriter.className(type);
                    sources.put(writtenAs, writer(each.getKey(), java17).source());
                    cases.append("            case \"%s\": return %s.TYPE;\n"
                            .formatted(TypeSource.internal(type), writtenAs));
                }
            }
        }
        sources.put(name, source(cases.toString()));
        return sources;
    }

    private String source(String cases) {
        return """
                package @package@;

                import sphericalknight.machine.Host;
                import sphericalknight.machine.HostClass;

                /** Written by the build: the classes that interpreted code may call. */
                public class @name@ extends Host {
                    @Override
                    public HostClass create(String name) {
                        switch (name) {
                @cases@
                            default: return null;
                        }
                    }
                }
                """.replace("@package@", folder).replace("@name@", name).replace("@cases@\n", cases);
    }

    /** The writer of the class with this name. */
    HostWriter writer(String name, Java17 java17) {
        Predicate<String> members = wanted.getOrDefault(name, member -> false);
        Collection<String> few = answers == null || !name.startsWith("java.")
                ? null
                : answers.writer(name, java17).keys();
        return new HostWriter(
                load(name), folder, members, isListed, exists, key -> few == null || few.contains(key), java17);
    }

    /** Whether a class and all classes around it are public, so that generated code can name it. */
    static boolean isOpen(Class<?> type) {
        for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
            if (!Modifier.isPublic(each.getModifiers())) {
                return false;
            }
        }
        return !type.isAnnotation();
    }

    /** The host classes. */
    public List<Class<?>> types() {
        return wanted.keySet().stream().<Class<?>>map(HostTable::load).toList();
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, LOADER);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
