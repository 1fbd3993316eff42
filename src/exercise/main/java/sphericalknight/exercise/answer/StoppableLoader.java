package sphericalknight.exercise.answer;

import java.lang.reflect.Field;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Loads an answer so that it can be stopped. Java cannot end a thread from outside (since version 20 not even with {@code Thread.stop}), so
 * every method entry and every backward jump (each loop has one) first checks the {@link StopSign}. Each check is counted as one step of
 * the answer.
 *
 * <pre>
 * while (b != 0) {          while (b != 0) {
 *     n++;             ->       n++;
 *     b >>= 1;                  b >>= 1;
 * }                             StopSign.check(++$steps);
 *                           }
 * </pre>
 */
public final class StoppableLoader extends ClassLoader {
    private static final String SIGN = StopSign.class.getName().replace('.', '/');

    private static final String STEPS = "$steps";

    private final AnswerClasses answer;
    private final long start;

    private StoppableLoader(AnswerClasses answer, ClassLoader parent, long start) {
        super(parent);
        this.answer = answer;
        this.start = start;
    }

    /**
     * Returns the main class of {@code answer}, loaded by a new class loader.
     *
     * @param parent the loader of the exercise and of everything else that the answer may use
     */
    public static Class<?> load(AnswerClasses answer, ClassLoader parent) {
        return load(answer, parent, Long.MAX_VALUE);
    }

    /**
     * Returns the main class of {@code answer}, loaded by a new class loader and stopped after a number of steps.
     *
     * @param steps the maximum total number of steps of all calls
     */
    public static Class<?> load(AnswerClasses answer, ClassLoader parent, long steps) {
        try {
            return new StoppableLoader(answer, parent, -1 - steps).loadClass(answer.main());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("an answer has its own main class", e);
        }
    }

    /**
     * The number of steps that an answer has taken since {@link #load} loaded it.
     *
     * @throws IllegalArgumentException if it was loaded in a different way
     */
    public static long steps(Class<?> loaded) {
        try {
            return field(loaded).getLong(null) - ((StoppableLoader) loaded.getClassLoader()).start;
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("the field was made accessible", e);
        }
    }

    private static Field field(Class<?> loaded) {
        try {
            Field field = loaded.getField(STEPS);
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException e) {
            throw new IllegalArgumentException(loaded + " was not loaded here", e);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            byte[] file = answer.files().get(name);
            if (file == null) {
                return super.loadClass(name, resolve);
            }
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            byte[] stoppable = stoppable(file, answer.main().replace('.', '/'), start);
            return defineClass(name, stoppable, 0, stoppable.length);
        }
    }

    private static byte[] stoppable(byte[] file, String main, long start) {
        ClassReader reader = new ClassReader(file);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(
                new StepWriter.InEachMethod(writer, code -> writeSign(main, code)) {
                    @Override
                    public void visitEnd() {
                        if (reader.getClassName().equals(main)) {
                            int open = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
                            super.visitField(open, STEPS, "J", null, start).visitEnd();
                        }
                        super.visitEnd();
                    }
                },
                0);
        return StepWriter.bytes(writer);
    }

    private static void writeSign(String main, MethodVisitor code) {
        code.visitFieldInsn(Opcodes.GETSTATIC, main, STEPS, "J");
        code.visitInsn(Opcodes.LCONST_1);
        code.visitInsn(Opcodes.LADD);
        code.visitInsn(Opcodes.DUP2);
        code.visitFieldInsn(Opcodes.PUTSTATIC, main, STEPS, "J");
        code.visitMethodInsn(Opcodes.INVOKESTATIC, SIGN, "check", "(J)V", false);
    }
}
