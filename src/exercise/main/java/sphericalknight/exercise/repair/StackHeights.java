package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;

/** The change that each instruction makes to the height of the operand stack, in 32-bit words: a long counts as two. */
final class StackHeights {
    private static final char UNCHANGED = '4';

    /** One character for each opcode, 20 per line: 4 leaves the height as it is, 5 adds one word, 6 adds two, 3 removes one, and so on. */
    private static final String CHANGES = "45555555566555665533"
            + "35656533333333333333"
            + "33333334343333323233"
            + "33333333333333333331"
            + "01011113255566643232"
            + "32323232323232324444"
            + "33333332323245453344"
            + "55343444133113333332"
            + "22222224333332323433"
            + "33333335444344333333";

    private StackHeights() {}

    /** The number of words that {@code at} adds to the stack; negative if it removes more than it adds. */
    static int change(AbstractInsnNode at) {
        int opcode = at.getOpcode();
        if (at instanceof MethodInsnNode call) {
            return change(call.desc) - (opcode == INVOKESTATIC ? 0 : 1);
        }
        if (at instanceof InvokeDynamicInsnNode call) {
            return change(call.desc);
        }
        if (at instanceof FieldInsnNode field) {
            int size = Type.getType(field.desc).getSize();
            return switch (opcode) {
                case GETSTATIC -> size;
                case PUTSTATIC -> -size;
                case GETFIELD -> size - 1;
                default -> -size - 1;
            };
        }
        if (at instanceof LdcInsnNode load) {
            return load.cst instanceof Long || load.cst instanceof Double ? 2 : 1;
        }
        if (at instanceof MultiANewArrayInsnNode array) {
            return 1 - array.dims;
        }
        return CHANGES.charAt(opcode) - UNCHANGED;
    }

    private static int change(String descriptor) {
        int change = Type.getReturnType(descriptor).getSize();
        for (Type type : Type.getArgumentTypes(descriptor)) {
            change -= type.getSize();
        }
        return change;
    }
}
