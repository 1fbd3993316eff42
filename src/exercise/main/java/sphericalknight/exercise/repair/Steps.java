package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import sphericalknight.exercise.repair.Change.Edit;
import sphericalknight.exercise.repair.Change.Site;

/**
 * The steps and conditions of a method. A step is the code between two points at which the operand stack is empty: an assignment, a call,
 * or an {@code if} with its body.
 */
final class Steps {
    private static final int LONGEST = 70;

    /** A step: the instructions with the indices {@code first} to {@code last}, both included. It is simple unless it is an {@code if}. */
    record Step(int first, int last, int line, boolean isSimple) {}

    /** A condition: an expression, which starts at the index {@code first}, and the jump after it. */
    record Condition(int first, int jump, int line) {}

    final ClassNode type;
    final MethodNode method;
    final AbstractInsnNode[] code;
    final List<Step> steps = new ArrayList<>();
    final List<Condition> conditions = new ArrayList<>();
    private final String file;
    private final int number;
    private final int[] lines;

    private Steps(String file, ClassNode type, int number) {
        this.file = file;
        this.type = type;
        this.number = number;
        this.method = type.methods.get(number);
        this.code = method.instructions.toArray();
        this.lines = new int[code.length];
    }

    /** Returns the changes to whole steps, conditions and jumps in method {@code number} of {@code type}; none if it cannot be analysed. */
    static List<Change> of(String file, ClassNode type, int number) {
        Steps steps = new Steps(file, type, number);
        List<Change> changes = new ArrayList<>();
        if (steps.method.localVariables != null && steps.method.tryCatchBlocks.isEmpty() && steps.read()) {
            new StepSlips(steps, changes).find();
            new JumpSlips(steps, changes).find();
        }
        return changes;
    }

    /** The site of the instruction with the index {@code at}. */
    Site site(int at) {
        return new Site(file, number, at, method.name, lines[at]);
    }

    /** Creates a change at one instruction. */
    Change change(String slip, String words, int at, Edit edit) {
        return new Change(slip, words, List.of(site(at)), edit);
    }

    /** The label to which the jump of {@code condition} leads. */
    LabelNode target(Condition condition) {
        return ((JumpInsnNode) code[condition.jump]).label;
    }

    /** The index of the head of the loop that begins with {@code condition}, to which a later jump leads back; -1 if there is none. */
    int loopOf(Condition condition) {
        for (int i = condition.jump + 1; i < code.length; i++) {
            int head = code[i] instanceof JumpInsnNode jump ? method.instructions.indexOf(jump.label) : i;
            if (isEmpty(head, condition.first)) {
                return head;
            }
        }
        return -1;
    }

    /** The index of the last jump back to {@code head}, the index of the head of a loop; -1 if there is none. */
    int endOfLoop(int head) {
        for (int i = code.length - 1; i > head && head >= 0; i--) {
            if (code[i].getOpcode() == GOTO) {
                int target = method.instructions.indexOf(((JumpInsnNode) code[i]).label);
                if (isEmpty(head, target)) {
                    return i;
                }
            }
        }
        return -1;
    }

    /**
     * Whether there are no instructions from the index {@code from} up to, but not including, {@code to}, and no jump leads to {@code
     * from}.
     */
    boolean isStraight(int from, int to) {
        return isEmpty(from, to) && Frames.at(code[from]) == null;
    }

    /**
     * Whether there are no instructions from the index {@code from} up to, but not including, {@code to}; false if {@code to} comes first.
     */
    boolean isEmpty(int from, int to) {
        for (int i = from; i < to; i++) {
            if (code[i].getOpcode() >= 0) {
                return false;
            }
        }
        return from <= to;
    }

    /** Finds the steps and conditions; returns false if the code cannot be analysed. */
    private boolean read() {
        int depth = 0;
        int line = 0;
        int start = -1;
        for (int i = 0; i < code.length; i++) {
            AbstractInsnNode at = code[i];
            if (at instanceof LineNumberNode number) {
                line = number.line;
            } else if (at instanceof FrameNode frame) {
                depth = 0;
                for (Object each : frame.stack == null ? List.of() : frame.stack) {
                    depth += each.equals(LONG) || each.equals(DOUBLE) ? 2 : 1;
                }
                start = depth == 0 ? -1 : start;
            }
            lines[i] = line;
            if (at.getOpcode() < 0) {
                continue;
            }
            start = depth == 0 || start < 0 ? i : start;
            depth += StackHeights.change(at);
            if (depth < 0) {
                return false;
            }
            if (depth == 0 && at instanceof JumpInsnNode && at.getOpcode() != GOTO) {
                conditions.add(new Condition(start, i, lines[start]));
            } else if (depth == 0 && !isEnd(at)) {
                steps.add(new Step(start, i, lines[start], true));
            }
        }
        Set<Integer> starts = new LinkedHashSet<>();
        for (Condition condition : conditions) {
            if (starts.add(condition.first)) {
                compound(condition);
            }
        }
        return true;
    }

    private static boolean isEnd(AbstractInsnNode at) {
        int opcode = at.getOpcode();
        return opcode >= GOTO && opcode <= RETURN || opcode == ATHROW;
    }

    /**
     * Adds the {@code if} that begins with {@code condition} as a step, which ends at the furthest target of its jumps. Adds none if it
     * returns, contains a loop, jumps backwards, is entered from outside, or is too long.
     */
    private void compound(Condition condition) {
        int end = condition.jump + 1;
        for (int i = condition.first; i < end; i++) {
            if (i >= code.length || isEnd(code[i]) && code[i].getOpcode() != GOTO) {
                return;
            }
            if (code[i] instanceof JumpInsnNode jump) {
                int target = method.instructions.indexOf(jump.label);
                if (target < i) {
                    return;
                }
                end = Math.max(end, target);
            }
        }
        boolean isEntered = false;
        for (int i = 0; i < code.length; i++) {
            if ((i < condition.first || i >= end) && code[i] instanceof JumpInsnNode jump) {
                int target = method.instructions.indexOf(jump.label);
                isEntered |= target > condition.first && target < end;
            }
        }
        if (!isEntered && end - condition.first <= LONGEST) {
            steps.add(new Step(condition.first, end - 1, condition.line, false));
        }
    }
}
