package sphericalknight.common;

import java.security.SecureRandom;
import java.util.HexFormat;

/** Random texts that nobody can guess. */
public final class Secret {
    private Secret() {}

    /** Returns {@code count} random bytes as hexadecimal digits, two for each. */
    public static String ofBytes(int count) {
        byte[] random = new byte[count];
        new SecureRandom().nextBytes(random);
        return HexFormat.of().formatHex(random);
    }
}
