package sphericalknight.machine.table;

import java.util.LinkedHashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Reads the members of a class file as keys, such as {@code size()I} for a method and {@code NAME:I} for a field. */
public final class Members {
    private Members() {}

    /** The keys of all members that the class declares. */
    public static Set<String> of(ClassReader type) {
        Set<String> found = new LinkedHashSet<>();
        type.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] thrown) {
                        found.add(name + descriptor);
                        return null;
                    }

                    @Override
                    public FieldVisitor visitField(
                            int access, String name, String descriptor, String signature, Object value) {
                        found.add(name + ":" + descriptor);
                        return null;
                    }
                },
                ClassReader.SKIP_CODE);
        return found;
    }
}
