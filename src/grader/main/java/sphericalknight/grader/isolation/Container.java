package sphericalknight.grader.isolation;

import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Detects whether the grader itself runs in a container without a network: only then is S3 reported as S4. If in doubt, the answer is no.
 */
final class Container {
    private Container() {}

    /** Returns whether the marker file of Docker or Podman exists and only the loopback network interface is up. */
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
