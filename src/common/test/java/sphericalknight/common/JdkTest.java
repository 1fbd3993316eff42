package sphericalknight.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The JDKs of a machine")
@DisabledOnOs(OS.WINDOWS)
class JdkTest {
    @TempDir
    Path home;

    private Path jdk(String place, String version) throws IOException {
        Path folder = Files.createDirectories(home.toRealPath().resolve(place));
        Files.writeString(folder.resolve("release"), "IMPLEMENTOR=\"N\"\nJAVA_VERSION=\"" + version + "\"\n");
        Files.createDirectories(folder.resolve("bin"));
        for (String program : new String[] {"javac", "jshell"}) {
            Files.createFile(folder.resolve("bin").resolve(program)).toFile().setExecutable(true);
        }
        return folder;
    }

    @Test
    @DisplayName("a named one comes first, those below HOME are found, also in a macOS bundle, each once")
    void found() throws IOException {
        Path named = jdk("mine", "25.0.1");
        Path usual = jdk(".sdkman/candidates/java/17.0.9-tem", "17.0.9");
        Files.createSymbolicLink(home.resolve(".sdkman/candidates/java/current"), usual);
        Path bundle = jdk(".jdks/early.jdk/Contents/Home", "26");

        assertThat(Jdk.all(Map.of("HOME", home.toString(), "COURSE_JDK_25", named.toString())))
                .startsWith(new Jdk(named, 25))
                .contains(new Jdk(usual, 17), new Jdk(bundle, 26))
                .doesNotHaveDuplicates();
    }

    @Test
    @DisplayName("too old a one, a JRE and a folder of something else are none")
    void none() throws IOException {
        Path old = jdk(".jdks/old", "11.0.2");
        Path older = jdk(".jdks/older", "1.8.0_292");
        Path jre = jdk(".jdks/jre", "21");
        Files.delete(jre.resolve("bin/javac"));
        Path other = Files.createDirectories(home.toRealPath().resolve(".jdks/other"));

        assertThat(Jdk.all(Map.of("HOME", home.toString())))
                .extracting(Jdk::home)
                .doesNotContain(old, older, jre, other);
    }
}
