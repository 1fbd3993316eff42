package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import sphericalknight.exercise.repair.Change.Edit;
import sphericalknight.exercise.repair.Steps.Condition;

/**
 * Finds slips in the flow of control: {@code &&} for {@code ||}, {@code break} for {@code continue}, {@code do ... while} for
 * {@code while}.
 */
final class JumpSlips {
    private final Steps steps;
    private final List<Change> changes;
    private final MethodNode method;

    JumpSlips(Steps steps, List<Change> changes) {
        this.steps = steps;
        this.changes = changes;
        this.method = steps.method;
    }

    /** Adds all changes to the flow of control. */
    void find() {
        for (int i = 0; i + 1 < steps.conditions.size(); i++) {
            both(steps.conditions.get(i), steps.conditions.get(i + 1));
        }
        jumps();
        questionFirst();
    }

    private void add(String slip, String words, int at, Edit edit) {
        changes.add(steps.change(slip, words, at, edit));
    }

    /** Adds changes that replace {@code a && b} with {@code a || b}, or the reverse. */
    private void both(Condition one, Condition other) {
        if (!steps.isEmpty(one.jump() + 1, other.first())) {
            return;
        }
        LabelNode first = steps.target(one);
        LabelNode second = steps.target(other);
        boolean isBehind = steps.isEmpty(other.jump() + 1, method.instructions.indexOf(first));
        if (first == second) {
            add(
                    "OR_FOR_AND",
                    "one of the two conditions is enough here, or both are needed: `||` and `&&` are mixed up.",
                    one.jump(),
                    (method, at) -> {
                        JumpInsnNode jump = (JumpInsnNode) at;
                        LabelNode behind = new LabelNode();
                        JumpInsnNode next = (JumpInsnNode) method.instructions.get(other.jump());
                        InsnList more = new InsnList();
                        more.add(behind);
                        FrameNode frame = Frames.of(method, next);
                        if (Frames.at(next.getNext()) == null) {
                            more.add(frame);
                        }
                        jump.setOpcode(negated(jump.getOpcode()));
                        jump.label = behind;
                        method.instructions.insert(next, more);
                    });
        } else if (isBehind) {
            add(
                    "OR_FOR_AND",
                    "both conditions are needed here, or one of the two is enough: `||` and `&&` are mixed up.",
                    one.jump(),
                    (method, at) -> {
                        JumpInsnNode jump = (JumpInsnNode) at;
                        jump.setOpcode(negated(jump.getOpcode()));
                        jump.label = ((JumpInsnNode) method.instructions.get(other.jump())).label;
                    });
        }
    }

    /** The opcode of the conditional jump with the opposite condition. */
    static int negated(int opcode) {
        return opcode >= IFNULL ? IFNULL + IFNONNULL - opcode : (opcode - IFEQ ^ 1) + IFEQ;
    }

    /** Adds changes that replace a {@code return}, {@code break} or {@code continue} with a jump to another place. */
    private void jumps() {
        for (int i = 0; i < steps.code.length; i++) {
            boolean isReturn = steps.code[i].getOpcode() >= IRETURN && steps.code[i].getOpcode() <= RETURN;
            boolean isGoto = steps.code[i].getOpcode() == GOTO;
            if (!isReturn && !isGoto || i == lastInstruction() || isGoto && isEndOfLoop(i)) {
                continue;
            }
            for (int j = 0; j < steps.code.length; j++) {
                if (steps.code[j] instanceof LabelNode label && Frames.at(label) != null && isTarget(label)) {
                    retarget(i, j, isReturn);
                }
            }
        }
    }

    /**
     * Whether the {@code goto} at {@code at} ends a loop: it jumps backwards, and no later jump leads to the same place, as one would after
     * a {@code continue}.
     */
    private boolean isEndOfLoop(int at) {
        LabelNode head = ((JumpInsnNode) steps.code[at]).label;
        if (method.instructions.indexOf(head) > at) {
            return false;
        }
        for (int later = at + 1; later < steps.code.length; later++) {
            if (steps.code[later] instanceof JumpInsnNode jump && jump.label == head) {
                return false;
            }
        }
        return true;
    }

    private boolean isTarget(LabelNode label) {
        for (AbstractInsnNode each : steps.code) {
            if (each instanceof JumpInsnNode jump && jump.label == label) {
                return true;
            }
        }
        return false;
    }

