package sphericalknight.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Limits that the machine keeps to, and limits that it sets. */
class LoopSizeTest {
    /** HotSpot does not compile longer methods, and interprets them 50 times slower. */
    @Test
    void hotspotCompilesTheLoop() throws IOException {
        try (InputStream bytes = Interpreter.class.getResourceAsStream("Interpreter.class")) {
            Map<String, Integer> sizes = new HashMap<>();
            new ClassFile(bytes.readAllBytes())
                    .methods.forEach(method -> sizes.put(
                            method.name(),
                            method.body() == null ? 0 : method.body().bytes().length));
            assertThat(sizes.get("loop")).isLessThan(8000);
        }
    }
}
