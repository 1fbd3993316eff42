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
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.platform.Names;

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

    /** The first exercise after {@code exercise}, then from the start, that is not passed; empty if all others are. */
    public Optional<CatalogueEntry> after(CatalogueEntry exercise, Predicate<CatalogueEntry> isPassed) {
        int place = entries.indexOf(exercise);
        return IntStream.range(1, entries.size())
                .mapToObj(i -> entries.get((place + i) % entries.size()))
                .filter(isPassed.negate())
                .findFirst();
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
                throw new IllegalArgumentException(unknown(word));
            }
            named.stream().filter(entry -> !selected.contains(entry)).forEach(selected::add);
        }
        return selected;
    }

    private static boolean names(String word, CatalogueEntry entry) {
        return word.equals(entry.id()) || word.equals(entry.exercise().lesson()) || isLesson(word, entry);
    }

    /** Whether {@code word} is the number of the lesson of {@code entry}. */
    private static boolean isLesson(String word, CatalogueEntry entry) {
        return isNumber(word) && Integer.parseInt(word) == lesson(entry);
    }

    private static boolean isNumber(String word) {
        return word.matches("\\d{1,2}");
    }

    /** The number of the lesson of an exercise. */
    private static int lesson(CatalogueEntry entry) {
        return Integer.parseInt(entry.id().substring(0, entry.id().indexOf('.')));
    }

    /** The message for a word that names no exercise: the exercises of its lesson if it has one, otherwise what names look like. */
    private String unknown(String word) {
        String first = word.replaceFirst("\\..*", "");
        List<CatalogueEntry> ofLesson =
                entries.stream().filter(entry -> isLesson(first, entry)).toList();
        if (!ofLesson.isEmpty()) {
            return "There is no exercise " + word + "; lesson " + lesson(ofLesson.get(0)) + " has "
                    + range(
                            ofLesson.get(0).id(),
                            ofLesson.get(ofLesson.size() - 1).id()) + ".";
        }
        String lessons = range("" + lesson(entries.get(0)), "" + lesson(entries.get(entries.size() - 1)));
        return isNumber(word)
                ? "There is no lesson " + word + "; the lessons are " + lessons + "."
                : "There is no exercise or lesson " + word + ": name an exercise, such as 2.1, or a lesson, " + lessons
                        + ".";
    }

    private static String range(String first, String last) {
        return first.equals(last) ? first : first + " to " + last;
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
