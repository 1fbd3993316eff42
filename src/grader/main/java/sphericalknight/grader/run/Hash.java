package sphericalknight.grader.run;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 over several parts, each preceded by its length, so that different lists of parts never give the same input. */
final class Hash {
    private final MessageDigest digest = sha256();

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    Hash add(byte[] part) {
        digest.update(ByteBuffer.allocate(4).putInt(part.length).flip());
        digest.update(part);
        return this;
    }

    Hash add(String part) {
        return add(part.getBytes(StandardCharsets.UTF_8));
    }

    /** 64 hexadecimal digits. */
    String hex() {
        return HexFormat.of().formatHex(digest.digest());
    }
}
