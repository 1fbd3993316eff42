package sphericalknight.exercise.repair;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import sphericalknight.exercise.repair.Change.Edit;
import sphericalknight.exercise.repair.Change.Site;

/** Finds slips of one kind at one instruction. Slips typical of Java are found by {@link JavaSlips} instead. */
abstract class InstructionSlips {
    /** An instruction in a method of the class {@code type}, and its site. */
    record Instruction(ClassNode type, MethodNode method, AbstractInsnNode at, Site site) {}

    final ClassNode type;
    final MethodNode method;
    final AbstractInsnNode at;
    private final Site site;
    private final List<Change> changes = new ArrayList<>();

    InstructionSlips(Instruction here) {
        type = here.type;
        method = here.method;
        at = here.at;
        site = here.site;
    }

    /** Returns the changes to try at one instruction. */
    static List<Change> of(Instruction here) {
        List<Change> all = new ArrayList<>();
        for (InstructionSlips slips : List.of(
                new NumberSlips(here),
                new NullSlips(here),
                new ShiftSlips(here),
                new ComparisonSlips(here),
                new OperatorSlips(here),
                new OrderSlips(here),
                new VariableSlips(here),
                new CallSlips(here),
                new LimitSlips(here),
                new StoreSlips(here),
                new FoldedSlips(here))) {
            slips.find();
            all.addAll(slips.changes);
        }
        return all;
    }

    /** Adds the changes to try at the instruction. */
    abstract void find();

    final void add(String slip, String words, Edit edit) {
        add(slip, words, edit, "", 0);
    }

    /** Adds a change that can also be made together with all others that have the same {@code key}. */
    final void add(String slip, String words, Edit edit, String key, int size) {
        changes.add(new Change(slip, words, List.of(site), edit, key, size));
    }

    /** The local variable in the slot {@code slot} that can be used at the instruction; null if there is none. */
    final LocalVariableNode variable(int slot) {
        return Frames.variable(method, slot, method.instructions.indexOf(at));
    }

    /** The name of the local variable with the index {@code variable} at the instruction; "this" if it has none. */
    final String name(int variable) {
        LocalVariableNode local = variable(variable);
        return local == null ? "this" : local.name;
    }
}
