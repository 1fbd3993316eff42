package sphericalknight.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import sphericalknight.common.CoursePaths;
import sphericalknight.kernel.Jupyter;
import sphericalknight.kernel.LocalMachine;

/**
 * A clean room made by bubblewrap, as an image has it: the system read-only, homes and temporary folders empty, the environment too. Maven
 * finds this machine's local repository as a mirror, so that nothing is downloaded twice.
 */
final class CleanRoom {
    static final String HOME = "/home/jovyan";

    private final Path folder;
    private final Jupyter jupyter;
    private final Path log;
    private final List<String> settings = new ArrayList<>();

    /** Creates a room whose log and table of users lie in {@code folder}. */
    CleanRoom(Path folder, Jupyter jupyter) throws IOException {
        this.folder = folder;
        this.jupyter = jupyter;
        this.log = Files.writeString(folder.resolve("log"), "");
        Files.writeString(
                folder.resolve("passwd"), "root:x:0:0::/root:/bin/bash\njovyan:x:1000:1000::" + HOME + ":/bin/bash\n");
        for (String hidden : List.of("/tmp", "/home", "/root", "/opt")) {
            add("--tmpfs", hidden);
        }
        add("--ro-bind", folder.resolve("passwd").toString(), "/etc/passwd");
        for (Path program : List.of(Path.of(System.getProperty("java.home")), mavenHome(), jupyterHome())) {
            add("--ro-bind", program.toString(), program.toString());
        }
        set("HOME", HOME);
        set("LANG", "C.UTF-8");
        set("JAVA_HOME", System.getProperty("java.home"));
        set("PATH", jupyter.program().getParent() + ":" + mavenHome().resolve("bin") + ":/usr/bin:/bin");
    }

    /** Shows a folder of this machine in the room, to be written into or, with "--ro-bind", only read. */
    CleanRoom add(String how, Path outside, String inside) {
        add(how, outside.toString(), inside);
        return this;
    }

    CleanRoom set(String variable, String value) {
        add("--setenv", variable, value);
        return this;
    }

    private void add(String... words) {
        settings.addAll(Arrays.asList(words));
    }

    /** Lets Maven find this machine's local repository from the home that lies in {@code home}. */
    CleanRoom mirror(Path home) throws IOException {
        String local = System.getProperty("localRepository");
        if (local == null || !Files.isDirectory(Path.of(local))) {
            return this;
        }
        add("--ro-bind", local, "/tmp/mirror");
        Files.createDirectories(home.resolve(".m2"));
        Files.writeString(home.resolve(".m2/settings.xml"), """
                <settings>
                  <mirrors>
                    <mirror>
                      <id>this-machine</id>
                      <mirrorOf>*</mirrorOf>
                      <url>file:///tmp/mirror</url>
                    </mirror>
                  </mirrors>
                </settings>
                """);
        return this;
    }

    /** Runs a program as the user with number {@code uid}; returns its exit code and adds its output to the log. */
    int run(int uid, String where, String... words) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of("bwrap", "--die-with-parent", "--unshare-user", "--unshare-pid", "--clearenv"));
        command.addAll(List.of("--uid", "" + uid, "--gid", "" + uid, "--chdir", where));
        command.addAll(List.of("--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"));
        command.addAll(settings);
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).as("done in time").isTrue();
        return process.exitValue();
    }

    /** All that programs have said so far. */
    String log() {
        try {
            return Files.readString(log);
        } catch (IOException e) {
            return "(" + log + " is not there)";
        }
    }

    /** Copies what git tracks of the project. */
    static Path copyTracked(CoursePaths project, Path target) throws IOException, InterruptedException {
        Process git = new ProcessBuilder("git", "ls-files", "-z")
                .directory(project.root().toFile())
                .start();
        String names = new String(git.getInputStream().readAllBytes());
        assertThat(git.waitFor()).isZero();
        for (String name : names.split("\0")) {
            Path from = project.root().resolve(name);
            if (Files.exists(from)) {
                Path to = target.resolve(name);
                Files.createDirectories(to.getParent());
                Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
        return target;
    }

    private static Path mavenHome() throws IOException {
        Path mvn = LocalMachine.here().onPath("mvn").stream().findFirst().orElseThrow();
        return mvn.toRealPath().getParent().getParent();
    }

    private Path jupyterHome() {
        return jupyter.program().getParent().getParent();
    }
}
