package sphericalknight.browser.wasm.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import sphericalknight.browser.wasm.compiler.AnswersInMemory;
import sphericalknight.browser.wasm.compiler.Archive;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.notebook.Check;
import sphericalknight.notebook.Measurements;
import sphericalknight.notebook.Plot;
import sphericalknight.notebook.Yours;

/** Creates the archives of the classes that answers are compiled against: signatures without code. */
final class Signatures {
    /** Matches the class files of Java 17, whose letter is H, in the data for javac's {@code --release} option. */
    private static final Pattern JAVA_17 =
            Pattern.compile("META-INF/ct\\.sym/[0-9A-Z]*H[0-9A-Z]*/java\\.base/(.+)\\.(?:sig|class)");

    private static final Pattern KEPT =
            Pattern.compile("module-info|java/(lang|util|math|io|time|text|nio|net|security)/.*");

    /**
     * Matches packages that no answer needs; they are left out so that a page loads less data. What {@code Class} implements stays: javac
     * asks for it at each {@code assert}.
     */
    private static final Pattern LEFT_OUT = Pattern.compile(
            "java/(lang/(foreign|reflect/(?!(GenericDeclaration|AnnotatedElement|Type)$)|module|instrument|management|ref/)|util/(jar|spi|prefs|logging)|security|net"
                    + "|nio/(channels|file/(attribute|spi))|text/spi|time/(zone|chrono|temporal|format)).*");

    /** The classes of the notebook that cells use. */
    private static final List<Class<?>> OF_NOTEBOOK = List.of(Check.class, Measurements.class, Plot.class, Yours.class);

    private Signatures() {}

    /** The classes of java.base in Java 17 that answers can need, from the nb-javac jar. */
    static Archive ofJava(Path nbJavac) throws IOException {
        Archive archive = new Archive();
        try (JarFile jar = new JarFile(nbJavac.toFile())) {
            for (JarEntry entry : jar.stream().toList()) {
                Matcher matcher = JAVA_17.matcher(entry.getName());
                if (matcher.matches() && isKept(matcher.group(1))) {
                    try (InputStream bytes = jar.getInputStream(entry)) {
                        archive.put(matcher.group(1), asJava17(bytes.readAllBytes()));
                    }
                }
            }
        }
        return archive;
    }

    /** Sets the version in a class file to 61, that of Java 17, and returns the same array. */
    private static byte[] asJava17(byte[] bytes) {
        bytes[7] = 61;
        return bytes;
    }

    private static boolean isKept(String name) {
        return KEPT.matcher(name).matches() && !LEFT_OUT.matcher(name).matches();
    }

    /** The classes of the library and the exercises that an answer sees, without code. */
    static Archive ofCourse(List<Path> folders) throws IOException {
        Archive archive = new Archive();
        for (Class<?> each : OF_NOTEBOOK) {
            String name = Type.getInternalName(each);
            try (InputStream bytes = Signatures.class.getResourceAsStream("/" + name + ".class")) {
                archive.put(name, stripped(bytes.readAllBytes()));
            }
        }
        List<CatalogueEntry> exercises = Catalogue.find().entries();
        StringBuilder lines = new StringBuilder();
        for (Path folder : folders) {
            for (Path file : classFiles(folder)) {
                String name =
                        folder.relativize(file).toString().replace('\\', '/').replace(".class", "");
                if (name.endsWith("package-info") || name.endsWith("Contract") || isMachinery(name)) {
                    continue;
                }
                archive.put(name, stripped(Files.readAllBytes(file)));
            }
        }
        for (CatalogueEntry exercise : exercises) {
            lines.append(exercise.id())
                    .append(' ')
                    .append(exercise.answerFile())
                    .append('\n');
        }
        archive.put(AnswersInMemory.EXERCISES, lines.toString().getBytes(StandardCharsets.UTF_8));
        return archive;
    }

    /** Whether a class belongs to the exercise machinery, which an answer may not even name. */
    private static boolean isMachinery(String name) {
        return name.startsWith("sphericalknight/host/")
                || name.startsWith("sphericalknight/exercise/")
                        && !name.matches("sphericalknight/exercise/(NotStartedYet|Exercise|Operation)");
    }

    private static List<Path> classFiles(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .sorted(Comparator.comparing(Path::toString))
                    .toList();
        }
    }

    private static byte[] stripped(byte[] bytes) {
        ClassWriter writer = new ClassWriter(0);
        ClassVisitor visitor = new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
                return isHidden(access) ? null : super.visitField(access, name, descriptor, signature, value);
            }

            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                return isHidden(access) ? null : super.visitMethod(access, name, descriptor, signature, exceptions);
            }
        };
        new ClassReader(bytes).accept(visitor, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        return writer.toByteArray();
    }

    private static boolean isHidden(int access) {
        return (access & Opcodes.ACC_SYNTHETIC) != 0;
    }
}
