package sphericalknight.browser.wasm.compiler;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;

/** A file manager that gives javac the classes of Java (module java.base) and of the course (the class path), all of them in memory. */
final class ClassesInMemory implements JavaFileManager {
    private static final String MODULE_INFO = "module-info";

    /** The location of the only module, java.base. */
    private enum JavaBase implements Location {
        JAVA_BASE;

        @Override
        public String getName() {
            return "java.base";
        }

        @Override
        public boolean isOutputLocation() {
            return false;
        }
    }

    private final Map<Location, Map<String, List<JavaFileObject>>> packages = new HashMap<>();
    private JavaFileObject moduleInfo;

    /** Adds all class files of {@code archive}; {@code choice} maps the name of a class to the name of the block to use. */
    void add(boolean ofJava, Archive archive) {
        Map<String, List<JavaFileObject>> classes = new HashMap<>();
        for (String name : archive.names()) {
            // A block with a dot in its name is not a class.
            if (name.indexOf('.') >= 0) {
                continue;
            }
            ClassFile file = new ClassFile(name, archive.get(name));
            if (name.equals(MODULE_INFO)) {
                moduleInfo = file;
            } else {
                int slash = name.lastIndexOf('/');
                String packageName = slash < 0 ? "" : name.substring(0, slash).replace('/', '.');
                classes.computeIfAbsent(packageName, each -> new ArrayList<>()).add(file);
            }
        }
        packages.put(ofJava ? JavaBase.JAVA_BASE : StandardLocation.CLASS_PATH, classes);
    }

    @Override
    public Iterable<JavaFileObject> list(
            Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) {
        return kinds.contains(JavaFileObject.Kind.CLASS) && packages.containsKey(location)
                ? packages.get(location).getOrDefault(packageName, Collections.emptyList())
                : Collections.emptyList();
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
        return file instanceof ClassFile ? ((ClassFile) file).name.replace('/', '.') : null;
    }

    @Override
    public JavaFileObject getJavaFileForInput(Location location, String className, JavaFileObject.Kind kind) {
        return location == JavaBase.JAVA_BASE && className.equals(MODULE_INFO) ? moduleInfo : null;
    }

    @Override
    public boolean hasLocation(Location location) {
        return packages.containsKey(location)
                || location == StandardLocation.SYSTEM_MODULES
                || location == StandardLocation.CLASS_OUTPUT;
    }

    @Override
    public Iterable<Set<Location>> listLocationsForModules(Location location) {
        return location == StandardLocation.SYSTEM_MODULES
                ? Collections.singletonList(Collections.singleton(JavaBase.JAVA_BASE))
                : Collections.emptyList();
    }

    @Override
    public Location getLocationForModule(Location location, String moduleName) {
        return location == StandardLocation.SYSTEM_MODULES && moduleName.equals(JavaBase.JAVA_BASE.getName())
                ? JavaBase.JAVA_BASE
                : null;
    }

    @Override
    public Location getLocationForModule(Location location, JavaFileObject file) {
        return null;
    }

    @Override
    public String inferModuleName(Location location) {
        return location == JavaBase.JAVA_BASE ? location.getName() : null;
    }

    @Override
    public boolean contains(Location location, FileObject file) {
        return false;
    }

    @Override
    public boolean isSameFile(FileObject a, FileObject b) {
        return a == b;
    }

    @Override
    public ClassLoader getClassLoader(Location location) {
        return null;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
        throw new UnsupportedOperationException(className);
    }

    @Override
    public FileObject getFileForInput(Location location, String packageName, String relativeName) {
        return null;
    }

    @Override
    public FileObject getFileForOutput(Location location, String packageName, String relativeName, FileObject sibling) {
        throw new UnsupportedOperationException(relativeName);
    }

    @Override
    public boolean handleOption(String current, Iterator<String> remaining) {
        return false;
    }

    @Override
    public int isSupportedOption(String option) {
        return -1;
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}

    private static final class ClassFile extends SimpleJavaFileObject {
        private final String name;
        private final byte[] bytes;

        ClassFile(String name, byte[] bytes) {
            super(URI.create("memory:///" + name.replace('$', '_') + ".class"), Kind.CLASS);
            this.name = name;
            this.bytes = bytes;
        }

        @Override
        public InputStream openInputStream() throws IOException {
            return new ByteArrayInputStream(bytes);
        }
    }
}
