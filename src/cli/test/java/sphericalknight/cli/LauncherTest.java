package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.cli.Sandbox.Ended;

@DisplayName("The launcher ./course")
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
    @TempDir
    Path folder;

    private Sandbox sandbox;

    @BeforeEach
    void makeSandbox() {
        sandbox = new Sandbox(folder);
    }

    private static void assertRefused(Ended ended, String... parts) {
        assertThat(ended.exit()).isEqualTo(2);
        assertThat(ended.out()).isEmpty();
        assertThat(ended.err().strip()).as("one sentence").doesNotContain("\n").contains(parts);
    }

    @Nested
    @DisplayName("refuses in one sentence with the cure, exit code 2,")
    class Refuses {
        @Test
        @DisplayName("a Java below 17, naming its version and its place")
        void oldJava() {
            sandbox.maven("");
            sandbox.set("JAVA_HOME", sandbox.jdk("eleven", "11"));
            assertRefused(sandbox.course("help"), "eleven/bin/java is Java 11,", "17 or newer", "JAVA_HOME");
        }

        @Test
        @DisplayName("a machine without any Java")
        void noJava() {
            assertRefused(sandbox.course("help"), "There is no Java here", "install a JDK 17");
        }

        @Test
        @DisplayName("a JRE, which has no javac")
        void noCompiler() throws IOException {
            Path home = sandbox.jdkOnPath("21");
            Files.delete(home.resolve("bin/javac"));
            assertRefused(sandbox.course("help"), "lacks javac or jshell", "install a JDK 17");
        }

        @Test
        @DisplayName("a machine without Maven, when there is something to build")
        void noMaven() {
            sandbox.jdkOnPath("17");
            assertRefused(sandbox.course("help"), "There is no Maven here", "install Maven 3.8");
        }
    }

    @Nested
    @DisplayName("with a JDK and Maven")
    class Works {
        @BeforeEach
        void installBoth() {
            sandbox.jdkOnPath("17");
            sandbox.maven("");
        }

        @Test
        @DisplayName("builds the first time, says so on stderr, and hands all words on")
        void firstTime() throws IOException {
            Ended ended = sandbox.course("lab", "two words", "--port", "9000");
            assertThat(ended.err()).startsWith("Building the course (");
            assertThat(ended.out())
                    .contains("java of jdk-on-path", "[-Dcourse.root=" + sandbox.root + "]")
                    .endsWith("[sphericalknight.cli.Course]\n[lab]\n[two words]\n[--port]\n[9000]\n");
            assertThat(sandbox.mavenCalls()).hasSize(1);
            assertThat(sandbox.mavenCalls().get(0)).endsWith("-pl src/cli,src/bench -am process-classes");
        }

        @Test
        @DisplayName("gives Java an UTF-8 locale where there is none, and leaves the reader's own alone")
        void locale() {
            assertThat(sandbox.course("help").out()).contains("LC_ALL is C.UTF-8\n");
            sandbox.set("LANG", "C");
            assertThat(sandbox.course("help").out()).contains("LC_ALL is C.UTF-8\n");
            sandbox.set("LANG", "de_DE.UTF-8");
            assertThat(sandbox.course("help").out()).contains("LC_ALL is \n");
            sandbox.set("LC_CTYPE", "en_US.utf8");
            assertThat(sandbox.course("help").out()).contains("LC_ALL is \n");
        }

        @Test
        @DisplayName("prefers JAVA_HOME to the PATH")
        void javaHomeFirst() {
            sandbox.set("JAVA_HOME", sandbox.jdk("chosen", "25"));
            assertThat(sandbox.course("help").out()).startsWith("java of chosen");
        }

        @Test
        @DisplayName(
                "does not build, and needs no Maven, when nothing but a learner's file changed, or for test --help")
        void secondTime() throws IOException {
            sandbox.course("help");
            Files.delete(sandbox.bin.resolve("mvn"));
            sandbox.touch("exercises/tasks/king/MyKing.java");
            Ended second = sandbox.course("test", "--help");
            assertThat(second.exit()).isZero();
            assertThat(second.err()).isEmpty();
            assertThat(second.out()).endsWith("[test]\n[--help]\n");
        }

        @Test
        @DisplayName("builds again when a source, a pom or a folder of sources is newer, and after mvn clean")
        void newerSources() throws IOException {
            sandbox.course("help");
            for (String changed : new String[] {
                "src/library/main/java/Squares.java", "src/cli/pom.xml", "pom.xml", "src/library/main/java"
            }) {
                int before = sandbox.mavenCalls().size();
                sandbox.touch(changed);
                assertThat(sandbox.course("help").err()).as(changed).contains("Building the course");
                assertThat(sandbox.mavenCalls()).as(changed).hasSize(before + 1);
                Files.setLastModifiedTime(sandbox.root.resolve(changed), FileTime.fromMillis(0));
            }
            Files.delete(sandbox.root.resolve("src/cli/target/classes/sphericalknight/cli/Course.class"));
            sandbox.course("help");
            assertThat(sandbox.mavenCalls()).hasSize(6);
        }

        @Test
        @DisplayName("removes the jars of the last build when a pom changed")
        void oldJars() throws IOException {
            sandbox.course("help");
            Path old = sandbox.root.resolve("src/cli/target/lib/old-1.0.jar");
            Sandbox.write(old, "");
            sandbox.touch("src/library/main/java/Squares.java");
            sandbox.course("help");
            assertThat(old).exists();
            sandbox.touch("pom.xml");
            sandbox.course("help");
            assertThat(old).doesNotExist();
        }

        @Test
        @DisplayName("shows the errors of a failed build, exits with 2, and builds again the next time")
        void failedBuild() throws IOException {
            sandbox.maven("echo '[INFO] noise'; echo '[ERROR] Squares.java:[3,5] not a statement'; exit 1");
            Ended ended = sandbox.course("help");
            assertThat(ended.exit()).isEqualTo(2);
            assertThat(ended.out()).isEmpty();
            assertThat(ended.err())
                    .contains("[ERROR] Squares.java:[3,5] not a statement", "The build failed", "build.log")
                    .doesNotContain("noise");
            sandbox.maven("");
            assertThat(sandbox.course("help").exit()).isZero();
            assertThat(sandbox.mavenCalls()).hasSize(1);
        }

        @Test
        @DisplayName("names the network when Maven could not download")
        void offline() {
            sandbox.maven("echo '[ERROR] Could not transfer artifact junit'; exit 1");
            assertThat(sandbox.course("help").err()).contains("could not download", "network", "settings.xml");
        }

        @Test
        @DisplayName("started twice at once, builds once")
        void parallelStarts() throws IOException {
            sandbox.maven("sleep 1");
            Process one = sandbox.start(sandbox.root.resolve("course"), "help");
            Process two = sandbox.start(sandbox.root.resolve("course"), "help");
            assertThat(Sandbox.finish(one).exit()).isZero();
            assertThat(Sandbox.finish(two).exit()).isZero();
            assertThat(sandbox.mavenCalls()).hasSize(1);
        }

        @Test
        @DisplayName("is not stopped by the lock of a launcher that died")
        void staleLock() throws IOException, InterruptedException {
            Process dead = new ProcessBuilder("true").start();
            dead.waitFor();
            Sandbox.write(sandbox.root.resolve(".course/lock/pid"), dead.pid() + "\n");
            assertThat(sandbox.course("help").exit()).isZero();
            assertThat(sandbox.root.resolve(".course/lock")).doesNotExist();
        }

        @Test
        @DisplayName("works from another folder through two symbolic links, one of them relative")
        void throughLinks() throws IOException {
            Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
            Files.createSymbolicLink(elsewhere.resolve("first"), sandbox.root.resolve("course"));
            Files.createSymbolicLink(sandbox.bin.resolve("second"), Path.of("../elsewhere/first"));
            Ended ended = Sandbox.finish(sandbox.start(sandbox.bin.resolve("second"), "help"));
            assertThat(ended.out()).contains("[-Dcourse.root=" + sandbox.root + "]");
        }

        @Test
        @DisplayName("test calls Maven for the full tests, hands words on, and ends with Maven's exit code")
        void test() throws IOException {
            sandbox.course("help");
            sandbox.maven("case \"$*\" in *verify*) code=1 ;; esac; trap 'exit ${code:-0}' EXIT");
            Ended ended = sandbox.course("test", "-Dtest=Some Test");
            assertThat(ended.exit()).isEqualTo(1);
            assertThat(sandbox.mavenCalls().get(1))
                    .contains("-T 2 ")
                    .endsWith("verify -Dcourse.full=true -Dtest=Some Test")
                    .doesNotContain("exhaustive");
        }

        @Test
        @DisplayName("verify is test and the exhaustive proofs, one module at a time")
        void verify() throws IOException {
            sandbox.course("help");
            assertThat(sandbox.course("verify").exit()).isZero();
            assertThat(sandbox.mavenCalls().get(1))
                    .contains("-T 1 ", "verify -Dcourse.full=true -Dcourse.exhaustive=true");
        }

        @Test
        @DisplayName("takes the class folders where jars cannot be made")
        void noJars() {
            Ended first = sandbox.course("check", "2.1");
            assertThat(first.out()).contains("/src/cli/target/classes:").endsWith("[check]\n[2.1]\n");
            assertThat(sandbox.course("check", "2.1")).isEqualTo(new Ended(0, first.out(), ""));
        }

        @Test
        @DisplayName("archives the classes of a check so that this JVM takes them, with a space in the folder's name")
        void archive() throws IOException {
            sandbox.realBuild();
            sandbox.set("JAVA_HOME", System.getProperty("java.home"));
            Ended first = sandbox.course("list");
            assertThat(first.out()).contains("2.1   ERROR"); // the sandbox has no such file
            sandbox.set("JAVA_TOOL_OPTIONS", "-Xshare:on"); // ends a JVM that cannot use the archive
            assertThat(sandbox.course("list").out()).isEqualTo(first.out());
            assertThat(Files.size(sandbox.root.resolve(".course/jars/check.jsa")))
                    .isGreaterThan(5_000_000);
            assertThat(sandbox.root.resolve(".course/log/build.log")).content().contains("2.1   FAILED");
        }
    }
}
