package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import sphericalknight.exercise.repair.Change.Edit;
import sphericalknight.exercise.repair.Change.Site;

/**
 * Slips of whole steps of a method: one is left out that its neighbours show the pattern of, two have changed places, a condition is missing, or
 * the way goes on at the wrong place. A step is what javac writes from one empty stack to the next: an assignment, a call, or an
 * {@code if} or a loop with all that is in it.
 */
final class Steps {
    private static final int LONGEST = 70;
    private static final int MOST_VARIABLES = 6;

    /** Instructions from {@code first} to {@code last}, both included. */
    private record Step(int first, int last, int line, boolean isSimple) {}

    /** A condition: an expression and the jump behind it. */
    private record Condition(int first, int jump, int line) {}

    private final List<Change> changes = new ArrayList<>();
    private final String file;
    private final ClassNode type;
    private final int number;
    private final MethodNode method;
    private final AbstractInsnNode[] code;
    private final int[] lines;
    private final List<Step> steps = new ArrayList<>();
    private final List<Condition> conditions = new ArrayList<>();

    private Steps(String file, ClassNode type, int number) {
        this.file = file;
        this.type = type;
        this.number = number;
        this.method = type.methods.get(number);
        this.code = method.instructions.toArray();
        this.lines = new int[code.length];
    }

    /** The changes of whole steps in method {@code number} of {@code type}. */
    static List<Change> of(String file, ClassNode type, int number) {
        Steps steps = new Steps(file, type, number);
        if (steps.method.localVariables != null && steps.method.tryCatchBlocks.isEmpty() && steps.read()) {
            steps.exchanges();
            steps.copies();
            steps.copiedConditions();
            steps.jumps();
            steps.questionFirst();
        }
        return steps.changes;
    }

    private void add(String slip, String words, int at, Edit edit) {
        add(slip, words, List.of(site(at)), edit);
    }

    private void add(String slip, String words, List<Site> sites, Edit edit) {
        changes.add(new Change(slip, words, sites, edit));
    }

    private Site site(int at) {
        return new Site(file, number, at, method.name, lines[at]);
    }

    /** Finds steps and conditions; false where the code is not understood. */
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
            depth += effect(at);
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

