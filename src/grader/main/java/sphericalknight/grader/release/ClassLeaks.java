package sphericalknight.grader.release;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;

/** Looks for compiled solutions: class files as they are, and inside jars and zips, and jars inside those. */
final class ClassLeaks {
    private static final int DEEPEST = 4;
    private static final String KNOWN_WRONG = "Lsphericalknight/exercise/KnownWrong;";

    private final List<String> findings = new ArrayList<>();

    /** What is wrong with the file {@code path}, a sentence each; nothing for a file that is neither class nor archive. */
    static List<String> in(String path, byte[] bytes) {
        ClassLeaks leaks = new ClassLeaks();
        leaks.look(path, bytes, 0);
        return leaks.findings;
    }

    private void look(String path, byte[] bytes, int depth) {
        if (startsWith(bytes, 0xCA, 0xFE, 0xBA, 0xBE)) {
            classFile(path, bytes);
        } else if (startsWith(bytes, 'P', 'K', 3, 4)) {
            if (depth == DEEPEST) {
                findings.add(path + " is an archive in an archive in an archive; nobody can look through that");
                return;
            }
            try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
                for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                    look(path + "!" + entry.getName(), zip.readAllBytes(), depth + 1);
                }
            } catch (IOException e) {
                findings.add(path + " is an archive that cannot be read");
            }
        }
    }

    private void classFile(String path, byte[] bytes) {
        try {
            new ClassReader(bytes)
                    .accept(
                            new ClassVisitor(Opcodes.ASM9) {
                                private String name = "";

                                @Override
                                public void visit(
                                        int version,
                                        int access,
                                        String name,
                                        String signature,
                                        String parent,
                                        String[] interfaces) {
                                    this.name = name.replace('/', '.');
                                    if (name.startsWith("sphericalknight/solutions/")) {
                                        findings.add(path + " is the solution class " + this.name);
                                    }
                                    for (String each : interfaces == null ? new String[0] : interfaces) {
                                        if (each.startsWith("sphericalknight/exercises/")) {
                                            findings.add(path + " is " + this.name + ", an answer to "
                                                    + each.substring(each.lastIndexOf('/') + 1));
                                        }
                                    }
                                }

                                @Override
                                public AnnotationVisitor visitAnnotation(String type, boolean visible) {
                                    if (type.equals(KNOWN_WRONG)) {
                                        findings.add(path + " is the known wrong answer " + name);
                                    }
                                    return null;
                                }
                            },
                            ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        } catch (RuntimeException unreadable) {
            findings.add(path + " is a class file that cannot be read");
        }
    }

    private static boolean startsWith(byte[] bytes, int... magic) {
        for (int i = 0; i < magic.length; i++) {
            if (bytes.length <= i || (bytes[i] & 0xFF) != magic[i]) {
                return false;
            }
        }
        return true;
    }

    /** All findings of a tree. */
    static List<String> in(Map<String, byte[]> files) {
        List<String> all = new ArrayList<>();
        files.forEach((path, bytes) -> all.addAll(in(path, bytes)));
        return all;
    }
}
