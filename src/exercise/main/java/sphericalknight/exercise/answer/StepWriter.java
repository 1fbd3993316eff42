package sphericalknight.exercise.answer;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Inserts code wherever an answer takes a step: at the start of each method, and before each backward jump, which every loop has. */
public final class StepWriter extends MethodVisitor {
    private final Set<Label> behind = new HashSet<>();
    private final Consumer<MethodVisitor> step;

    private StepWriter(MethodVisitor next, Consumer<MethodVisitor> step) {
        super(Opcodes.ASM9, next);
        this.step = step;
    }

    /**
     * Returns {@code answer} with a call to a static method without parameters inserted at each step.
     *
     * @param owner the binary name of the method's class
     * @throws IllegalArgumentException with a one-sentence message, if a class is too large to hold the calls
     */
    public static AnswerClasses calling(String owner, String method, AnswerClasses answer) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        answer.files().forEach((name, file) -> {
            ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            Consumer<MethodVisitor> call =
                    code -> code.visitMethodInsn(Opcodes.INVOKESTATIC, owner.replace('.', '/'), method, "()V", false);
            new ClassReader(file).accept(new InEachMethod(writer, call), 0);
            files.put(name, bytes(writer));
        });
        return new AnswerClasses(answer.main(), files);
    }

    /** Returns the class file; throws an {@link IllegalArgumentException} if the inserted code does not fit into it. */
    static byte[] bytes(ClassWriter writer) {
        try {
            return writer.toByteArray();
        } catch (MethodTooLargeException | ClassTooLargeException e) {
            throw new IllegalArgumentException("A method or class of your answer is too large to count its steps.", e);
        }
    }

    /** Inserts the code of {@code step}, which must leave the stack unchanged, into all methods of a class. */
    static class InEachMethod extends ClassVisitor {
        private final Consumer<MethodVisitor> step;

        InEachMethod(ClassVisitor next, Consumer<MethodVisitor> step) {
            super(Opcodes.ASM9, next);
            this.step = step;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] thrown) {
            return new StepWriter(super.visitMethod(access, name, descriptor, signature, thrown), step);
        }
    }

    @Override
    public void visitCode() {
        super.visitCode();
        step.accept(mv);
    }

    @Override
    public void visitLabel(Label label) {
        behind.add(label);
        super.visitLabel(label);
    }

    @Override
    public void visitJumpInsn(int opcode, Label target) {
        if (behind.contains(target)) {
            step.accept(mv);
        }
        super.visitJumpInsn(opcode, target);
    }
}
