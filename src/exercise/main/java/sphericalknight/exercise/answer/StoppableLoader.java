package sphericalknight.exercise.answer;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Loads an answer so that it can be stopped. Java has no means to end a thread from outside (since version 20 not even a bad one); so
 * every method start and every jump backwards, of which each loop has one, first looks at the {@link StopSign}.
 *
 * <pre>
 * while (b != 0) {          while (b != 0) {
 *     n++;             ->       n++;
 *     b >>= 1;                  b >>= 1;
 * }                             StopSign.check();
 *                           }
 * </pre>
 */
public final class StoppableLoader extends ClassLoader {
    private static final String SIGN = StopSign.class.getName().replace('.', '/');

    private final Map<String, byte[]> files;

    private StoppableLoader(Map<String, byte[]> files, ClassLoader parent) {
        super(parent);
        this.files = files;
    }

    /**
     * The main class of {@code answer}, loaded anew.
     *
     * @param parent knows the exercise and everything else that the answer may use
     */
    public static Class<?> load(AnswerClasses answer, ClassLoader parent) {
        try {
            return new StoppableLoader(answer.files(), parent).loadClass(answer.main());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("an answer has its own main class", e);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            byte[] file = files.get(name);
            if (file == null) {
                return super.loadClass(name, resolve);
            }
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            byte[] stoppable = stoppable(file);
            return defineClass(name, stoppable, 0, stoppable.length);
        }
    }

    static byte[] stoppable(byte[] file) {
        ClassReader reader = new ClassReader(file);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] thrown) {
                        return new SignWriter(super.visitMethod(access, name, descriptor, signature, thrown));
                    }
                },
                0);
        return writer.toByteArray();
    }

    private static final class SignWriter extends MethodVisitor {
        private final Set<Label> behind = new HashSet<>();

        SignWriter(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            writeSign();
        }

        @Override
        public void visitLabel(Label label) {
            behind.add(label);
            super.visitLabel(label);
        }

        @Override
        public void visitJumpInsn(int opcode, Label target) {
            if (behind.contains(target)) {
                writeSign();
            }
            super.visitJumpInsn(opcode, target);
        }

        private void writeSign() {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, SIGN, "check", "()V", false);
        }
    }
}
