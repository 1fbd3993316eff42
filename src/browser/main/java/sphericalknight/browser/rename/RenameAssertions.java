package sphericalknight.browser.rename;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import sphericalknight.browser.assertions.PageAssert;
import sphericalknight.browser.assertions.PageAssertions;
import sphericalknight.exercise.contract.BoardAssert;

/** Writes copies of the class files that use AssertJ, for the page: with the page's own assertions in place of AssertJ's. */
public final class RenameAssertions {
    private static final String ASSERTJ = "org/assertj/core/api/";
    private static final String ASSERTIONS = Type.getInternalName(PageAssertions.class);
    private static final String ASSERT = Type.getInternalName(PageAssert.class);
    private static final String OF_BOARDS = Type.getInternalName(BoardAssert.class);

    private static final NewNames NAMES = new NewNames(RenameAssertions::name, Map.of());

    private final Set<String> lacking = new TreeSet<>();
    private final Set<String> there = new HashSet<>();

    private RenameAssertions() {
        for (Class<?> type : List.of(PageAssert.class, PageAssertions.class)) {
            for (Method each : type.getMethods()) {
                there.add(each.getName() + Type.getMethodDescriptor(each));
            }
        }
    }

    /**
     * Writes the renamed class files.
     *
     * @param arguments the output folder, and the folders with class files
     */
    public static void main(String[] arguments) throws IOException {
        Path target = Path.of(arguments[0]);
        RenameAssertions rename = new RenameAssertions();
        for (String folder : Arrays.asList(arguments).subList(1, arguments.length)) {
            rename.all(Path.of(folder), target);
        }
        if (!rename.lacking.isEmpty()) {
            throw new IllegalStateException("Contracts use assertions that a page lacks: "
                    + String.join(", ", rename.lacking) + ". Write them in " + PageAssert.class.getName() + ".");
        }
    }

    private void all(Path folder, Path target) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".class")).toList()) {
                byte[] bytes = Files.readAllBytes(file);
                Path written = target.resolve(folder.relativize(file).toString());
                String text = new String(bytes, StandardCharsets.ISO_8859_1);
                if (text.contains(ASSERTJ) || text.contains(OF_BOARDS)) {
                    Files.createDirectories(written.getParent());
                    Files.write(written, renamed(bytes));
                } else {
                    Files.deleteIfExists(written);
                }
            }
        }
    }

    private static String name(String internalName) {
        if (!internalName.startsWith(ASSERTJ)) {
            return internalName;
        }
        return internalName.equals(ASSERTJ + "Assertions") ? ASSERTIONS : ASSERT;
    }

    private byte[] renamed(byte[] file) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(NAMES.in(file))
                .accept(
                        new ClassVisitor(Opcodes.ASM9, writer) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String descriptor, String signature, String[] thrown) {
                                return new Calls(super.visitMethod(access, name, descriptor, signature, thrown));
                            }
                        },
                        0);
        return writer.toByteArray();
    }

    /** Gives calls of assertions the page's result type. If the assertion's class is a type variable, AssertJ's result type is Object. */
    private final class Calls extends MethodVisitor {
        Calls(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            boolean isAssert = owner.equals(ASSERT) || owner.equals(OF_BOARDS);
            String same = isAssert && descriptor.endsWith(")Ljava/lang/Object;")
                    ? descriptor.replace(")Ljava/lang/Object;", ")L" + ASSERT + ";")
                    : descriptor;
            if (!name.equals("<init>")
                    && (owner.equals(ASSERT) || owner.equals(ASSERTIONS))
                    && !there.contains(name + same)) {
                lacking.add(name + same.substring(0, same.indexOf(')') + 1));
            }
            super.visitMethodInsn(opcode, owner, name, same, isInterface && !isAssert);
        }
    }
}
