package sphericalknight.exercise.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.exercise.Exercise;

/**
 * All exercises: every interface that has {@link Exercise} and a contract, in the packages directly below
 * {@code sphericalknight.exercises}, found by searching the class folders and jars. There is no list to maintain.
 */
public final class Catalogue {
    private static final String FOLDER = "sphericalknight/exercises";

    private final List<CatalogueEntry> entries;

    private Catalogue(List<CatalogueEntry> entries) {
        this.entries = entries;
    }

    /** The exercises on the class path, ordered by id. */
    public static Catalogue find() {
        return find(Catalogue.class.getClassLoader());
    }

    static Catalogue find(ClassLoader loader) {
        List<CatalogueEntry> entries = new ArrayList<>();
        try {
            for (URL folder : Collections.list(loader.getResources(FOLDER))) {
                for (String contract : contracts(folder)) {
                    Class<?> type = Names.exercise(contract, loader);
                    if (type.isAnnotationPresent(Exercise.class)) {
                        entries.add(new CatalogueEntry(type));
                    }
                }
            }
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException("the folder " + FOLDER + " on the class path cannot be read", e);
        }
        entries.sort(Comparator.comparing(CatalogueEntry::id, CatalogueEntry::compareIds));
        return new Catalogue(List.copyOf(entries));
    }

    /** All exercises, ordered by id. */
    public List<CatalogueEntry> entries() {
        return entries;
    }

    /** The exercise with this id; empty if there is none. */
    public Optional<CatalogueEntry> byId(String id) {
        return entries.stream().filter(entry -> entry.id().equals(id)).findFirst();
    }

    /** The exercise whose interface is implemented by {@code answer} or one of its superclasses; empty if there is none. */
    public static Optional<CatalogueEntry> of(Class<?> answer) {
        for (Class<?> type = answer; type != null; type = type.getSuperclass()) {
            for (Class<?> each : type.getInterfaces()) {
                if (each.isAnnotationPresent(Exercise.class)) {
                    return Optional.of(new CatalogueEntry(each));
                }
            }
        }
        return Optional.empty();
    }

    /**
     * The exercises that {@code words} name: ids such as 2.1, or lessons such as 2, 02 or 02-knight. Without words, all exercises.
     *
     * @throws IllegalArgumentException with a one-sentence message, if a word names no exercise
     */
    public List<CatalogueEntry> select(List<String> words) {
        if (words.isEmpty()) {
            return entries;
        }
        List<CatalogueEntry> selected = new ArrayList<>();
        for (String word : words) {
            List<CatalogueEntry> named =
                    entries.stream().filter(entry -> names(word, entry)).toList();
            if (named.isEmpty()) {
                throw new IllegalArgumentException("There is no exercise " + word + "; there are " + ids()
                        + ", and a lesson number such as 2 names all of its exercises.");
            }
            named.stream().filter(entry -> !selected.contains(entry)).forEach(selected::add);
        }
        return selected;
    }

    private static boolean names(String word, CatalogueEntry entry) {
        String lesson = entry.id().substring(0, entry.id().indexOf('.'));
        return word.equals(entry.id())
                || word.equals(entry.exercise().lesson())
                || word.matches("\\d{1,2}") && Integer.parseInt(word) == Integer.parseInt(lesson);
    }

    private String ids() {
        Map<String, List<String>> byLesson = entries.stream()
                .map(CatalogueEntry::id)
                .collect(Collectors.groupingBy(
                        id -> id.substring(0, id.indexOf('.')), LinkedHashMap::new, Collectors.toList()));
        return byLesson.values().stream()
                .map(ids -> ids.size() == 1 ? ids.get(0) : ids.get(0) + " to " + ids.get(ids.size() - 1))
                .collect(Collectors.joining(", "));
    }

    /** The full names of the contract classes in {@code folder} and its direct subfolders. */
    private static List<String> contracts(URL folder) throws IOException, URISyntaxException {
        if (!(folder.openConnection() instanceof JarURLConnection inJar)) {
            return contracts(Path.of(folder.toURI()));
        }
        // A file system of a path, unlike that of a URI, is not shared: two threads may each open one.
        Path file = Path.of(inJar.getJarFileURL().toURI());
        try (FileSystem jar = FileSystems.newFileSystem(file)) {
            return contracts(jar.getPath(FOLDER));
        }
    }

    private static List<String> contracts(Path folder) {
        try (Stream<Path> files = Files.walk(folder, 2)) {
            return files.map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .filter(file -> file.endsWith("Contract.class"))
                    .map(file -> (FOLDER + "/" + file.replace(".class", "")).replace('/', '.'))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
