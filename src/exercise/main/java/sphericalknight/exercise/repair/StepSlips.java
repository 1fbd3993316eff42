package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import sphericalknight.exercise.repair.Change.Edit;
import sphericalknight.exercise.repair.Change.Site;
import sphericalknight.exercise.repair.Steps.Condition;
import sphericalknight.exercise.repair.Steps.Step;

/**
 * Finds slips in whole steps and conditions: one is missing from a series of similar ones, two are swapped, or a step is outside its loop.
 */
final class StepSlips {
    /**
     * The maximum number of steps before a loop that are tried inside it. One would not do, because the last ones may initialise the
     * loop's counters.
     */
    private static final int MOST_BEFORE = 6;

    private final Steps steps;
    private final List<Change> changes;

    StepSlips(Steps steps, List<Change> changes) {
        this.steps = steps;
        this.changes = changes;
    }

    /** Adds all changes that move, copy or exchange whole steps and conditions. */
    void find() {
        exchanges();
        copies();
        copiedConditions();
        outside();
    }

    private void add(String slip, String words, List<Site> sites, Edit edit) {
        changes.add(new Change(slip, words, sites, edit));
    }

    private void addCopy(String slip, String words, int at, Edit edit) {
        changes.add(new Change(slip, words, List.of(steps.site(at)), edit, Change.COPY));
    }

    private void exchanges() {
        for (Step one : steps.steps) {
            for (Step other : steps.steps) {
                if (other.isSimple() && isDirectlyBefore(one, other.first())) {
                    String words = one.line() == other.line()
                            ? "two steps of this line have changed places."
                            : "these two steps have changed places.";
                    add(
                            "STEPS_EXCHANGED",
                            words,
                            List.of(steps.site(one.first()), steps.site(other.first())),
                            (method, at) -> {
                                if (at == method.instructions.get(one.first())) {
                                    return; // both are moved when the second one is reached
                                }
                                List<AbstractInsnNode> moved = new ArrayList<>();
                                AbstractInsnNode each = at;
                                for (int i = other.first(); i <= other.last(); i++) {
                                    moved.add(each);
                                    each = each.getNext();
                                }
                                AbstractInsnNode first = method.instructions.get(one.first());
                                for (AbstractInsnNode next : moved) {
                                    method.instructions.remove(next);
                                    method.instructions.insertBefore(first, next);
                                }
                            });
                }
            }
        }
    }

    private void copies() {
        for (Step step : steps.steps) {
            boolean isOverwritten = step.isSimple() && isOverwriting(step);
            for (Instead instead : Instead.in(steps, step.first(), step.last())) {
                if (isOverwritten) {
                    instead(step, instead);
                    continue;
                }
                for (boolean behind : new boolean[] {true, false}) {
                    addCopy(
                            "STEP_MISSING",
                            "a step like this one is missing" + (behind ? " behind it" : " in front of it")
                                    + instead.words() + ".",
                            step.first(),
                            (method, at) -> insert(method, at, step, instead, behind));
                }
            }
        }
    }

    private static void insert(MethodNode method, AbstractInsnNode at, Step step, Instead instead, boolean behind) {
        AbstractInsnNode place = behind ? method.instructions.get(step.last()) : at;
        put(method, place, behind, copy(method, step.first(), step.last(), instead));
    }

    /** Whether a step sets a variable that it does not read, so that a copy after it would overwrite its result. */
    private boolean isOverwriting(Step step) {
        if (!(steps.code[step.last()] instanceof VarInsnNode store)) {
            return false;
        }
        for (int i = step.first(); i < step.last(); i++) {
            if (steps.code[i] instanceof VarInsnNode load && load.var == store.var) {
                return false;
            }
        }
        return true;
    }

    /** Adds a change that makes these replacements in a step; none if there are no replacements. */
    private void instead(Step step, Instead instead) {
        boolean isNeeded =
                instead.variables().keySet().stream().noneMatch(slot -> VariableSlips.isReadOnce(steps.method, slot));
        if (!instead.slip().isEmpty() && isNeeded) {
            addCopy(
                    instead.slip(),
                    instead.wrong(),
                    step.first(),
                    (method, at) -> insert(method, at, step, instead, true));
        }
    }

    /** Adds changes that copy a step from before a loop to the beginning or the end of the loop's body. */
    private void outside() {
        for (Condition condition : steps.conditions) {
            int head = steps.loopOf(condition);
            int entry = lastOf(condition).jump();
            List<Step> before = steps.steps.stream()
                    .filter(step -> step.isSimple() && isOneWay(step.last(), head))
                    .toList();
            for (Step step : before.subList(Math.max(0, before.size() - MOST_BEFORE), before.size())) {
                int end = steps.endOfLoop(head);
                if (isSetIn(step, head, end)) {
                    continue; // doing the step again would undo what the loop does
                }
                again(step, "it belongs in the loop, at its beginning.", entry, true);
                if (end >= 0) {
                    again(step, "it must be done again at the end of each round.", end, false);
                }
            }
        }
    }

    /**
     * Whether the variable that {@code step} sets is also set in the loop between these indices, other than in a loop inside it, which may
     * well begin anew each time.
     */
    private boolean isSetIn(Step step, int from, int to) {
        return steps.code[step.last()] instanceof VarInsnNode set
                && from < to
                && VariableSlips.sets(
                                IntStream.range(from, to)
                                        .filter(i -> !isInnerLoop(i, from, to))
                                        .mapToObj(i -> steps.code[i]),
                                set.var)
                        > 0;
    }

