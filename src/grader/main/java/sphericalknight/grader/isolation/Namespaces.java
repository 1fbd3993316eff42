package sphericalknight.grader.isolation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import sphericalknight.common.Programs;

/**
 * Level S3: bubblewrap. The sandbox contains the JDK, the system libraries that it is linked with, the program's jar, an empty
 * temporary folder, and its own {@code /proc} and {@code /dev}. There is no other file, no network and no other process. If the grader
 * runs as root, each program first changes to another user.
 */
final class Namespaces implements Sandbox {
    private static final Path JAR_INSIDE = Path.of("/program.jar");
    private static final Path TEMPORARY = Path.of("/tmp");
    private static final Pattern LIBRARY = Pattern.compile("(?m)(/\\S+)(?= \\()");

    /**
     * The native libraries of the module java.base. Other libraries, for graphics, fonts and sound, would triple the number of files in the
     * sandbox and the time to set it up.
     */
    private static final Set<String> NATIVE = Set.of(
            "libjvm.so",
            "libjava.so",
            "libjimage.so",
            "libjli.so",
            "libjsvml.so",
            "libnet.so",
            "libnio.so",
            "libverify.so",
            "libzip.so");
    /** The settings files that a headless program reads. */
    private static final Set<String> SETTINGS =
            Set.of("jvm.cfg", "java.policy", "java.security", "logging.properties", "net.properties");

    private final Seats seats;
    private final Optional<Users> users;
    private final List<String> view;

    private Namespaces(Seats seats, Optional<Users> users, List<String> view) {
        this.seats = seats;
        this.users = users;
        this.view = view;
    }

    static Optional<Sandbox> open(Seats seats, int count) {
        Optional<Users> users = Users.take(count);
        if (Tools.find("bwrap").isEmpty() || Users.isRoot() && users.isEmpty()) {
            users.ifPresent(Users::close);
            return Optional.empty();
        }
        return Optional.of(new Namespaces(seats, users, view()));
    }

    /** The system files visible inside the sandbox, as arguments for bubblewrap. */
    private static List<String> view() {
        List<String> view = new ArrayList<>();
        Path home = Tools.javaHome();
        Set<String> files = new TreeSet<>(outsideLinks(home));
        files.add(home.toString());
        try (Stream<Path> libraries = Files.walk(home.resolve("lib"), 2)) {
            List<String> linked = new ArrayList<>(List.of(Tools.find("ldd").orElse("ldd"), Tools.java()));
            libraries
                    .filter(file -> NATIVE.contains(file.getFileName().toString()))
                    .map(Path::toString)
                    .forEach(linked::add);
            Matcher matcher = LIBRARY.matcher(Programs.output(linked).orElse(""));
            while (matcher.find()) {
                if (!matcher.group(1).startsWith(home + "/")) {
                    files.add(matcher.group(1));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the folder of this Java cannot be read", e);
        }
        for (String file : files) {
            view.addAll(List.of("--ro-bind", file, file));
        }
        return view;
    }

    /** The files outside the JDK that links inside it point to: Debian's JDK keeps its {@link #SETTINGS} elsewhere and links to them. */
    private static Set<String> outsideLinks(Path home) {
        Set<String> targets = new TreeSet<>();
        try (Stream<Path> files = Files.walk(home, 4)) {
            for (Path link : (Iterable<Path>) files.filter(Files::isSymbolicLink)::iterator) {
                boolean isWanted = SETTINGS.contains(link.getFileName().toString()) && Files.exists(link);
                if (isWanted && !link.toRealPath().startsWith(home)) {
                    targets.add(link.toRealPath().toString());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the folder of this Java cannot be read", e);
        }
        return targets;
    }

    @Override
    public ProcessBuilder command(int seat, JavaProgram program) {
        List<String> command = new ArrayList<>();
        users.ifPresent(all -> command.addAll(all.command(seat)));
        command.addAll(Tools.limits(program.cpuSeconds(), users.isPresent() ? OtherUser.MOST_THREADS : 0));
        command.addAll(
                List.of(Tools.find("bwrap").orElseThrow(), "--unshare-all", "--die-with-parent", "--new-session"));
        command.addAll(List.of("--clearenv", "--hostname", "knight"));
        command.addAll(view);
        command.addAll(List.of("--ro-bind", program.jar().toString(), JAR_INSIDE.toString()));
        command.addAll(List.of("--proc", "/proc", "--dev", "/dev"));
        command.addAll(List.of("--tmpfs", TEMPORARY.toString()));
        command.addAll(List.of(
                "--remount-ro",
                "/dev",
                "--remount-ro",
                TEMPORARY.toString(),
                "--remount-ro",
                "/",
                "--chdir",
                TEMPORARY.toString()));
        command.add(Tools.java());
        command.addAll(program.arguments(JAR_INSIDE, TEMPORARY));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(seats.folder(seat).toFile());
        builder.environment().clear();
        return builder;
    }

    @Override
    public void entrust(Path file, int seat) throws IOException {
        if (users.isPresent()) {
            users.get().give(file, seat);
        }
    }

    @Override
    public void sweep(int seat) {
        users.ifPresent(all -> all.killAll(seat));
        seats.empty(seat);
    }

    @Override
    public void close() {
        users.ifPresent(Users::close);
    }
}
