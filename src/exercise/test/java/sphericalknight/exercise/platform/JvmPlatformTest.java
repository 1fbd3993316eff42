package sphericalknight.exercise.platform;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The platform of a JVM should")
class JvmPlatformTest {
    @Test
    @DisplayName("refuse to run answers without the table of what they may call")
    void noTable() {
        assertThatThrownBy(() -> JvmPlatform.host("sphericalknight.host.NotWritten"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the course is not built whole: sphericalknight.host.NotWritten");
    }
}
