package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Finds a value stored by mistake, or stored where it should be added to what was there. */
final class StoreSlips extends InstructionSlips {
    StoreSlips(Instruction here) {
        super(here);
    }

    @Override
    void find() {
        if (at.getOpcode() == ISTORE || at.getOpcode() == LSTORE) {
            String variable = method.localVariables == null ? "" : nameOfStored(((VarInsnNode) at).var);
            String name = variable.isEmpty() ? "" : " in `" + variable + "`";
            collected(variable);
            add(
                    "TOO_MUCH",
                    "what is stored" + name + " here should stay as it was.",
                    JavaSlips.replace(at.getOpcode() == ISTORE ? POP : POP2));
        }
        if (at instanceof IincInsnNode) {
            add(
                    "TOO_MUCH",
                    "this counts one time too many.",
                    (method, at) -> method.instructions.set(at, new InsnNode(NOP)));
        }
    }

    /** Adds changes of {@code x = y} to {@code x |= y} and {@code x += y}. */
    private void collected(String variable) {
        AbstractInsnNode sum = Expression.before(at);
        boolean isJoin = sum != null
                && (sum.getOpcode() == LADD
                        || sum.getOpcode() == IADD
                        || sum.getOpcode() == LOR
                        || sum.getOpcode() == LXOR);
        boolean isCollecting =
                isJoin && Expression.left(sum) instanceof VarInsnNode load && load.var == ((VarInsnNode) at).var;
        if (isCollecting || Long.valueOf(0).equals(Expression.constant(sum))) { // += 0 would do nothing
            return;
        }
        boolean isLong = at.getOpcode() == LSTORE;
        for (int join : isLong ? new int[] {LOR, LADD} : new int[] {IADD, IOR}) {
            String sign = join == LOR || join == IOR ? "|=" : "+=";
            add(
                    "NOT_COLLECTED",
                    "`=` forgets what `" + variable + "` was before; `" + sign + "` collects.",
                    (method, at) -> {
                        VarInsnNode store = (VarInsnNode) at;
                        method.instructions.insertBefore(at, new VarInsnNode(isLong ? LLOAD : ILOAD, store.var));
                        method.instructions.insertBefore(at, new InsnNode(join));
                    });
        }
    }

    private String nameOfStored(int variable) {
        return method.localVariables.stream()
                .filter(each -> each.index == variable)
                .map(each -> each.name)
                .findFirst()
                .orElse("a variable");
    }
}
