package sphericalknight.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Sha256Test {
    @Test
    void sameAsJavas() throws Exception {
        Random random = new Random(1);
        for (int length = 0; length < 200; length++) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            Sha256 hash = new Sha256();
            hash.add(bytes);
            byte[] expected = MessageDigest.getInstance("SHA-256").digest(bytes);
            assertEquals(HexFormat.of().formatHex(expected), hash.text());
        }
    }
}
