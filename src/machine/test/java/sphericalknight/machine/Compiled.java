package sphericalknight.machine;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Source that is compiled in the middle of a test, for what the tests' own language level does not have. */
final class Compiled {
    private Compiled() {}

    /** The class files of a class, by name. */
    static Map<String, byte[]> files(String name, String source) {
        Map<String, ByteArrayOutputStream> made = new LinkedHashMap<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        JavaFileManager memory = new ForwardingJavaFileManager<>(compiler.getStandardFileManager(null, null, null)) {
            @Override
            public JavaFileObject getJavaFileForOutput(
                    Location place, String type, JavaFileObject.Kind kind, FileObject sibling) {
                return new SimpleJavaFileObject(URI.create("mem:///" + type + ".class"), kind) {
                    @Override
                    public OutputStream openOutputStream() {
                        return made.computeIfAbsent(type, key -> new ByteArrayOutputStream());
                    }
                };
            }
        };
        JavaFileObject text =
                new SimpleJavaFileObject(URI.create("mem:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        StringWriter errors = new StringWriter();
        boolean isFine = compiler.getTask(errors, memory, null, List.of("--release", "17"), null, List.of(text))
                .call();
        if (!isFine) {
            throw new IllegalArgumentException(errors.toString());
        }
        Map<String, byte[]> files = new LinkedHashMap<>();
        made.forEach((type, bytes) -> files.put(type, bytes.toByteArray()));
        return files;
    }

    /** Loads these classes anew, so that none is initialised yet. */
    static ClassLoader loader(Map<String, byte[]> files) {
        return new ClassLoader(Compiled.class.getClassLoader()) {
            @Override
            protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
                byte[] file = files.get(name);
                Class<?> loaded = findLoadedClass(name);
                if (loaded == null && file == null) {
                    return super.loadClass(name, resolve);
                }
                return loaded != null ? loaded : defineClass(name, file, 0, file.length);
            }
        };
    }
}