    private int lastInstruction() {
        int last = steps.code.length - 1;
        while (last > 0 && steps.code[last].getOpcode() < 0) {
            last--;
        }
        return last;
    }

    /**
     * Whether the {@code return} at the index {@code at} returns the result of a call or an array element. Without this {@code return}, the
     * look-up would be useless.
     */
    private boolean isLookUp(int at) {
        AbstractInsnNode value = Expression.before(steps.code[at]);
        return value != null
                && (value instanceof MethodInsnNode || value.getOpcode() >= IALOAD && value.getOpcode() <= SALOAD);
    }

    private void retarget(int at, int target, boolean isReturn) {
        FrameNode there = Frames.at((LabelNode) steps.code[target]);
        boolean isSame = !isReturn && ((JumpInsnNode) steps.code[at]).label == steps.code[target];
        if (isSame || isReturn && isLookUp(at) || !Frames.fits(there, Frames.of(method, steps.code[at]))) {
            return;
        }
        String words = isReturn
                ? "`return` leaves the whole method here, which is too early."
                : "the way goes on at the wrong place here: this jump is too much, or `break` and `continue` are mixed up.";
        List<Integer> before = isReturn ? List.of() : sameJumpsBefore(at);
        add(isReturn ? "RETURNS_TOO_EARLY" : "WRONG_JUMP", words, at, (method, node) -> {
            LabelNode label = (LabelNode) method.instructions.get(target);
            before.forEach(jump -> ((JumpInsnNode) method.instructions.get(jump)).label = label);
            int opcode = node.getOpcode();
            if (opcode != GOTO && opcode != RETURN) {
                method.instructions.insertBefore(
                        node, new InsnNode(opcode == LRETURN || opcode == DRETURN ? POP2 : POP));
            }
            method.instructions.set(node, new JumpInsnNode(GOTO, label));
        });
    }

    /**
     * The indices of the conditional jumps that belong to the {@code goto} at {@code at}, and lead to the same place: in {@code if (a || b)
     * break;}, {@code a} jumps there directly.
     */
    private List<Integer> sameJumpsBefore(int at) {
        List<Integer> jumps = new ArrayList<>();
        int next = at;
        for (int i = steps.conditions.size() - 1; i >= 0; i--) {
            Condition condition = steps.conditions.get(i);
            if (condition.jump() < next) {
                if (!steps.isEmpty(condition.jump() + 1, next)) {
                    break;
                }
                if (steps.target(condition) == ((JumpInsnNode) steps.code[at]).label) {
                    jumps.add(condition.jump());
                }
                next = condition.first();
            }
        }
        return jumps;
    }

    /**
     * Whether the loop from {@code begin} to the jump back at {@code end} begins with a condition that leaves it, as {@code while} does.
     * An {@code if} at the end of its body jumps back, too.
     */
    private boolean isWhile(int begin, int end) {
        return steps.conditions.stream()
                .anyMatch(first ->
                        steps.isEmpty(begin, first.first()) && method.instructions.indexOf(steps.target(first)) > end);
    }

    /** Adds changes that turn {@code do ... while} into {@code while}. */
    private void questionFirst() {
        for (Condition condition : steps.conditions) {
            LabelNode head = ((JumpInsnNode) steps.code[condition.jump()]).label;
            int begin = method.instructions.indexOf(head);
            if (begin < condition.first() && !isWhile(begin, condition.jump())) {
                add(
                        "ASKS_TOO_LATE",
                        "`do ... while` goes round once before it asks; `while` asks first.",
                        condition.first(),
                        (method, at) -> {
                            LabelNode asks = null;
                            AbstractInsnNode before = at.getPrevious();
                            while (before != null && before.getOpcode() < 0) {
                                asks = before instanceof LabelNode label && Frames.at(label) != null ? label : asks;
                                before = before.getPrevious();
                            }
                            LabelNode loop = ((JumpInsnNode) method.instructions.get(condition.jump())).label;
                            if (asks == null) {
                                asks = new LabelNode();
                                InsnList more = new InsnList();
                                more.add(asks);
                                more.add(Frames.at(loop).clone(Map.of()));
                                method.instructions.insertBefore(at, more);
                            }
                            method.instructions.insertBefore(loop, new JumpInsnNode(GOTO, asks));
                        });
            }
        }
    }
}
