package sphericalknight.browser.wasm.build;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import sphericalknight.browser.rename.NewNames;
import sphericalknight.browser.wasm.Library;
import sphericalknight.browser.wasm.PageExports;
import sphericalknight.browser.wasm.compiler.CompilerMessages;
import sphericalknight.browser.wasm.compiler.Javac;
import sphericalknight.browser.wasm.compiler.JavacMessages;

/**
 * Builds the folder from which a page loads the compiler, the checks and the library: {@code src/browser/target/machine}.
 *
 * <pre>
 * worker.js         the script of the page's Web Worker, with TeaVM's loader
 * javac.wasm.gz     OpenJDK's compiler        java.sig.gz     the classes of Java that answers are compiled against
 * check.wasm.gz     contracts and machine     course.sig.gz   the classes of the course
 * library.wasm.gz   the library
 * offline.js        all of these in base64, for pages that are opened from disk
 * NOTICE.txt, LICENSE-*.txt
 * </pre>
 *
 * A program whose inputs have not changed is taken from {@code .course/wasm}.
 */
public final class Build {
    private static final String RESOURCES = "/sphericalknight/browser/wasm/";
    private static final String MESSAGES = "com/sun/tools/javac/resources/";
    private static final Map<String, Class<?>> BUNDLES =
            Map.of("compiler", CompilerMessages.class, "javac", JavacMessages.class);
    /** The classes of javac that name its messages. */
    private static final List<String> NAMING = List.of("util/JavacMessages", "util/Log", "main/Main");

    private final Path root;
    private final Path target;
    private final Map<String, byte[]> files = new TreeMap<>();

    private Build(Path root) {
        this.root = root;
        this.target = root.resolve("src/browser/target");
    }

    /** Builds in the project folder named by the property {@code course.root}. */
    public static void main(String[] args) throws Exception {
        new Build(Path.of(System.getProperty("course.root"))).run();
    }

