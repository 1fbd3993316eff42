package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
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
            if (method.localVariables != null) {
                collected(variable);
            }
            if (!isOnlyUpdate(((VarInsnNode) at).var)) {
                add(
                        "TOO_MUCH",
                        "what is stored" + name + " here should stay as it was.",
                        JavaSlips.replace(at.getOpcode() == ISTORE ? POP : POP2));
            }
        }
        if (at instanceof IincInsnNode) {
            add(
                    "TOO_MUCH",
                    "this counts one time too many.",
                    (method, at) -> method.instructions.set(at, new InsnNode(NOP)));
        }
    }

    /** Whether the local variable {@code slot} is set in at most one other place: without this one it would never change. */
    private boolean isOnlyUpdate(int slot) {
        return !VariableSlips.isParameter(method, slot)
                && VariableSlips.sets(Arrays.stream(method.instructions.toArray()), slot) <= 2;
    }

    /**
     * Adds changes that replace {@code x = y} with {@code x |= y}, {@code x += y}, {@code x &= y}, {@code x = Math.max(x, y)} or
     * {@code x = Math.min(x, y)}, as far as the type of {@code x} allows.
     */
    private void collected(String variable) {
        VarInsnNode stored = (VarInsnNode) at;
        AbstractInsnNode value = Expression.before(at);
        boolean isZero = Long.valueOf(0).equals(Expression.constant(value)); // += 0 would do nothing
        LocalVariableNode local = variable(stored.var);
        if (isZero || local == null || isRead(stored.var, Expression.start(value))) {
            return;
        }
        boolean isLong = at.getOpcode() == LSTORE;
        int[] joins =
                isLong ? new int[] {LOR, LADD} : local.desc.equals("Z") ? new int[] {IOR, IAND} : new int[] {IADD, IOR};
        for (int join : joins) {
            String sign = join == LOR || join == IOR ? "|=" : join == IAND ? "&=" : "+=";
            collected(variable, "`" + sign + "` collects", isLong, () -> new InsnNode(join));
        }
        for (String call : local.desc.equals("I") ? List.of("max", "min") : List.<String>of()) {
            collected(
                    variable,
                    "`Math." + call + "` keeps the " + (call.equals("max") ? "larger" : "smaller") + " of the two",
                    isLong,
                    () -> new MethodInsnNode(INVOKESTATIC, "java/lang/Math", call, "(II)I", false));
        }
    }

    /** Whether the variable in the slot {@code slot} is read from {@code from} up to this instruction; false if {@code from} is null. */
    private boolean isRead(int slot, AbstractInsnNode from) {
        for (AbstractInsnNode each = from; each != null && each != at; each = each.getNext()) {
            if (each instanceof VarInsnNode load && load.var == slot) {
                return true;
            }
        }
        return false;
    }

    private void collected(String variable, String better, boolean isLong, JavaSlips.Made join) {
        add("NOT_COLLECTED", "`=` forgets what `" + variable + "` was before; " + better + ".", (method, at) -> {
            method.instructions.insertBefore(at, new VarInsnNode(isLong ? LLOAD : ILOAD, ((VarInsnNode) at).var));
            method.instructions.insertBefore(at, join.make());
        });
    }

    private String nameOfStored(int variable) {
        return method.localVariables.stream()
                .filter(each -> each.index == variable)
                .map(each -> each.name)
                .findFirst()
                .orElse("a variable");
    }
}
