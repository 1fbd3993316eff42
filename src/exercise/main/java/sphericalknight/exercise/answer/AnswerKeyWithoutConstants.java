package sphericalknight.exercise.answer;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Hides from javac the values of constants in classes of the course that an answer may not use. Otherwise javac would copy these values
 * into the answer, and nothing would show where they came from:
 *
 * <pre>
 * return KnightMoves.MASK;      with the value: return 0x7F7F...;      without: return KnightMoves.MASK;
 * </pre>
 */
final class AnswerKeyWithoutConstants extends ForwardingJavaFileManager<JavaFileManager> {
    private final Predicate<String> mayBeUsed;

    /** Creates a file manager that does not change the classes whose binary names {@code mayBeUsed} accepts. */
    AnswerKeyWithoutConstants(JavaFileManager next, Predicate<String> mayBeUsed) {
        super(next);
        this.mayBeUsed = mayBeUsed;
    }

    @Override
    public Iterable<JavaFileObject> list(
            Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) throws IOException {
        Iterable<JavaFileObject> files = super.list(location, packageName, kinds, recurse);
        if (location != StandardLocation.CLASS_PATH || !packageName.startsWith("sphericalknight")) {
            return files;
        }
        List<JavaFileObject> bare = new ArrayList<>();
        for (JavaFileObject file : files) {
            String name = inferBinaryName(location, file);
            bare.add(name == null || mayBeUsed.test(name) ? file : new Bare(file));
        }
        return bare;
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
        return super.inferBinaryName(location, file instanceof Bare bare ? bare.file() : file);
    }

    private static final class Bare extends ForwardingJavaFileObject<JavaFileObject> {
        Bare(JavaFileObject file) {
            super(file);
        }

        JavaFileObject file() {
            return fileObject;
        }

        @Override
        public InputStream openInputStream() throws IOException {
            try (InputStream bytes = super.openInputStream()) {
                ClassWriter writer = new ClassWriter(0);
                new ClassReader(bytes.readAllBytes())
                        .accept(
                                new ClassVisitor(Opcodes.ASM9, writer) {
                                    @Override
                                    public FieldVisitor visitField(
                                            int access,
                                            String name,
                                            String descriptor,
                                            String signature,
                                            Object value) {
                                        return super.visitField(access, name, descriptor, signature, null);
                                    }
                                },
                                ClassReader.SKIP_CODE);
                return new ByteArrayInputStream(writer.toByteArray());
            }
        }
    }
}
