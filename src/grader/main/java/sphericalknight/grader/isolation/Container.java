package sphericalknight.grader.isolation;

import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether the grader itself sits in a container without a network: only then S3 is called S4. In doubt it does not. */
final class Container {
    private Container() {}

    /** A container's mark is there (Docker's or Podman's), and no network interface is up but the loopback. */
    static boolean hasNoNetwork() {
        if (Files.notExists(Path.of("/.dockerenv")) && Files.notExists(Path.of("/run/.containerenv"))) {
            return false;
        }
        try {
            return NetworkInterface.networkInterfaces().allMatch(Container::isLoopbackOrDown);
        } catch (SocketException e) {
            return false;
        }
    }

    private static boolean isLoopbackOrDown(NetworkInterface each) {
        try {
            return each.isLoopback() || !each.isUp();
        } catch (SocketException e) {
            return false;
        }
    }
}
