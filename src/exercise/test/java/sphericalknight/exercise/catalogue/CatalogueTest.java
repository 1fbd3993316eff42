package sphericalknight.exercise.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.OutputStream;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.exercise.Samples;
import sphericalknight.exercises.sample.Sample;

@DisplayName("The catalogue of exercises")
class CatalogueTest {
    @Test
    @DisplayName("is found in a class folder")
    void folder() {
        assertThat(Catalogue.find().entries()).containsExactly(Samples.EXERCISE);
        assertThat(Samples.EXERCISE.answerFile()).isEqualTo("sample/MySample.java");
    }

    @Test
    @DisplayName("is found in a jar")
    void jar(@TempDir Path folder) throws Exception {
        Path classes = Path.of(
                Sample.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path jar = folder.resolve("contracts.jar");
        try (OutputStream file = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(file);
                Stream<Path> all = Files.walk(classes)) {
            for (Path each : all.filter(path -> !path.equals(classes)).toList()) {
                String name = classes.relativize(each).toString().replace('\\', '/');
                zip.putNextEntry(new ZipEntry(Files.isDirectory(each) ? name + "/" : name));
                if (Files.isRegularFile(each)) {
                    zip.write(Files.readAllBytes(each));
                }
            }
        }
        ClassLoader course = new CourseWithout(classes, getClass().getClassLoader());
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, course);
                FileSystem anotherThreads = FileSystems.newFileSystem(URI.create("jar:" + jar.toUri()), Map.of())) {
            assertThat(anotherThreads.isOpen()).isTrue();
            List<CatalogueEntry> entries = Catalogue.find(loader).entries();
            assertThat(entries).extracting(CatalogueEntry::id).containsExactly("99.1");
            assertThat(entries.get(0).type().getClassLoader()).isSameAs(loader);
        }
    }

    /** The class path without one folder. */
    private static final class CourseWithout extends ClassLoader {
        private final Path folder;

        CourseWithout(Path folder, ClassLoader parent) {
            super(parent);
            this.folder = folder;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (Files.exists(folder.resolve(name.replace('.', '/') + ".class"))) {
                throw new ClassNotFoundException(name);
            }
            return super.loadClass(name, resolve);
        }

        @Override
        public java.util.Enumeration<URL> getResources(String name) {
            return java.util.Collections.emptyEnumeration();
        }
    }

    @Test
    @DisplayName("is ordered by lesson, then by number")
    void order() {
        assertThat(Stream.of("10.1", "2.10", "2.9", "0.1").sorted(CatalogueEntry::compareIds))
                .containsExactly("0.1", "2.9", "2.10", "10.1");
    }

    @Test
    @DisplayName("knows exercises and lessons by what people call them")
    void select() {
        Catalogue catalogue = Catalogue.find();
        for (String word : List.of("99.1", "99", "99-sample")) {
            assertThat(catalogue.select(List.of(word))).as(word).containsExactly(Samples.EXERCISE);
        }
        assertThat(catalogue.select(List.of("99", "99.1"))).as("each once").hasSize(1);
    }

    @ParameterizedTest
    @DisplayName("says of a word that names no exercise what there is:")
    @CsvSource(
            delimiter = '|',
            value = {
                "99.2  | There is no exercise 99.2; lesson 99 has 99.1.",
                "14    | There is no lesson 14; the lessons are 99.",
                "14.1  | There is no exercise or lesson 14.1: name an exercise, such as 2.1, or a lesson, 99.",
                "foo   | There is no exercise or lesson foo: name an exercise, such as 2.1, or a lesson, 99.",
            })
    void unknown(String word, String sentence) {
        Catalogue catalogue = Catalogue.find();
        assertThatThrownBy(() -> catalogue.select(List.of("99.1", word))).hasMessage(sentence);
    }

    @Test
    @DisplayName("knows to which exercise an answer belongs")
    void ofAnswer() {
        assertThat(Catalogue.of(sphericalknight.exercises.sample.Peeking.class)).contains(Samples.EXERCISE);
        assertThat(Catalogue.of(String.class)).isEmpty();
    }

    @Test
    @DisplayName("hints stand below their headings")
    void hints() {
        Hints hints = new Hints(
                "# Hint 1\nWhy?\n\n# Hint 2\n\n```\n# no heading\n```\n\n# Hint 3\nso\n\n# Passed\n\nGood.\n");
        assertThat(hints.purpose()).isEqualTo("Good.");
        assertThat(new Hints("# Hint 1\nWhy?").purpose()).isEmpty();
        assertThat(hints.steps()).containsExactly("Why?", "```\n# no heading\n```", "so");
        assertThat(hints.step(2)).contains("no heading");
        assertThatThrownBy(() -> hints.step(4)).hasMessage("there is no hint 4; hints 1 to 3 are");
    }
}