    /** The {@code if} that begins with {@code condition}: up to where all its jumps go. */
    private void compound(Condition condition) {
        int end = condition.jump + 1;
        for (int i = condition.first; i < end; i++) {
            if (i >= code.length || isEnd(code[i]) && code[i].getOpcode() != GOTO) {
                return;
            }
            if (code[i] instanceof JumpInsnNode jump) {
                int target = method.instructions.indexOf(jump.label);
                if (target < condition.first) {
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

    /** The change of the height of the stack. */
    private static int effect(AbstractInsnNode at) {
        int opcode = at.getOpcode();
        if (at instanceof MethodInsnNode call) {
            return effect(call.desc) - (opcode == INVOKESTATIC ? 0 : 1);
        }
        if (at instanceof InvokeDynamicInsnNode call) {
            return effect(call.desc);
        }
        if (at instanceof FieldInsnNode field) {
            int size = Type.getType(field.desc).getSize();
            return switch (opcode) {
                case GETSTATIC -> size;
                case PUTSTATIC -> -size;
                case GETFIELD -> size - 1;
                default -> -size - 1;
            };
        }
        if (at instanceof LdcInsnNode load) {
            return load.cst instanceof Long || load.cst instanceof Double ? 2 : 1;
        }
        if (at instanceof MultiANewArrayInsnNode array) {
            return 1 - array.dims;
        }
        return switch (opcode) {
            case NOP,
                    IINC,
                    GOTO,
                    RETURN,
                    INEG,
                    LNEG,
                    FNEG,
                    DNEG,
                    I2F,
                    L2D,
                    F2I,
                    D2L,
                    I2B,
                    I2C,
                    I2S,
                    NEWARRAY,
                    ANEWARRAY,
                    ARRAYLENGTH,
                    CHECKCAST,
                    INSTANCEOF,
                    SWAP,
                    LALOAD,
                    DALOAD -> 0;
            case ACONST_NULL,
                    ICONST_M1,
                    ICONST_0,
                    ICONST_1,
                    ICONST_2,
                    ICONST_3,
                    ICONST_4,
                    ICONST_5,
                    FCONST_0,
                    FCONST_1,
                    FCONST_2,
                    BIPUSH,
                    SIPUSH,
                    ILOAD,
                    FLOAD,
                    ALOAD,
                    NEW,
                    DUP,
                    DUP_X1,
                    DUP_X2,
                    I2L,
                    I2D,
                    F2L,
                    F2D -> 1;
            case LCONST_0, LCONST_1, DCONST_0, DCONST_1, LLOAD, DLOAD, DUP2, DUP2_X1, DUP2_X2 -> 2;
            case LSTORE,
                    DSTORE,
                    POP2,
                    LADD,
                    LSUB,
                    LMUL,
                    LDIV,
                    LREM,
                    LAND,
                    LOR,
                    LXOR,
                    DADD,
                    DSUB,
                    DMUL,
                    DDIV,
                    DREM,
                    IF_ICMPEQ,
                    IF_ICMPNE,
                    IF_ICMPLT,
                    IF_ICMPGE,
                    IF_ICMPGT,
                    IF_ICMPLE,
                    IF_ACMPEQ,
                    IF_ACMPNE,
                    LRETURN,
                    DRETURN -> -2;
            case IASTORE, FASTORE, AASTORE, BASTORE, CASTORE, SASTORE, LCMP, DCMPL, DCMPG -> -3;
            case LASTORE, DASTORE -> -4;
            default -> -1;
        };
    }

    private static int effect(String descriptor) {
        int effect = Type.getReturnType(descriptor).getSize();
        for (Type type : Type.getArgumentTypes(descriptor)) {
            effect -= type.getSize();
        }
        return effect;
    }

    private void exchanges() {
        for (Step one : steps) {
            for (Step other : steps) {
                if (one.isSimple && other.isSimple && isStraight(one.last + 1, other.first) && one.last < other.first) {
                    String words = one.line == other.line
                            ? "two steps of this line have changed places."
                            : "these two steps have changed places.";
                    add("STEPS_EXCHANGED", words, List.of(site(one.first), site(other.first)), (method, at) -> {
                        if (at == method.instructions.get(one.first)) {
                            return; // both are moved when the second one is reached
                        }
                        List<AbstractInsnNode> moved = new ArrayList<>();
                        AbstractInsnNode each = at;
                        for (int i = other.first; i <= other.last; i++) {
                            moved.add(each);
                            each = each.getNext();
                        }
                        AbstractInsnNode first = method.instructions.get(one.first);
                        for (AbstractInsnNode next : moved) {
                            method.instructions.remove(next);
                            method.instructions.insertBefore(first, next);
                        }
                    });
                }
            }
        }
    }

    /** Whether there is nothing but line numbers between two instructions, and nobody jumps there. */
    private boolean isStraight(int from, int to) {
        for (int i = from; i < to; i++) {
            if (code[i].getOpcode() >= 0 || code[i] instanceof FrameNode) {
                return false;
            }
        }
        return true;
    }

    /** What stands for what in a copy of a step, and how it is said. */
    private record Instead(
            String words, Map<Long, Long> numbers, Map<Integer, Integer> variables, Map<String, String> names) {}

    private void copies() {
        for (Step step : steps) {
            for (Instead instead : instead(step.first, step.last)) {
                for (boolean behind : new boolean[] {true, false}) {
                    add(
                            "STEP_MISSING",
                            "a step like this one is missing" + (behind ? " behind it" : " in front of it")
                                    + instead.words + ".",
                            step.first,
                            (method, at) -> {
                                InsnList copy = copy(method, step.first, step.last, instead);
                                if (behind) {
                                    method.instructions.insert(method.instructions.get(step.last), copy);
                                } else {
                                    method.instructions.insertBefore(at, copy);
                                }
                            });
                }
            }
        }
    }

    private List<Instead> instead(int first, int last) {
        Set<Long> numbers = new LinkedHashSet<>();
        Set<Integer> variables = new LinkedHashSet<>();
        Map<String, MethodInsnNode> calls = new LinkedHashMap<>();
        for (int i = first; i <= last; i++) {
            Long constant = Expression.constant(code[i]);
            if (constant != null && Math.abs(constant) > 1 && Math.abs(constant) < 100) {
                numbers.add(constant);
            } else if (code[i] instanceof VarInsnNode variable && variable.getOpcode() <= ALOAD) {
                variables.add(variable.var);
            } else if (code[i] instanceof MethodInsnNode call && call.owner.equals(type.name)) {
                calls.put(call.name, call);
            }
        }
        List<Instead> all = new ArrayList<>();
        all.add(new Instead(", the same again", Map.of(), Map.of(), Map.of()));
        for (long n : numbers) {
            Set<Long> others = new LinkedHashSet<>(List.of(2 * n, n / 2, n + 1, n - 1, -n));
            for (long other : others) {
                all.add(new Instead(", with " + other + " for " + n, Map.of(n, other), Map.of(), Map.of()));
            }
        }
        for (int variable : variables) {
            LocalVariableNode own = variable(variable, first);
            int tried = 0;
            for (LocalVariableNode other : method.localVariables) {
                if (own != null
                        && other.index != variable
                        && other.desc.equals(own.desc)
                        && isAlive(other, first)
                        && tried++ < MOST_VARIABLES) {
                    all.add(new Instead(
                            ", with `" + other.name + "` for `" + own.name + "`",
                            Map.of(),
                            Map.of(variable, other.index),
                            Map.of()));
                }
            }
        }
        for (MethodInsnNode call : calls.values()) {
            for (MethodNode other : type.methods) {
                if (other.desc.equals(call.desc) && !other.name.equals(call.name) && !other.name.equals(method.name)) {
                    all.add(new Instead(
                            ", with " + other.name + "() for " + call.name + "()",
                            Map.of(),
                            Map.of(),
                            Map.of(call.name, other.name)));
                }
            }
        }
        return all;
    }

    /** A copy with jumps of its own, which ends where it goes on. */
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
                exit = frameBehind(jump.label);
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
            copy.add(replaced(cloned, instead));
        }
        if (exit != null) {
            copy.add(end);
            copy.add(exit.clone(labels));
            copy.add(new InsnNode(NOP)); // two frames may not stand at one place
        }
        return copy;
    }

    private static AbstractInsnNode replaced(AbstractInsnNode at, Instead instead) {
        Long constant = Expression.constant(at);
        if (constant != null && instead.numbers.containsKey(constant)) {
            long other = instead.numbers.get(constant);
            return Expression.isLong(at) ? new LdcInsnNode(other) : new LdcInsnNode((int) other);
        }
        if (at instanceof VarInsnNode variable) {
            variable.var = instead.variables.getOrDefault(variable.var, variable.var);
        } else if (at instanceof IincInsnNode count) {
            count.var = instead.variables.getOrDefault(count.var, count.var);
        } else if (at instanceof MethodInsnNode call) {
            call.name = instead.names.getOrDefault(call.name, call.name);
        }
        return at;
    }

    private static FrameNode frameBehind(LabelNode label) {
        for (AbstractInsnNode at = label; at != null && at.getOpcode() < 0; at = at.getNext()) {
            if (at instanceof FrameNode frame) {
                return frame;
            }
        }
        return null;
    }

    /** A condition of {@code a && b} that is missing, and one that its neighbours show the pattern of. */
    private void copiedConditions() {
        for (Condition condition : conditions) {
            for (Instead instead : instead(condition.first, condition.jump)) {
                if (!instead.words.endsWith("again")) {
                    add(
                            "CONDITION_MISSING",
                            "a condition like the one here is missing, too" + instead.words + ".",
                            condition.first,
                            (method, at) -> {
                                Map<LabelNode, LabelNode> same = new HashMap<>();
                                InsnList copy = new InsnList();
                                for (int i = condition.first; i <= condition.jump; i++) {
                                    AbstractInsnNode each = method.instructions.get(i);
                                    if (each instanceof JumpInsnNode jump) {
                                        same.put(jump.label, jump.label);
                                    }
                                    if (each.getOpcode() >= 0) {
                                        copy.add(replaced(each.clone(same), instead));
                                    }
                                }
                                method.instructions.insert(method.instructions.get(condition.jump), copy);
                            });
                }
            }
        }
        for (int i = 0; i + 1 < conditions.size(); i++) {
            both(conditions.get(i), conditions.get(i + 1));
        }
    }

    /** {@code a && b} for {@code a || b}, and the reverse. */
    private void both(Condition one, Condition other) {
        if (!isStraight(one.jump + 1, other.first) && !isStraightWithFrame(one.jump + 1, other.first)) {
            return;
        }
        LabelNode first = ((JumpInsnNode) code[one.jump]).label;
        LabelNode second = ((JumpInsnNode) code[other.jump]).label;
        boolean isBehind = isStraightWithFrame(other.jump + 1, method.instructions.indexOf(first))
                && method.instructions.indexOf(first) > other.jump;
        if (first == second) {
            add(
                    "OR_FOR_AND",
                    "one of the two conditions is enough here, or both are needed: `||` and `&&` are mixed up.",
                    one.jump,
                    (method, at) -> {
                        JumpInsnNode jump = (JumpInsnNode) at;
                        LabelNode behind = new LabelNode();
                        JumpInsnNode next = (JumpInsnNode) method.instructions.get(other.jump);
                        InsnList more = new InsnList();
                        more.add(behind);
                        FrameNode frame = frameOf(method, next);
                        if (frameAt(next.getNext()) == null) {
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
                    one.jump,
                    (method, at) -> {
                        JumpInsnNode jump = (JumpInsnNode) at;
                        jump.setOpcode(negated(jump.getOpcode()));
                        jump.label = ((JumpInsnNode) method.instructions.get(other.jump)).label;
                    });
        }
    }

    private boolean isStraightWithFrame(int from, int to) {
        for (int i = from; i < to; i++) {
            if (code[i].getOpcode() >= 0) {
                return false;
            }
        }
        return true;
    }

    private static FrameNode frameAt(AbstractInsnNode from) {
        for (AbstractInsnNode at = from; at != null && at.getOpcode() < 0; at = at.getNext()) {
            if (at instanceof FrameNode frame) {
                return frame;
            }
        }
        return null;
    }

    static int negated(int opcode) {
        return opcode >= IFNULL ? IFNULL + IFNONNULL - opcode : (opcode - IFEQ ^ 1) + IFEQ;
    }

    /** The variables that are alive at {@code at}, those of the frame in front of it among them, with an empty stack. */
    private static FrameNode frameOf(MethodNode method, AbstractInsnNode at) {
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
            if (method.instructions.indexOf(each.start) <= here && here < method.instructions.indexOf(each.end)) {
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

    /** {@code return}, {@code break} and {@code continue} that lead to the wrong place. */
    private void jumps() {
        for (int i = 0; i < code.length; i++) {
            boolean isReturn = code[i].getOpcode() >= IRETURN && code[i].getOpcode() <= RETURN;
            boolean isGoto = code[i].getOpcode() == GOTO;
            if (!isReturn && !isGoto || i == lastInstruction() || isGoto && isEndOfLoop(i)) {
                continue;
            }
            for (int j = 0; j < code.length; j++) {
                if (code[j] instanceof LabelNode label && frameBehind(label) != null && isTarget(label)) {
                    retarget(i, j, isReturn);
                }
            }
        }
    }

    /** Whether the jump at {@code at} is the way back at the end of a loop, and no {@code continue}, after which code of the loop follows. */
    private boolean isEndOfLoop(int at) {
        LabelNode head = ((JumpInsnNode) code[at]).label;
        if (method.instructions.indexOf(head) > at) {
            return false;
        }
        for (int later = at + 1; later < code.length; later++) {
            if (code[later] instanceof JumpInsnNode jump && jump.label == head) {
                return false;
            }
        }
        return true;
    }

    private boolean isTarget(LabelNode label) {
        for (AbstractInsnNode each : code) {
            if (each instanceof JumpInsnNode jump && jump.label == label) {
                return true;
            }
        }
        return false;
    }

    private int lastInstruction() {
        int last = code.length - 1;
        while (last > 0 && code[last].getOpcode() < 0) {
            last--;
        }
        return last;
    }

    private void retarget(int at, int target, boolean isReturn) {
        FrameNode there = frameBehind((LabelNode) code[target]);
        boolean isSame = !isReturn && ((JumpInsnNode) code[at]).label == code[target];
        if (isSame || !fits(there, frameOf(method, code[at]))) {
            return;
        }
        String words = isReturn
                ? "`return` leaves the whole method here, which is too early."
                : "the way goes on at the wrong place here, as with `break` for `continue`.";
        add(isReturn ? "RETURNS_TOO_EARLY" : "WRONG_JUMP", words, at, (method, node) -> {
            LabelNode label = (LabelNode) method.instructions.get(target);
            int opcode = node.getOpcode();
            if (opcode != GOTO && opcode != RETURN) {
                method.instructions.insertBefore(
                        node, new InsnNode(opcode == LRETURN || opcode == DRETURN ? POP2 : POP));
            }
            method.instructions.set(node, new JumpInsnNode(GOTO, label));
        });
    }

    /** Whether one may go on at a place with the variables of {@code there}, and no others. */
    private static boolean fits(FrameNode there, FrameNode here) {
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

    /** {@code do ... while} for {@code while}. */
    private void questionFirst() {
        for (Condition condition : conditions) {
            LabelNode head = ((JumpInsnNode) code[condition.jump]).label;
            int begin = method.instructions.indexOf(head);
            if (begin < condition.first) {
                add(
                        "ASKS_TOO_LATE",
                        "`do ... while` goes round once before it asks; `while` asks first.",
                        condition.first,
                        (method, at) -> {
                            LabelNode asks = null;
                            AbstractInsnNode before = at.getPrevious();
                            while (before != null && before.getOpcode() < 0) {
                                asks = before instanceof LabelNode label && frameBehind(label) != null ? label : asks;
                                before = before.getPrevious();
                            }
                            LabelNode loop = ((JumpInsnNode) method.instructions.get(condition.jump)).label;
                            if (asks == null) {
                                asks = new LabelNode();
                                InsnList more = new InsnList();
                                more.add(asks);
                                more.add(frameBehind(loop).clone(Map.of()));
                                method.instructions.insertBefore(at, more);
                            }
                            method.instructions.insertBefore(loop, new JumpInsnNode(GOTO, asks));
                        });
            }
        }
    }

    private LocalVariableNode variable(int index, int here) {
        return method.localVariables.stream()
                .filter(each -> each.index == index && isAlive(each, here))
                .findFirst()
                .orElse(null);
    }

    private boolean isAlive(LocalVariableNode variable, int here) {
        return method.instructions.indexOf(variable.start) <= here && here < method.instructions.indexOf(variable.end);
    }
}
