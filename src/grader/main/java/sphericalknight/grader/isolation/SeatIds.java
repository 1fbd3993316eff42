package sphericalknight.grader.isolation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The range of operating-system user ids reserved for seats, one user per seat.
 *
 * <p>Graders that see the same files use locks to avoid sharing ids. Two containers on one machine cannot share locks, yet the kernel
 * counts a user id's processes across both, and an outer container can end those of an inner one. So if all ids are available, each PID
 * namespace has 1,024 ids of its own, chosen by the number of the namespace, which is unique on the machine. (Two numbers that are
 * equal modulo 262,016 are possible, but rare.) A user namespace with only some of the ids, as in a rootless container, has them to
 * itself.
 *
 * @param first the first id
 * @param last the last id, inclusive
 */
record SeatIds(int first, int last) {
    private static final SeatIds SMALL = new SeatIds(64_100, 64_899);
    private static final int BASE = 0x7000_0000;
    private static final int EACH = 1024;
    /** The first id that systemd reserves for the files of foreign systems. */
    private static final int END = 0x7FFE_0000;

    private static final int NAMESPACES = (END - BASE) / EACH;
    private static final Pattern ALL = Pattern.compile("\\s*0\\s+0\\s+4294967295\\s*");
    private static final Pattern NAMESPACE = Pattern.compile("pid:\\[(\\d+)\\]");

    /** The range for this process; a fixed range if {@code /proc} cannot be read. */
    static SeatIds here() {
        try {
            Path self = Path.of("/proc/self");
            return of(
                    Files.readString(self.resolve("uid_map")),
                    Files.readString(self.resolve("gid_map")),
                    Files.readSymbolicLink(self.resolve("ns/pid")).toString());
        } catch (IOException e) {
            return SMALL;
        }
    }

    /** The range of ids to use, given the contents of {@code uid_map}, {@code gid_map} and {@code ns/pid} in {@code /proc/self}. */
    static SeatIds of(String users, String groups, String namespace) {
        Matcher number = NAMESPACE.matcher(namespace);
        if (!ALL.matcher(users).matches() || !ALL.matcher(groups).matches() || !number.matches()) {
            return SMALL;
        }
        int first = BASE + EACH * (int) (Long.parseLong(number.group(1)) % NAMESPACES);
        return new SeatIds(first, first + EACH - 1);
    }
}
