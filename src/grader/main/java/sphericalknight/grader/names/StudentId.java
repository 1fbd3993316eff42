package sphericalknight.grader.names;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.text.Normalizer;
import java.util.Locale;
import sphericalknight.common.Digests;

/** Rules for students' names: which names count as equal, and the shard that a student belongs to. */
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

    /** Returns a number from 0 to {@code shards - 1} that depends only on the key of the id. */
    public static int shard(String id, int shards) {
        MessageDigest digest = Digests.sha256();
        byte[] hash = digest.digest(key(id).getBytes(StandardCharsets.UTF_8));
        int number = (hash[0] & 0x7f) << 24 | (hash[1] & 0xff) << 16 | (hash[2] & 0xff) << 8 | hash[3] & 0xff;
        return number % shards;
    }
}
