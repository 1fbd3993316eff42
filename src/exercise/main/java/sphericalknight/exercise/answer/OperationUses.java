package sphericalknight.exercise.answer;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import sphericalknight.exercise.Operation;

/** Finds the operations in a class file, except in code that initialises static fields and, if requested, in constructors. */
final class OperationUses extends ClassVisitor {
    private final Map<Operation, Integer> lines = new EnumMap<>(Operation.class);

    private final boolean constructorsAreFree;

    private OperationUses(boolean constructorsAreFree) {
        super(Opcodes.ASM9);
        this.constructorsAreFree = constructorsAreFree;
    }

    /**
     * Returns the operations in a class file, each with the line of its first occurrence, or 0 if the file has no line numbers. Code that
     * initialises static fields is ignored, because it runs only once.
     *
     * @param constructorsAreFree whether constructors are ignored, too, because only the tests create objects
     */
    static Map<Operation, Integer> in(byte[] file, boolean constructorsAreFree) {
        OperationUses visitor = new OperationUses(constructorsAreFree);
        new ClassReader(file).accept(visitor, ClassReader.SKIP_FRAMES);
        return visitor.lines;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        boolean isOnce = name.equals("<clinit>") || constructorsAreFree && name.equals("<init>");
        return isOnce || ClassUses.isOfSerializableLambda(access, name) ? null : new Operations();
    }

    private final class Operations extends MethodVisitor {
        private final Map<Label, Integer> behind = new HashMap<>();
        private int line;

        Operations() {
            super(Opcodes.ASM9);
        }

        private void uses(Operation operation) {
            lines.putIfAbsent(operation, line);
        }

        @Override
        public void visitLineNumber(int number, Label start) {
            line = number;
            behind.put(start, number);
        }

        @Override
        public void visitLabel(Label label) {
            behind.put(label, line);
        }

        @Override
        public void visitJumpInsn(int opcode, Label target) {
            if (behind.containsKey(target)) {
                lines.merge(Operation.LOOP, behind.get(target), Math::min); // where the first one begins
            }
            if (opcode != Opcodes.GOTO) {
                uses(Operation.BRANCH);
            }
        }

        /** Counts a catch block as a branch; {@code finally} and {@code synchronized}, which catch everything, do not count. */
        @Override
        public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
            if (type != null) {
                uses(Operation.BRANCH);
            }
        }

        @Override
        public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
            uses(Operation.BRANCH);
        }

        @Override
        public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
            uses(Operation.BRANCH);
        }

        @Override
        public void visitInsn(int opcode) {
            if (opcode >= Opcodes.ISHL && opcode <= Opcodes.LUSHR) {
                uses(Operation.SHIFT);
            }
        }
    }
}