    private void run() throws Exception {
        for (Program program : programs()) {
            files.put(program.name() + ".gz", zipped(wasm(program)));
        }
        files.put("java.sig.gz", zipped(Signatures.ofJava(nbJavac()).bytes()));
        files.put(
                "course.sig.gz",
                zipped(Signatures.ofCourse(folders("library", "exercise", "contracts"))
                        .bytes()));
        files.put("worker.js", worker());
        Map<String, byte[]> offline = new TreeMap<>(files);
        files.put("NOTICE.txt", notice());
        files.put("LICENSE-javac.txt", resource("LICENSE-javac.txt"));
        files.put("LICENSE-apache.txt", Files.readAllBytes(root.resolve("LICENSE")));
        files.put("offline.js", offline(offline));
        Path folder = Files.createDirectories(target.resolve("machine"));
        try (Stream<Path> old = Files.list(folder)) {
            for (Path file : old.toList()) {
                Files.delete(file);
            }
        }
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Files.write(folder.resolve(file.getKey()), file.getValue());
            System.out.printf("%,12d %s%n", file.getValue().length, file.getKey());
        }
    }

    private List<Program> programs() throws IOException {
        List<Path> library = new ArrayList<>(folders("library", "web", "exercise", "browser", "machine"));
        library.addAll(teavm());
        List<Path> javac = new ArrayList<>(List.of(messages()));
        javac.addAll(folders("exercise", "common", "browser"));
        javac.addAll(List.of(nbJavac(), jar("nb-javac-.*-api\\.jar")));
        javac.addAll(teavm());
        // The first folder has the classes with the page's assertions; the classes with AssertJ's come later.
        List<Path> check = new ArrayList<>(List.of(target.resolve("renamed")));
        check.addAll(folders("browser", "machine", "library", "exercise", "contracts", "notebook", "common"));
        for (String name : List.of("asm-\\d.*", "asm-tree-.*", "junit-jupiter-api-.*", "opentest4j-.*", "jzlib-.*")) {
            check.add(jar(name));
        }
        check.addAll(teavm());
        List<String> messages =
                BUNDLES.keySet().stream().map(Build::properties).sorted().toList();
        return List.of(
                new Program("javac.wasm", Javac.class.getName(), javac, messages, true),
                new Program("check.wasm", PageExports.class.getName(), check, dataOfLessons(), false),
                new Program("library.wasm", Library.class.getName(), library, List.of(), false));
    }

    /** What the library and the stored measurements read, by their paths. */
    private List<String> dataOfLessons() throws IOException {
        List<String> names = new ArrayList<>();
        for (Path folder : folders("library", "notebook")) {
            try (Stream<Path> all = Files.walk(folder)) {
                all.filter(Files::isRegularFile)
                        .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                        .filter(name -> name.matches("bench/.*|sphericalknight/(chess|storage)/.*(?<!\\.class)"))
                        .sorted()
                        .forEach(names::add);
            }
        }
        return names;
    }

    private static String properties(String bundle) {
        return MESSAGES + bundle + ".properties";
    }

    /** The class folders of the modules, in this order. */
    private List<Path> folders(String... modules) {
        return Stream.of(modules)
                .map(module -> (module.equals("contracts") ? "exercises/" : "src/") + module + "/target/classes")
                .map(root::resolve)
                .toList();
    }

    /**
     * Writes javac's messages to a folder, without the comments, which are most of the text, and the classes that name them, with the names
     * of our bundles; returns the folder.
     */
    private Path messages() throws IOException {
        Path folder = target.resolve("messages");
        for (String bundle : BUNDLES.keySet()) {
            Properties messages = new Properties();
            messages.load(new ByteArrayInputStream(entry(nbJavac(), properties(bundle))));
            StringWriter text = new StringWriter();
            messages.store(text, null);
            String withoutDate = text.toString().lines().skip(1).collect(Collectors.joining("\n"));
            write(folder.resolve(properties(bundle)), withoutDate.getBytes(StandardCharsets.ISO_8859_1));
        }
        Map<String, String> names = new TreeMap<>();
        BUNDLES.forEach((bundle, type) -> names.put((MESSAGES + bundle).replace('/', '.'), type.getName()));
        for (String name : NAMING) {
            String path = "com/sun/tools/javac/" + name + ".class";
            write(folder.resolve(path), new NewNames(type -> type, names).in(entry(nbJavac(), path)));
        }
        return folder;
    }

    private static void write(Path file, byte[] bytes) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }

    private byte[] wasm(Program program) throws Exception {
        Path kept =
                Files.createDirectories(root.resolve(".course/wasm")).resolve(program.digest() + "-" + program.name());
        if (!Files.exists(kept)) {
            System.out.println("Compiling " + program.name() + ", which takes minutes ...");
            Path folder = target.resolve("teavm");
            program.compile(folder);
            Files.move(folder.resolve(program.name()), kept, StandardCopyOption.REPLACE_EXISTING);
        }
        return Files.readAllBytes(kept);
    }

    /** The jars with TeaVM's class library for the page. */
    private List<Path> teavm() throws IOException {
        try (Stream<Path> jars = Files.list(target.resolve("lib"))) {
            return jars.filter(jar -> jar.getFileName()
                            .toString()
                            .matches("teavm-(classlib|core|interop|jso|jso-apis|jso-impl|platform)-\\d.*"))
                    .sorted()
                    .toList();
        }
    }

    private Path nbJavac() throws IOException {
        return jar("nb-javac-.*(?<!-api)\\.jar");
    }

    /** The jar of the dependency whose file name matches the regular expression {@code name}. */
    private Path jar(String name) throws IOException {
        try (Stream<Path> jars = Files.list(target.resolve("lib"))) {
            return jars.filter(jar -> jar.getFileName().toString().matches(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("There is no " + name + " in " + target + "/lib."));
        }
    }

    /** TeaVM's loader and the worker's script, in one file. */
    private byte[] worker() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(entry(jar("teavm-core-.*"), "org/teavm/backend/wasm/wasm-gc-runtime.min.js"));
        bytes.write('\n');
        bytes.write(resource("worker.js"));
        return bytes.toByteArray();
    }

    /** The text of NOTICE.txt with the versions of nb-javac and TeaVM filled in. */
    private byte[] notice() throws IOException {
        String text = new String(resource("NOTICE.txt"), StandardCharsets.UTF_8);
        return text.replace("@nb-javac@", version(nbJavac(), "nb-javac"))
                .replace("@teavm@", version(jar("teavm-core-.*"), "teavm-core"))
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String version(Path jar, String artifact) {
        return jar.getFileName().toString().replace(artifact + "-", "").replace(".jar", "");
    }

    private static byte[] offline(Map<String, byte[]> files) {
        StringBuilder script = new StringBuilder("globalThis.machineFiles = {\n");
        files.forEach((name, bytes) -> script.append('"')
                .append(name)
                .append("\": \"")
                .append(Base64.getEncoder().encodeToString(bytes))
                .append("\",\n"));
        return script.append("};\n").toString().getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream bytes = Build.class.getResourceAsStream(RESOURCES + name)) {
            return bytes.readAllBytes();
        }
    }

    private static byte[] entry(Path jar, String name) throws IOException {
        try (JarFile file = new JarFile(jar.toFile());
                InputStream bytes = file.getInputStream(file.getEntry(name))) {
            return bytes.readAllBytes();
        }
    }

    private static byte[] zipped(byte[] bytes) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(zipped) {
            {
                def.setLevel(Deflater.BEST_COMPRESSION);
            }
        }) {
            out.write(bytes);
        }
        return zipped.toByteArray();
    }
}
