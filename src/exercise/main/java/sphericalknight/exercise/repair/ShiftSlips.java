package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Finds a shift in the wrong direction, and a shift that should be a rotation. */
final class ShiftSlips extends InstructionSlips {
    ShiftSlips(Instruction here) {
        super(here);
    }

    @Override
    void find() {
        switch (at.getOpcode()) {
            case LSHL -> direction(LUSHR, "<<");
            case LSHR, LUSHR -> direction(LSHL, ">>>");
            case ISHL -> direction(IUSHR, "<<");
            case ISHR, IUSHR -> direction(ISHL, ">>>");
            default -> {}
        }
    }

    /** Replaces a shift of an int with a rotation, as needed for steps in draughts' numbering B. */
    private static void rotate(MethodNode method, AbstractInsnNode at) {
        String name = at.getOpcode() == ISHL ? "rotateLeft" : "rotateRight";
        method.instructions.set(at, new MethodInsnNode(INVOKESTATIC, "java/lang/Integer", name, "(II)I", false));
    }

    private void direction(int opposite, String sign) {
        if (at.getOpcode() == ISHL || at.getOpcode() == ISHR || at.getOpcode() == IUSHR) {
            add(
                    "SHIFT_FOR_ROTATION",
                    "a shift loses what leaves the word on one side; a rotation brings it in on the other.",
                    ShiftSlips::rotate,
                    "rotation",
                    0);
        }
        String words = "the shift goes the wrong way: `" + sign + "` goes " + (sign.equals("<<") ? "up" : "down")
                + " the bits.";
        add("WRONG_DIRECTION", words, JavaSlips.replace(opposite), words, 0);
    }
}
