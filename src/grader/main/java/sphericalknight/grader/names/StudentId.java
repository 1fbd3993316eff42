package sphericalknight.grader.names;

import java.text.Normalizer;
import java.util.Locale;

/** Rules for students' names: which names count as equal. */
public final class StudentId {
    private StudentId() {}

    /** The id as it is shown: in the Unicode normal form NFC, without surrounding white space. */
    public static String of(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFC).strip();
    }

    /** The key of an id: two ids with the same key belong to the same student, because case does not matter. */
    public static String key(String id) {
        return of(id).toLowerCase(Locale.ROOT);
    }
}
