package sphericalknight.common;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Hashes. */
public final class Digests {
    private Digests() {}

    /** SHA-256 of nothing yet; every Java has it. */
    public static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
