package sphericalknight.browser.wasm.compiler;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Properties;
import java.util.ResourceBundle;

/**
 * A resource bundle with javac's messages. A page's Java class library cannot read {@code .properties} files as bundles. A bundle must be a
 * class there, and this class reads the file.
 */
public abstract class Messages extends ResourceBundle {
    private final Properties messages = new Properties();

    /** Creates a bundle with the messages in the resource {@code path}. */
    protected Messages(String path) {
        try (InputStream bytes = Messages.class.getResourceAsStream(path)) {
            messages.load(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(path + " cannot be read", e);
        }
    }

    @Override
    protected Object handleGetObject(String key) {
        return messages.getProperty(key);
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(messages.stringPropertyNames());
    }
}
