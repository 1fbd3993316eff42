package sphericalknight.grader.judge;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import sphericalknight.common.Digests;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/**
 * The source of hidden inputs: an HMAC-SHA-256 of the exercise, the test and the answer's class files, keyed with the secret.
 *
 * <pre>
 * equal code       equal inputs: the same points throughout a class, in its shards, and in a regrade
 * different code   unrelated inputs, so nothing learned from one submission helps with the next
 * </pre>
 */
final class HiddenInputs {
    private static final String ALGORITHM = "HmacSHA256";

    private final SecretKeySpec key;

    /**
     * Creates a source of inputs from a secret.
     *
     * @param secret any non-empty text; anyone who knows it knows the inputs
     */
    HiddenInputs(String secret) {
        key = new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM);
    }

    /** Returns the seeds of the hidden inputs, by the name of the test method. */
    ToLongFunction<String> of(CatalogueEntry exercise, AnswerClasses answer) {
        byte[] code = hash(answer);
        return test -> {
            try {
                Mac mac = Mac.getInstance(ALGORITHM);
                mac.init(key);
                for (String part : new String[] {exercise.id(), test}) {
                    mac.update(part.getBytes(StandardCharsets.UTF_8));
                    mac.update((byte) 0); // separates the names, which cannot contain a zero byte
                }
                return ByteBuffer.wrap(mac.doFinal(code)).getLong();
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException("every Java has HMAC-SHA-256", e);
            }
        };
    }

    /** The SHA-256 of the class files, in the order of their names, with names and lengths. */
    static byte[] hash(AnswerClasses answer) {
        MessageDigest digest = Digests.sha256();
        digest.update((answer.main() + "\0").getBytes(StandardCharsets.UTF_8));
        new TreeMap<>(answer.files()).forEach((name, file) -> {
            digest.update((name + "\0").getBytes(StandardCharsets.UTF_8));
            digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(0, file.length));
            digest.update(file);
        });
        return digest.digest();
    }
}
