package sphericalknight.common;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;

/** Computes the SHA-256 of several parts, each preceded by its length, so that different lists of parts never yield the same bytes. */
public final class HashOfParts {
    private final MessageDigest digest = Digests.sha256();

    public HashOfParts add(byte[] part) {
        digest.update(ByteBuffer.allocate(4).putInt(part.length).flip());
        digest.update(part);
        return this;
    }

    public HashOfParts add(String part) {
        return add(part.getBytes(StandardCharsets.UTF_8));
    }

    /** The hash as 64 hexadecimal digits. */
    public String hex() {
        return HexFormat.of().formatHex(digest.digest());
    }
}
