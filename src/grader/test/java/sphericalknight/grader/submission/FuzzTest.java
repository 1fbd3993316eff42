package sphericalknight.grader.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static sphericalknight.grader.submission.Fixtures.ANSWER;
import static sphericalknight.grader.submission.Fixtures.FILE;
import static sphericalknight.grader.submission.Fixtures.notebook;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Damaged files of all kinds: no exception comes out, and what lies beside them is still read. */
class FuzzTest {
    private static final int FEW = 3_000;
    private static final int MANY = 100_000;
    private static final Wanted WANTED = new Wanted(Fixtures.ALL);
    private static final String KING = ANSWER.replace("Knight", "King").replace("knight;", "king;");
    private static final String ODD =
            "/* é \uD83D\uDE00 */ @A(\"x\\\"\") public record MyKing(int a) { String s = \"\"\"\n q \\\"\"\" \"\"\"; }\n";

    /** What is found in a damaged file and an intact one beside it. */
    private static Optional<Candidate> beside(String damagedName, byte[] damaged, String name, String intact) {
        Selection choice = new Selection();
        Candidates candidates = new Candidates(WANTED, choice);
        candidates.add(SubmittedFile.of("", damagedName, () -> new ByteArrayInputStream(damaged)));
        candidates.add(
                SubmittedFile.of("", name, () -> new ByteArrayInputStream(intact.getBytes(StandardCharsets.UTF_8))));
        WANTED.exercises()
                .forEach(exercise ->
                        choice.of(exercise.id()).ifPresent(each -> each.source().get()));
        assertThat(candidates.notes()).allMatch(note -> note.indexOf('\n') < 0);
        return choice.of("2.1");
    }

    private static void notebooks(int count) {
        List<Charset> charsets = List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_8, StandardCharsets.UTF_16LE);
        List<byte[]> wholes = charsets.stream()
                .map(charset -> notebook("import java.util.*;", KING, ODD).getBytes(charset))
                .toList();
        IntStream.range(0, count).parallel().forEach(i -> {
            byte[] whole = wholes.get(i % wholes.size());
            byte[] damaged = Mutations.of(whole, 0, whole.length, i);
            assertThat(beside("03-king.ipynb", damaged, "MyKnight.java", FILE))
                    .as("" + i)
                    .isPresent();
        });
    }

    private static void sources(int count) {
        byte[] whole = ("package king;\n" + KING + ODD).getBytes(StandardCharsets.UTF_8);
        String intact = notebook(ANSWER);
        IntStream.range(0, count).parallel().forEach(i -> {
            byte[] damaged = Mutations.of(whole, 0, whole.length, i);
            assertThat(beside("MyKing.java", damaged, "02-knight.ipynb", intact))
                    .as("" + i)
                    .isPresent();
        });
    }

    /** Damage anywhere costs at most the archive; damage in one entry costs that entry. */
    private static void archives(int count) throws IOException {
        byte[] first = new RawZip().add("MyKing.java", KING).bytes();
        byte[] whole = new RawZip()
                .add("MyKing.java", KING + ODD)
                .add("MyKnight.java", FILE)
                .bytes();
        int data = 30 + "MyKing.java".length();
        int end = new String(whole, StandardCharsets.ISO_8859_1).lastIndexOf("PK\3\4");
        assertThat(first.length).isGreaterThan(data);
        IntStream.range(0, count).parallel().forEach(i -> {
            read(Mutations.of(whole, 0, whole.length, i));
            byte[] inside = Mutations.of(whole, data, end, i);
            if (inside.length == whole.length) {
                assertThat(read(inside)).as("" + i).isTrue();
            }
        });
    }

    private static boolean read(byte[] zip) {
        Selection choice = new Selection();
        Candidates candidates = new Candidates(WANTED, choice);
        try (Contents contents = ZipContents.of(new SeekableInMemoryByteChannel(zip), Contents.of(new Budget(), ""))) {
            contents.files().forEach(candidates::add);
        } catch (IOException e) {
            return false;
        }
        return choice.of("2.1").isPresent();
    }

    @Test
    void aFew() throws IOException {
        notebooks(FEW);
        sources(FEW);
        archives(FEW);
    }

    @Test
    @Tag("exhaustive")
    void manyNotebooks() {
        notebooks(MANY);
    }

    @Test
    @Tag("exhaustive")
    void manySources() {
        sources(MANY);
    }

    @Test
    @Tag("exhaustive")
    void manyArchives() throws IOException {
        archives(MANY);
    }
}
