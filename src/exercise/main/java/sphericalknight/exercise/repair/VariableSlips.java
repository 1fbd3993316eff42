package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Finds a wrong variable. */
final class VariableSlips extends InstructionSlips {
    VariableSlips(Instruction here) {
        super(here);
    }

    @Override
    void find() {
        boolean isArray = at.getOpcode() == ALOAD
                && Expression.behind(at) != null
                && Expression.behind(at).getOpcode() == ARETURN;
        if (!(at instanceof VarInsnNode load)
                || at.getOpcode() != ILOAD && at.getOpcode() != LLOAD && !isArray
                || method.localVariables == null
                || isHandedOn(method, load)
                || isReadOnce(method, load.var)) {
            return;
        }
        String own = name(load.var);
        String type = isArray ? Type.getReturnType(method.desc).getDescriptor() : at.getOpcode() == ILOAD ? "I" : "J";
        int here = method.instructions.indexOf(at);
        for (LocalVariableNode other : method.localVariables) {
            if (other.index != load.var && other.desc.equals(type) && Frames.isAlive(method, other, here)) {
                add(
                        "WRONG_VARIABLE",
                        isUpdated(load)
                                ? "`" + own + "` goes on from its own old value here: should it start from another one?"
                                : "`" + own + "` is the wrong variable here.",
                        (method, at) -> ((VarInsnNode) at).var = other.index,
                        method.name + " " + own + " " + other.name,
                        0);
            }
        }
    }

    /** Whether the statement gives the variable that {@code load} reads a new value, as {@code cell += step} does. */
    private static boolean isUpdated(VarInsnNode load) {
        AbstractInsnNode next = load.getNext();
        while (next != null && !(next instanceof LabelNode) && !(next instanceof JumpInsnNode)) {
            if (next instanceof VarInsnNode store && store.getOpcode() >= ISTORE) {
                return store.var == load.var;
            }
            next = next.getNext();
        }
        return false;
    }

    /** Whether the local variable {@code slot} is read only once: with another one at that place, nobody would need it. */
    static boolean isReadOnce(MethodNode method, int slot) {
        long reads = Arrays.stream(method.instructions.toArray())
                .filter(each -> each instanceof VarInsnNode load && load.var == slot && load.getOpcode() <= ALOAD
                        || each instanceof IincInsnNode count && count.var == slot)
                .count();
        return !isParameter(method, slot) && reads == 1;
    }

    /** The slots of the variables of {@code method} that are read, but for its parameters. */
    static Set<Integer> read(MethodNode method) {
        return Arrays.stream(method.instructions.toArray())
                .filter(each -> each instanceof VarInsnNode && each.getOpcode() <= ALOAD)
                .map(each -> ((VarInsnNode) each).var)
                .filter(slot -> !isParameter(method, slot))
                .collect(Collectors.toSet());
    }

    /** Whether the variable in the slot {@code slot} is a parameter, or {@code this}. */
    static boolean isParameter(MethodNode method, int slot) {
        int receiver = (method.access & ACC_STATIC) == 0 ? 0 : 1;
        return slot < (Type.getArgumentsAndReturnSizes(method.desc) >> 2) - receiver;
    }

    /** How many of these instructions set the variable {@code slot}. */
    static long sets(Stream<AbstractInsnNode> code, int slot) {
        return code.filter(each -> each instanceof VarInsnNode store && store.var == slot && store.getOpcode() >= ISTORE
                        || each instanceof IincInsnNode count && count.var == slot)
                .count();
    }

    /**
     * Whether {@code load} is part of an argument of a recursive call, and loads the parameter for that argument, as in {@code search(depth
     * - 1)}. Such a variable is certainly the intended one.
     */
    static boolean isHandedOn(MethodNode method, VarInsnNode load) {
        for (AbstractInsnNode call = load; call != null && !(call instanceof JumpInsnNode); call = call.getNext()) {
            if (call instanceof MethodInsnNode self && self.name.equals(method.name) && self.desc.equals(method.desc)) {
                Type[] types = Type.getArgumentTypes(self.desc);
                int slot = Type.getArgumentsAndReturnSizes(self.desc) >> 2;
                slot -= (method.access & ACC_STATIC) == 0 ? 0 : 1;
                AbstractInsnNode last = call;
                for (int i = types.length - 1; i >= 0; i--) {
                    slot -= types[i].getSize();
                    last = Expression.before(last);
                    AbstractInsnNode first = Expression.start(last);
                    if (first == null) {
                        return false;
                    }
                    int here = method.instructions.indexOf(load);
                    if (method.instructions.indexOf(first) <= here && here <= method.instructions.indexOf(last)) {
                        return slot == load.var;
                    }
                    last = first;
                }
            }
        }
        return false;
    }
}
