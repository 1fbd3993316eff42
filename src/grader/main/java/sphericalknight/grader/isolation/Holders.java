package sphericalknight.grader.isolation;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Ends orphans: processes that keep one end of a program's pipe open after the program has ended. Works on Linux only. */
final class Holders {
    private Holders() {}

    /** The name of the pipe behind a program's standard output, such as {@code pipe:[4711]}; "" if it is not available. */
    static String pipe(long pid) {
        return link(Path.of("/proc/" + pid + "/fd/1"));
    }

    /**
     * Starts a program, but never during a search for holders: until a new process has loaded its program, it holds every pipe of this JVM.
     */
    static synchronized Process start(ProcessBuilder program) throws IOException {
        return program.start();
    }

    /** Ends every process that holds {@code pipe}, except this one; none if {@code pipe} is "". */
    static synchronized void end(String pipe) {
        long self = ProcessHandle.current().pid();
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                long pid = Long.parseLong(process.getFileName().toString());
                if (pid != self && !pipe.isEmpty() && holds(process, pipe)) {
                    ProcessHandle.of(pid).ifPresent(ProcessHandle::destroyForcibly);
                }
            }
        } catch (IOException e) {
            // not Linux
        }
    }

    private static boolean holds(Path process, String pipe) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(process.resolve("fd"))) {
            for (Path file : files) {
                if (link(file).equals(pipe)) {
                    return true;
                }
            }
        } catch (IOException e) {
            // the process has ended meanwhile, or belongs to another user
        }
        return false;
    }

    private static String link(Path file) {
        try {
            return Files.readSymbolicLink(file).toString();
        } catch (IOException | UnsupportedOperationException e) {
            return "";
        }
    }
}
