package sphericalknight.grader.sealed;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * The tests run in two JVMs side by side, but sealed graders share the users that answers run as: the classes that open one wait for
 * each other.
 */
public final class OneAtATime implements BeforeAllCallback, AfterAllCallback {
    private FileChannel lock;

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        Path file = Path.of(System.getProperty("course.root"), "src/grader/target/sealed.lock");
        lock = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        lock.lock();
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        lock.close();
    }
}
