package sphericalknight.table;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import sphericalknight.exercise.answer.AllowedCalls;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/**
 * The host classes that answers and cells may use, each with its allowed members: Java's classes in {@code allowed.txt}, and those of the
 * course that the exercises and the first lessons use.
 */
final class HostTable {
    /** The classes that the machine implements itself. */
    private static final Set<String> INTRINSIC = Set.of(
            "java.lang.Object",
            "java.lang.Enum",
            "java.lang.Record",
            "java.lang.Class",
            "java.lang.Throwable",
            "java.lang.System",
            "java.io.PrintStream");

    /** The classes that cells of the first lessons use. An answer can use only those that the rules of its exercise allow. */
    private static final List<String> OF_LESSONS = List.of(
            "sphericalknight.draw.*",
            "sphericalknight.bits.Squares",
            "sphericalknight.chess.board.*",
            "sphericalknight.chess.attack.KingMoves",
            "sphericalknight.chess.attack.KingPlacements",
            "sphericalknight.chess.attack.KnightMoves",
            "sphericalknight.chess.attack.Leaper");

    private static final ClassLoader LOADER = HostTable.class.getClassLoader();

    private final AllowedCalls allowed = AllowedCalls.read();
    private final Map<String, Predicate<String>> wanted = new TreeMap<>();

    HostTable(List<CatalogueEntry> exercises) throws IOException {
        for (String name : allowed.classes()) {
            add(name, member -> allowed.allows(name, member));
        }
        for (String folder : allowed.packages()) {
            for (String name : ofPackage(folder)) {
                add(name, member -> allowed.allows(name, member));
            }
        }
        Set<String> folders = new LinkedHashSet<>();
        for (CatalogueEntry exercise : exercises) {
            folders.add(exercise.type().getPackageName());
            for (String use : exercise.exercise().uses()) {
                use(use);
            }
        }
        for (String folder : folders) {
            for (String name : ofCourse(folder)) {
                add(name, member -> true);
            }
        }
        add("sphericalknight.exercise.NotStartedYet", member -> true);
        for (String pattern : OF_LESSONS) {
            use(pattern);
        }
    }

    private void use(String pattern) throws IOException {
        if (pattern.endsWith(".*")) {
            for (String name : ofCourse(pattern.substring(0, pattern.length() - 2))) {
                add(name, member -> true);
            }
        } else if (Character.isUpperCase(pattern.charAt(pattern.lastIndexOf('.') + 1))) {
            add(pattern, member -> true);
        } else {
            String member = pattern.substring(pattern.lastIndexOf('.') + 1);
            add(pattern.substring(0, pattern.lastIndexOf('.')), member::equals);
        }
    }

    private void add(String name, Predicate<String> members) {
        if (INTRINSIC.contains(name)) {
            return;
        }
        wanted.merge(name, members, Predicate::or);
        try {
            for (Class<?> nested : Class.forName(name, false, LOADER).getClasses()) {
                boolean isOfCourse = name.startsWith("sphericalknight.");
                if (nested.getName().startsWith(name + "$") && isOfCourse) {
                    add(nested.getName(), members);
                }
            }
        } catch (ClassNotFoundException e) {
            wanted.remove(name); // the class is newer than this JDK
        }
    }

    private static List<String> ofPackage(String folder) throws IOException {
        Path path =
                FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules/java.base/" + folder.replace('.', '/'));
        return names(path, folder);
    }

    private static List<String> ofCourse(String folder) throws IOException {
        Set<String> names = new LinkedHashSet<>();
        for (URL each : Collections.list(LOADER.getResources(folder.replace('.', '/')))) {
            URI place = URI.create(each.toString());
            if (place.getScheme().equals("jar")) {
                try (FileSystem jar = FileSystems.newFileSystem(place, Map.of())) {
                    names.addAll(names(jar.getPath(folder.replace('.', '/')), folder));
                }
            } else {
                names.addAll(names(Path.of(place), folder));
            }
        }
        return List.copyOf(names);
    }

    private static List<String> names(Path path, String folder) throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".class") && !file.contains("$") && !file.contains("-"))
                    .map(file -> folder + "." + file.substring(0, file.length() - ".class".length()))
                    .sorted()
                    .toList();
        }
    }

    /** The sources of all generated classes, by class name. */
    Map<String, String> sources() throws IOException {
        Map<String, String> sources = new LinkedHashMap<>();
        StringBuilder cases = new StringBuilder();
        InPage inPage = new InPage();
        try (Java17 java17 = new Java17()) {
            for (Map.Entry<String, Predicate<String>> each : wanted.entrySet()) {
                Class<?> type = load(each.getKey());
                if (isOpen(type) && inPage.has(type) && java17.has(type)) {
                    String name = HostWriter.className(type);
                    sources.put(name, writer(each.getKey(), inPage, java17).source());
                    cases.append("            case \"")
                            .append(Types.internal(type))
                            .append("\": return ")
                            .append(name)
                            .append(".TYPE;\n");
                }
            }
        }
        sources.put(
                "Table",
                "package " + HostWriter.PACKAGE + ";\n\n"
                        + "import sphericalknight.machine.Host;\nimport sphericalknight.machine.HostClass;\n\n"
                        + "/** Generated: the classes outside. */\npublic final class Table extends Host {\n"
                        + "    @Override\n    public HostClass create(String name) {\n        switch (name) {\n"
                        + cases
                        + "            default: return null;\n        }\n    }\n}\n");
        return sources;
    }

    /** The writer of the class with this name. */
    HostWriter writer(String name, InPage inPage, Java17 java17) {
        return new HostWriter(load(name), wanted.get(name), this::isListed, inPage, java17);
    }

    /** Whether a class may be a parameter or a result of a call from an answer. */
    private boolean isListed(Class<?> type) {
        return !type.getName().startsWith("java.") || allowed.allows(type.getName());
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

    /** The names of Java's classes on the list that the machine does not implement itself. */
    Set<String> ofJava() {
        Set<String> names = new TreeSet<>(wanted.keySet());
        names.removeIf(name -> !name.startsWith("java."));
        return names;
    }

    /** The host classes. */
    List<Class<?>> types() {
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
