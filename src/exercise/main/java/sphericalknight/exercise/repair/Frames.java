package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;

/** Finds and creates the frames of a method, which list the live variables wherever two paths of execution join. */
final class Frames {
    private Frames() {}

    /** Whether {@code variable} can be used at the instruction with the index {@code here}. */
    static boolean isAlive(MethodNode method, LocalVariableNode variable, int here) {
        return method.instructions.indexOf(variable.start) <= here && here < method.instructions.indexOf(variable.end);
    }

    /**
     * The local variable in the slot {@code slot} that can be used at the instruction with the index {@code here}; null if there is none or
     * the class file does not list the variables.
     */
    static LocalVariableNode variable(MethodNode method, int slot, int here) {
        return (method.localVariables == null ? List.<LocalVariableNode>of() : method.localVariables)
                .stream()
                        .filter(each -> each.index == slot && isAlive(method, each, here))
                        .findFirst()
                        .orElse(null);
    }

    /** The frame at {@code from}, in front of the next instruction; null if there is none. */
    static FrameNode at(AbstractInsnNode from) {
        for (AbstractInsnNode at = from; at != null && at.getOpcode() < 0; at = at.getNext()) {
            if (at instanceof FrameNode frame) {
                return frame;
            }
        }
        return null;
    }

    /** Returns a new frame for {@code at}: the live variables, including those of the preceding frame, and an empty stack. */
    static FrameNode of(MethodNode method, AbstractInsnNode at) {
        Object[] slots = new Object[method.maxLocals + 2];
        AbstractInsnNode before = at;
        while (before != null && !(before instanceof FrameNode)) {
            before = before.getPrevious();
        }
        if (before instanceof FrameNode frame) {
            int slot = 0;
            for (Object each : frame.local) {
                slots[slot] = each;
                slot += each == LONG || each == DOUBLE ? 2 : 1;
            }
        }
        int here = method.instructions.indexOf(at);
        for (LocalVariableNode each : method.localVariables) {
            if (isAlive(method, each, here)) {
                slots[each.index] = switch (each.desc.charAt(0)) {
                    case 'J' -> LONG;
                    case 'D' -> DOUBLE;
                    case 'F' -> FLOAT;
                    case 'L' -> each.desc.substring(1, each.desc.length() - 1);
                    case '[' -> each.desc;
                    default -> INTEGER;
                };
            }
        }
        List<Object> locals = new ArrayList<>();
        for (int slot = 0; slot < slots.length; slot += slots[slot] == LONG || slots[slot] == DOUBLE ? 2 : 1) {
            locals.add(slots[slot] == null ? TOP : slots[slot]);
        }
        while (!locals.isEmpty() && locals.get(locals.size() - 1) == TOP) {
            locals.remove(locals.size() - 1);
        }
        return new FrameNode(F_NEW, locals.size(), locals.toArray(), 0, new Object[0]);
    }

    /**
     * Whether the variables of {@code here} include all that a jump to {@code there} requires; false if it also requires values on the
     * stack.
     */
    static boolean fits(FrameNode there, FrameNode here) {
        if (!there.stack.isEmpty() || there.local.size() > here.local.size()) {
            return false;
        }
        for (int i = 0; i < there.local.size(); i++) {
            if (there.local.get(i) != TOP && !there.local.get(i).equals(here.local.get(i))) {
                return false;
            }
        }
        return true;
    }
}
