package sphericalknight.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** The machine on which a measurement was taken. */
final class MeasuredMachine {
    private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

    private MeasuredMachine() {}

    /**
     * A description of this machine, such as "AMD EPYC, family 25 model 17, 2 cores, Linux amd64"; without the processor if the system does
     * not name it.
     */
    static String processor() {
        return cpu() + Runtime.getRuntime().availableProcessors() + " cores, " + System.getProperty("os.name") + " "
                + System.getProperty("os.arch");
    }

    static String jvm() {
        return System.getProperty("java.vm.name") + " " + System.getProperty("java.runtime.version") + ", "
                + System.getProperty("java.vendor");
    }

    static String commit() {
        String commit = git("rev-parse", "--short=10", "HEAD");
        if (commit.isEmpty()) {
            return "unknown";
        }
        return git("status", "--porcelain", "--untracked-files=no", ":!src/bench/results")
                        .isEmpty()
                ? commit
                : commit + "+";
    }

    private static String cpu() {
        if (!Files.isReadable(CPU_INFO)) {
            return "";
        }
        try {
            String info = Files.readString(CPU_INFO);
            String name = value(info, "model name");
            String family = value(info, "cpu family");
            return name.isEmpty()
                    ? ""
                    : name + (family.isEmpty() ? "" : ", family " + family + " model " + value(info, "model")) + ", ";
        } catch (IOException unreadable) {
            return "";
        }
    }

    private static String value(String info, String key) {
        return info.lines()
                .filter(line -> line.split(":")[0].strip().equals(key) && line.contains(":"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElse("");
    }

    private static String git(String... arguments) {
        String[] command = new String[arguments.length + 1];
        command[0] = "git";
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        try {
            Process process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0 ? output.strip() : "";
        } catch (IOException noGit) {
            return "";
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return "";
        }
    }
}
