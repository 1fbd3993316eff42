package sphericalknight.machine.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.browser.PagePlatform;
import sphericalknight.browser.write.InPage;
import sphericalknight.exercise.answer.AllowedCalls;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.answer.Rules;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.platform.Names;
import sphericalknight.exercise.platform.Platform;
import sphericalknight.exercise.table.WriteAnswerTable;
import sphericalknight.machine.Machine;

@DisplayName("The table of Java's classes")
class HostTableTest {
    @Test
    @DisplayName("is that of Java 17, whichever JDK writes it: it names no newer class")
    void java17() throws IOException {
        Map<String, String> sources = WriteAnswerTable.table().sources();
        assertThat(sources)
                .doesNotContainKeys(
                        "Java_util_SequencedCollection", "Java_util_SequencedMap", "Java_util_SequencedSet");
        assertThat(sources.get("Java_util_List")).contains("\"java/util/Collection java/lang/Object\"");
        assertThat(sources.get("Java_util_SortedSet")).contains("\"java/util/Set java/lang/Object\"");
        assertThat(sources.get("Java_util_ArrayDeque"))
                .contains("\"java/lang/Object java/util/Collection java/util/Deque\"");
        assertThat(sources.get("AnswerTable")).doesNotContain("Sequenced");
    }

    private static void each(BiConsumer<String, HostWriter> check) throws IOException {
        HostTable table = WriteAnswerTable.table();
        try (Java17 java17 = new Java17()) {
            table.types().stream()
                    .map(Class::getName)
                    .filter(name -> name.startsWith("java."))
                    .forEach(name -> check.accept(name, table.writer(name, java17)));
        }
    }

    @Test
    @DisplayName("has fewer than 80 classes with fewer than 1,000 members in all")
    void small() throws IOException {
        Set<String> classes = new TreeSet<>();
        int[] members = {0};
        each((name, writer) -> {
            classes.add(name);
            members[0] += writer.keys().size();
        });
        assertThat(members[0]).isLessThan(1000);
        assertThat(classes).hasSizeLessThan(80);
    }

    @Test
    @DisplayName("has in a page, for answers, what it has on a JVM: each member that has a name on the list, or not")
    void sameEverywhere() throws ClassNotFoundException {
        Machine jvm = Platform.get().machine(Map.of());
        Machine page = new PagePlatform().machine(Map.of());
        Set<String> different = new TreeSet<>();
        Set<String> known = new TreeSet<>();
        for (String name : AllowedCalls.read().classes()) {
            for (String key : keys(Class.forName(name))) {
                if (jvm.has(name, key)) {
                    known.add(name + "." + key);
                }
                if (jvm.has(name, key) != page.has(name, key)) {
                    different.add(name + "." + key);
                }
            }
        }
        assertThat(different).isEmpty();
        assertThat(known)
                .contains("java.util.ArrayList.size()I", "java.util.TreeSet.descendingSet()Ljava/util/NavigableSet;")
                .doesNotContain("java.util.TreeSet.headSet(Ljava/lang/Object;Z)Ljava/util/NavigableSet;");
    }

    /** The keys of all public members, declared or inherited. */
    private static Set<String> keys(Class<?> type) {
        Set<String> keys = new TreeSet<>();
        Stream.of(type.getMethods()).forEach(each -> keys.add(TypeSource.key(each)));
        Stream.of(type.getConstructors())
                .forEach(each -> keys.add("<init>" + TypeSource.descriptor(each.getParameterTypes(), void.class)));
        Stream.of(type.getFields())
                .forEach(each -> keys.add(each.getName() + ":" + each.getType().descriptorString()));
        return keys;
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("is asked by the rules of an exercise: what only looks like a listed member is refused with its line")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            new java.util.TreeSet<Integer>().headSet(1, true);              | Line 3 uses TreeSet.headSet, which the checks of this course do not know: write it yourself
            new StringBuilder().append(1.0f);                               | Line 3 uses a form of StringBuilder.append, which the checks of this course do not know
            new java.util.HashMap<Integer, Integer>().clone();              | Line 3 uses HashMap.clone, which
            new java.math.BigInteger(64, 9, new java.util.Random(1));       | Line 3 uses a form of BigInteger, which
            enum Way { UP } Way.UP.getDeclaringClass();                     | Line 3 uses Way.getDeclaringClass, which
            enum Way { UP { Object of() { return getDeclaringClass(); } } } | Line 3 uses getDeclaringClass, which
            class Own implements CharSequence { public int length() { return 0; } public char charAt(int i) { return 0; } public CharSequence subSequence(int a, int b) { return this; } } new Own(); | Line 3 implements CharSequence of Java; an answer extends only its own classes and exceptions
            """)
    void rules(String code, String words) {
        CatalogueEntry exercise = Catalogue.find().byId("2.1").orElseThrow();
        String text = """
                package knight;
                class MyKnight implements sphericalknight.exercises.knight.Knight {
                    public long attacks(long knights) { @code@ return 0; }
                }
                """.replace("@code@", code);
        AnswerSource source = new AnswerSource(exercise.answerName(), Names.folder(exercise.type()), text);
        AnswerClasses answer = new AnswerClasses(
                source.className(),
                AnswerCompiler.compile(exercise.type(), source).classes());
        assertThat(Rules.broken(exercise.type(), answer))
                .hasValueSatisfying(broken -> assertThat(broken.sentence()).startsWith(words));
    }

    @Test
    @DisplayName("has what the exercises let answers use of the library")
    void uses() throws IOException {
        Set<String> classes = new TreeSet<>();
        WriteAnswerTable.table().types().forEach(type -> classes.add(type.getName()));
        for (CatalogueEntry exercise : Catalogue.find().entries()) {
            for (String use : exercise.exercise().uses()) {
                boolean isClass = Character.isUpperCase(use.charAt(use.lastIndexOf('.') + 1));
                assertThat(classes).as(exercise.id()).contains(isClass ? use : use.substring(0, use.lastIndexOf('.')));
            }
        }
    }

    @Test
    @DisplayName("has nothing that a page lacks")
    void inPages() throws IOException {
        InPage inPage = new InPage();
        Set<String> lacking = new TreeSet<>();
        each((name, writer) -> writer.keys().stream()
                .filter(key -> !inPage.has(name, key))
                .forEach(key -> lacking.add(name + "." + key)));
        assertThat(lacking).isEmpty();
    }

    @Test
    @DisplayName("takes and gives nothing that is not on the list")
    void parameters() throws IOException {
        Map<String, String> sources = WriteAnswerTable.table().sources();
        assertThat(sources).doesNotContainKeys("Java_util_Scanner", "Java_lang_Thread", "Java_lang_System");
        assertThat(String.join("", sources.values()))
                .doesNotContain(
                        "java/nio", "java/util/Spliterator", "java/util/Locale", "java/lang/constant", "java/io/");
    }
}
