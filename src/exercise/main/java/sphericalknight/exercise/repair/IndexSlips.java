package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.tree.InsnNode;

/** Finds an array entry whose index and value are mixed up. */
final class IndexSlips extends InstructionSlips {
    IndexSlips(Instruction here) {
        super(here);
    }

    @Override
    void find() {
        int opcode = at.getOpcode();
        boolean isStore = opcode == IASTORE || opcode == BASTORE || opcode == SASTORE || opcode == CASTORE;
        if (isStore && Expression.constant(Expression.left(at)) == null) { // an array initialiser has constant indices
            add(
                    "INDEX_FOR_VALUE",
                    "index and value have changed places: what stands in the brackets must be stored, and what is stored must stand"
                            + " in the brackets.",
                    (method, at) -> method.instructions.insertBefore(at, new InsnNode(SWAP)));
        }
    }
}