    /** Whether the instruction with the index {@code at} is in a loop that lies within the loop between {@code from} and {@code to}. */
    private boolean isInnerLoop(int at, int from, int to) {
        return steps.conditions.stream().mapToInt(steps::loopOf).anyMatch(head -> {
            int end = steps.endOfLoop(head);
            return from < head && head <= at && at <= end && end < to;
        });
    }

    /** Adds a change that inserts a copy of {@code step} directly after or before the instruction with the index {@code place}. */
    private void again(Step step, String words, int place, boolean isBehind) {
        addCopy(
                "STEP_OUTSIDE",
                "this step is done once, before the loop; " + words,
                step.first(),
                (method, at) -> put(
                        method,
                        method.instructions.get(place),
                        isBehind,
                        copy(method, step.first(), step.last(), Instead.NOTHING)));
    }

    private static void put(MethodNode method, AbstractInsnNode place, boolean isBehind, InsnList code) {
        if (isBehind) {
            method.instructions.insert(place, code);
        } else {
            method.instructions.insertBefore(place, code);
        }
    }

    /** Whether {@code step} is simple, and the instruction with the index {@code next} always comes directly after it. */
    private boolean isDirectlyBefore(Step step, int next) {
        return step.isSimple() && steps.isStraight(step.last() + 1, next);
    }

    /** Whether the code between these indices has neither a jump nor the target of one; false if {@code to} is not above {@code from}. */
    private boolean isOneWay(int from, int to) {
        for (int i = from; i < to; i++) {
            if (steps.code[i] instanceof JumpInsnNode || i > from && Frames.at(steps.code[i]) != null) {
                return false;
            }
        }
        return from < to;
    }

    /** The last of the conditions that begin with {@code first} and are joined by {@code &&}. */
    private Condition lastOf(Condition first) {
        Condition last = first;
        for (Condition next : steps.conditions) {
            boolean follows = steps.isEmpty(last.jump() + 1, next.first());
            last = follows && steps.target(next) == steps.target(last) ? next : last;
        }
        return last;
    }

    /**
     * Returns a copy of the instructions from {@code first} to {@code last} with the replacements of {@code instead} and with labels of its
     * own. Jumps to code outside lead to the end of the copy.
     */
    private static InsnList copy(MethodNode method, int first, int last, Instead instead) {
        Map<LabelNode, LabelNode> labels = new HashMap<>();
        LabelNode end = new LabelNode();
        for (int i = first; i <= last; i++) {
            if (method.instructions.get(i) instanceof LabelNode label) {
                labels.put(label, new LabelNode());
            }
        }
        FrameNode exit = null;
        for (int i = first; i <= last; i++) {
            if (method.instructions.get(i) instanceof JumpInsnNode jump && !labels.containsKey(jump.label)) {
                labels.put(jump.label, end);
                exit = Frames.at(jump.label);
            }
        }
        InsnList copy = new InsnList();
        for (int i = first; i <= last; i++) {
            AbstractInsnNode each = method.instructions.get(i);
            if (each instanceof LineNumberNode
                    || each instanceof TableSwitchInsnNode
                    || each instanceof LookupSwitchInsnNode) {
                continue;
            }
            AbstractInsnNode cloned = each.clone(labels);
            copy.add(instead.of(cloned));
        }
        if (exit != null) {
            copy.add(end);
            copy.add(exit.clone(labels));
            copy.add(new InsnNode(NOP)); // there cannot be two frames at the same place
        }
        return copy;
    }

    /**
     * Whether {@code instead} only changes the limit in a copy of a comparison with {@code <} or {@code >}. Of two such limits, the
     * stricter makes the other useless.
     */
    private boolean isSameLimit(Condition condition, Instead instead) {
        int opcode = steps.code[condition.jump()].getOpcode();
        boolean isOrder = opcode >= IFLT && opcode <= IFLE || opcode >= IF_ICMPLT && opcode <= IF_ICMPLE;
        return isOrder && !instead.numbers().isEmpty();
    }

    /** Adds changes that insert a missing condition: after each condition, a similar one. */
    private void copiedConditions() {
        for (Condition condition : steps.conditions) {
            for (Instead instead : Instead.in(steps, condition.first(), condition.jump())) {
                if (!instead.words().endsWith("again") && !isSameLimit(condition, instead)) {
                    addCopy(
                            "CONDITION_MISSING",
                            "a condition like the one here is missing, too" + instead.words() + ".",
                            condition.first(),
                            (method, at) -> {
                                Map<LabelNode, LabelNode> same = new HashMap<>();
                                InsnList copy = new InsnList();
                                for (int i = condition.first(); i <= condition.jump(); i++) {
                                    AbstractInsnNode each = method.instructions.get(i);
                                    if (each instanceof JumpInsnNode jump) {
                                        same.put(jump.label, jump.label);
                                    }
                                    if (each.getOpcode() >= 0) {
                                        copy.add(instead.of(each.clone(same)));
                                    }
                                }
                                method.instructions.insert(method.instructions.get(condition.jump()), copy);
                            });
                }
            }
        }
    }
}
