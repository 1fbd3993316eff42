package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import sphericalknight.exercise.repair.Change.Edit;
import sphericalknight.exercise.repair.Change.Site;

/** Finds slips that are not typical of Java: a wrong distance, direction, operator, comparison, variable or order, or a missing mask. */
final class OtherSlips {
    /**
     * The name of the slip of a wrong comparison. Changing a number in a condition can make an answer pass merely by switching the
     * condition off, so the slip is credible only if exactly one number works.
     */
    static final String WRONG_COMPARISON = "WRONG_COMPARISON";

    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final long FILE_H = FILE_A << 7;
    private static final long[] EDGES = {
        ~FILE_A,
        ~FILE_H,
        ~(FILE_A | FILE_A << 1),
        ~(FILE_H | FILE_H >>> 1),
        ~0xFFL,
        ~(0xFFL << 56),
        0xFFL << 24,
        0xFFL << 32
    };
    private static final int[] DISTANCES = {0, 1, 2, 6, 7, 8, 9, 10, 12, 15, 16, 17, 32, 56, 63, 64, 772, 768, 780};
    private static final Map<String, String> TWINS = Map.of(
            "numberOfTrailingZeros", "numberOfLeadingZeros",
            "numberOfLeadingZeros", "numberOfTrailingZeros",
            "lowestOneBit", "highestOneBit",
            "highestOneBit", "lowestOneBit",
            "reverse", "reverseBytes",
            "reverseBytes", "reverse",
            "min", "max",
            "max", "min");

    private final List<Change> changes = new ArrayList<>();
    private final MethodNode method;
    private final AbstractInsnNode at;
    private final Site site;
    private final List<MethodInsnNode> called = new ArrayList<>();
    private final List<FieldInsnNode> fields = new ArrayList<>();

    private OtherSlips(ClassNode type, MethodNode method, AbstractInsnNode at, Site site) {
        this.method = method;
        for (MethodNode each : type.methods) {
            if (!each.name.startsWith("<") && !each.name.startsWith("lambda$") && !each.name.equals(method.name)) {
                int opcode = (each.access & ACC_STATIC) != 0 ? INVOKESTATIC : INVOKEVIRTUAL;
                called.add(new MethodInsnNode(opcode, type.name, each.name, each.desc, false));
            }
            for (AbstractInsnNode other : each.instructions) {
                if (other instanceof MethodInsnNode call
                        && !call.owner.startsWith("java/")
                        && !call.owner.equals(type.name)) {
                    called.removeIf(known -> known.owner.equals(call.owner)
                            && known.name.equals(call.name)
                            && known.desc.equals(call.desc));
                    called.add(call);
                } else if (other instanceof FieldInsnNode field) {
                    fields.removeIf(known -> known.owner.equals(field.owner) && known.name.equals(field.name));
                    fields.add(field);
                }
            }
        }
        this.at = at;
        this.site = site;
    }

    /** Returns the changes to try at one instruction. */
    static List<Change> of(ClassNode type, MethodNode method, AbstractInsnNode at, Site site) {
        OtherSlips slips = new OtherSlips(type, method, at, site);
        slips.numbers();
        slips.nulls();
        slips.shifts();
        slips.comparisons();
        slips.operators();
        slips.order();
        slips.variables();
        slips.calls();
        slips.limits();
        slips.stores();
        return slips.changes;
    }

    private void add(String slip, String words, Edit edit) {
        changes.add(new Change(slip, words, List.of(site), edit));
    }

    private void numbers() {
        Long number = Expression.constant(at);
        if (at instanceof IincInsnNode step) {
            for (int other : new int[] {-step.incr, 1, -1, 7, -7, 8, -8, 9, -9, 2}) {
                add(
                        "WRONG_NUMBER",
                        "this counts by the wrong number.",
                        (method, at) -> ((IincInsnNode) at).incr = other);
            }
        }
        if (number == null || Expression.isLong(at)) {
            return;
        }
        AbstractInsnNode next = Expression.behind(at);
        boolean isShift = next != null && next.getOpcode() >= ISHL && next.getOpcode() <= LUSHR;
        if (isSaid(next)) {
            add(
                    "WRONG_RESULT",
                    "here the method says " + (number == 1) + " where " + (number == 0) + " is right.",
                    (method, at) -> method.instructions.set(at, new LdcInsnNode((int) (1 - number))));
            return;
        }
        Set<Long> others = new LinkedHashSet<>(List.of(
                number + 1,
                number - 1,
                63 - number,
                64 - number,
                number + 2,
                number - 2,
                -number,
                number * 2,
                number / 2,
                number * 8,
                number + 8,
                number - 8,
                number ^ 7,
                number ^ 56));
        if (Math.abs(number)
                <= 64) { // a larger number, perhaps computed by javac, was not meant as a distance on the board
            for (int distance : DISTANCES) {
                others.add((long) distance);
            }
        }
        others.remove(number);
        if (isFactor(next)) {
            others.remove(0L); // then what it multiplies would play no part
        }
        if (number == 0 && next instanceof VarInsnNode) {
            // Everybody starts with 0: other numbers pass by accident, where the slip is in what follows.
            add(
                    "WRONG_START",
                    "a start with 1 instead of 0 would do.",
                    (method, at) -> method.instructions.set(at, new LdcInsnNode(1)));
            return;
        }
        String letter = number >= 'A' && number <= 'z' ? " (or '" + (char) number.intValue() + "')" : "";
        String words = isShift
                ? "a shift by " + number + " is the wrong distance here."
                : "the number " + number + letter + entry(next) + " is wrong here.";
        for (long other : others) {
            if (!isShift || other >= 0 && other < 64) {
                changes.add(new Change(
                        isComparison(next) ? WRONG_COMPARISON : "WRONG_NUMBER",
                        words,
                        List.of(site),
                        (method, at) -> method.instructions.set(at, new LdcInsnNode((int) other)),
                        words + other,
                        (int) Math.min(9, Math.abs(other - number))));
            }
        }
    }

    /**
     * Returns the place of a number in an array initialiser, as part of a sentence; "" if it is in none. The number itself may not be in
     * the source, because javac may have computed it.
     */
    private String entry(AbstractInsnNode next) {
        boolean isEntry = next != null && next.getOpcode() >= IASTORE && next.getOpcode() <= SASTORE;
        Long index = isEntry ? Expression.constant(Expression.before(at)) : null;
        return index == null ? "" : ", entry " + index + " of this array,";
    }

    /** Whether a constant before {@code next} is the return value of a boolean method. */
    private boolean isSaid(AbstractInsnNode next) {
        AbstractInsnNode last = next;
        if (last instanceof JumpInsnNode jump && jump.getOpcode() == GOTO) {
            last = Expression.behind(jump.label);
        }
        return method.desc.endsWith(")Z") && last != null && last.getOpcode() == IRETURN;
    }

    private static boolean isFactor(AbstractInsnNode next) {
        return next != null
                && (next.getOpcode() == IMUL
                        || next instanceof VarInsnNode
                                && next.getOpcode() == ILOAD
                                && Expression.behind(next) != null
                                && Expression.behind(next).getOpcode() == IMUL);
    }

    private static boolean isComparison(AbstractInsnNode jump) {
        return jump != null && jump.getOpcode() >= IF_ICMPEQ && jump.getOpcode() <= IF_ICMPLE;
    }

    private void nulls() {
        AbstractInsnNode next = at.getOpcode() == ACONST_NULL ? Expression.behind(at) : null;
        Type type = Type.getReturnType(method.desc);
        if (next != null && next.getOpcode() == ARETURN && type.getSort() == Type.ARRAY) {
            int element = switch (type.getElementType().getSort()) {
                case Type.LONG -> T_LONG;
                case Type.BYTE -> T_BYTE;
                default -> T_INT;
            };
            add(
                    "NULL_FOR_EMPTY",
                    "null is no array; an array without entries is `new "
                            + type.getElementType().getClassName() + "[0]`.",
                    (method, at) -> {
                        method.instructions.insertBefore(at, new InsnNode(ICONST_0));
                        method.instructions.set(at, new IntInsnNode(NEWARRAY, element));
                    });
        }
    }

    private void shifts() {
        switch (at.getOpcode()) {
            case LSHL -> direction(LUSHR, "<<");
            case LSHR, LUSHR -> direction(LSHL, ">>>");
            case ISHL -> direction(IUSHR, "<<");
            case ISHR, IUSHR -> direction(ISHL, ">>>");
            default -> {}
        }
    }

    /** Replaces a shift of an int by a rotation, as draughts needs it. */
    private static void rotate(MethodNode method, AbstractInsnNode at) {
        String name = at.getOpcode() == ISHL ? "rotateLeft" : "rotateRight";
        method.instructions.set(at, new MethodInsnNode(INVOKESTATIC, "java/lang/Integer", name, "(II)I", false));
    }

    private void direction(int opposite, String sign) {
        if (at.getOpcode() == ISHL || at.getOpcode() == ISHR || at.getOpcode() == IUSHR) {
            changes.add(new Change(
                    "SHIFT_FOR_ROTATION",
                    "a shift loses what leaves the word on one side; a rotation brings it in on the other.",
                    List.of(site),
                    OtherSlips::rotate,
                    "rotation"));
        }
        String words = "the shift goes the wrong way: `" + sign + "` goes " + (sign.equals("<<") ? "up" : "down")
                + " the bits.";
        changes.add(new Change("WRONG_DIRECTION", words, List.of(site), JavaSlips.replace(opposite), words));
    }

    private void comparisons() {
        if (!(at instanceof JumpInsnNode) || at.getOpcode() == GOTO) {
            return;
        }
        int opcode = at.getOpcode();
        int boundary = switch (opcode) {
            case IFLT -> IFLE;
            case IFLE -> IFLT;
            case IFGT -> IFGE;
            case IFGE -> IFGT;
            case IF_ICMPLT -> IF_ICMPLE;
            case IF_ICMPLE -> IF_ICMPLT;
            case IF_ICMPGT -> IF_ICMPGE;
            case IF_ICMPGE -> IF_ICMPGT;
            default -> -1;
        };
        if (boundary >= 0) {
            jump(
                    "OFF_BY_ONE",
                    "the comparison is off by one: it goes one too far or stops one too early, as `<` for `<=` does.",
                    boundary);
        }
        if (opcode >= IFEQ
                && opcode <= IFLE
                && Expression.before(at) != null
                && Expression.before(at).getOpcode() != LCMP) {
            for (int other : new int[] {1, -1, 6, 8, 12}) {
                add(WRONG_COMPARISON, "0 is the wrong number to compare with here.", (method, at) -> {
                    method.instructions.insertBefore(at, new LdcInsnNode(other));
                    ((JumpInsnNode) at).setOpcode(opcode + IF_ICMPEQ - IFEQ);
                });
            }
        }
        int negated = JumpSlips.negated(opcode);
        jump("NEGATED", "the condition is the wrong way round.", negated);
        int group = opcode >= IF_ICMPEQ ? IF_ICMPEQ : IFEQ;
        for (int other = group; opcode <= IF_ICMPLE && other < group + 6; other++) {
            if (other != opcode && other != negated && other != boundary) {
                jump("WRONG_RELATION", "the comparison is the wrong one here.", other);
            }
        }
        boolean two = opcode >= IF_ICMPEQ && opcode <= IF_ACMPNE;
        add(
                "TOO_STRICT",
                "one condition too many is asked here.",
                (method, at) -> method.instructions.set(at, new InsnNode(two ? POP2 : POP)));
    }

    private void jump(String slip, String words, int opcode) {
        add(slip, words, (method, at) -> ((JumpInsnNode) at).setOpcode(opcode));
    }

    private void operators() {
        int opcode = at.getOpcode();
        // Java writes ~x as x ^ -1: there is no ^ in the learner's source.
        boolean complement = opcode == LXOR && Long.valueOf(-1).equals(Expression.constant(Expression.before(at)));
        switch (complement ? NOP : opcode) {
            case LAND -> operators("&", LOR, LXOR);
            case LOR -> operators("|", LAND, LXOR, LADD);
            case LXOR -> operators("^", LAND, LOR, LADD, LSUB);
            case LADD -> operators("+", isCounting() ? new int[] {LXOR, LOR} : new int[] {LSUB, LXOR, LOR});
            case LSUB -> operators("-", removesLowestBit(at) ? new int[0] : new int[] {LADD, LXOR});
            case LMUL -> operators("*", LADD);
            case LREM -> operators("%", LDIV);
            case LDIV -> operators("/", LREM);
            case IAND -> operators("&", IOR, IXOR);
            case IOR -> operators("|", IAND, IXOR);
            case IXOR -> operators("^", IAND, IOR);
            case IADD -> operators("+", isCounting() ? new int[0] : new int[] {ISUB});
            case ISUB -> operators("-", IADD);
            case IDIV -> operators("/", IREM, IMUL);
            case IREM -> operators("%", IDIV);
            case IMUL -> operators("*", IADD, IDIV);
            default -> {}
        }
        if (opcode == LOR || opcode == LAND) {
            add(
                    "ONE_TOO_MANY",
                    opcode == LOR
                            ? "what stands behind `|` does not belong in here."
                            : "what stands behind `&` takes away what belongs in here.",
                    JavaSlips.replace(POP2));
        }
        if (complement) {
            add("COMPLEMENT", "the complement `~` is too much.", JavaSlips.replace(POP2));
        } else if (opcode == LAND || opcode == LOR || opcode == LSUB) {
            add("COMPLEMENT", "a complement `~` is missing in front of the second operand.", (method, at) -> {
                method.instructions.insertBefore(at, new LdcInsnNode(-1L));
                method.instructions.insertBefore(at, new InsnNode(LXOR));
            });
        }
        if (opcode == LSUB && !removesLowestBit(at)) {
            add(
                    "WRONG_OPERATOR",
                    "the operator `-` is the wrong one here: it takes away what may not be in; `& ~` does not.",
                    (method, at) -> {
                        method.instructions.insertBefore(at, new LdcInsnNode(-1L));
                        method.instructions.insertBefore(at, new InsnNode(LXOR));
                        method.instructions.set(at, new InsnNode(LAND));
                    });
        }
        if (opcode == LAND) {
            AbstractInsnNode left = Expression.left(at);
            if (left != null) {
                add("COMPLEMENT", "a complement `~` is missing in front of the first operand.", (method, at) -> {
                    AbstractInsnNode first = Expression.left(at);
                    method.instructions.insert(first, new InsnNode(LXOR));
                    method.instructions.insert(first, new LdcInsnNode(-1L));
                });
            }
        }
    }

    /** Whether {@code minus} is the one in {@code x & x - 1}, which is never the slip. */
    static boolean removesLowestBit(AbstractInsnNode minus) {
        AbstractInsnNode and = minus == null || minus.getOpcode() != LSUB ? null : Expression.behind(minus);
        return and != null
                && and.getOpcode() == LAND
                && Long.valueOf(1).equals(Expression.constant(Expression.before(minus)))
                && Expression.left(minus) instanceof VarInsnNode x
                && Expression.left(and) instanceof VarInsnNode same
                && x.var == same.var;
    }

    /** Whether this is the {@code +=} of a variable, which was probably not meant to be a subtraction. */
    private boolean isCounting() {
        AbstractInsnNode left = Expression.left(at);
        return left instanceof VarInsnNode load
                && Expression.behind(at) instanceof VarInsnNode store
                && load.var == store.var
                && store.getOpcode() >= ISTORE;
    }

    private void operators(String sign, int... others) {
        for (int other : others) {
            add("WRONG_OPERATOR", "the operator `" + sign + "` is the wrong one here.", JavaSlips.replace(other));
        }
    }

    /**
     * Adds changes of the order of two operations: {@code a & b << c} becomes {@code (a & b) << c}, and the reverse; a mask is applied
     * before a sum; or a mask and a shift are swapped.
     */
    private void order() {
        AbstractInsnNode right = Expression.before(at);
        if (at.getOpcode() < IADD
                || at.getOpcode() > LXOR
                || at.getOpcode() >= INEG && at.getOpcode() <= DNEG
                || right == null) {
            return;
        }
        String words = "the operations come in the wrong order; parentheses decide what is done first.";
        sumBeforeShift();
        AbstractInsnNode inner = isBinary(right) ? Expression.start(Expression.before(right)) : null;
        if (inner != null && Expression.left(at) != null) {
            add("ORDER", words, (method, at) -> {
                AbstractInsnNode from = Expression.start(Expression.before(Expression.before(at)));
                method.instructions.remove(at);
                method.instructions.insertBefore(from, at);
            });
        }
        AbstractInsnNode left = Expression.left(at);
        boolean isSum = left != null && (left.getOpcode() == LADD || left.getOpcode() == IADD);
        if (isSum && (at.getOpcode() == LAND || at.getOpcode() == IAND) && Expression.start(right) == right) {
            add(
                    "MASK_AFTER_SUM",
                    "here the mask comes after the sum, when the fields have run into each other; mask both sides first, then"
                            + " add.",
                    OtherSlips::maskEach);
        }
        if (left != null && isBinary(left)) {
            add("ORDER", words, (method, at) -> {
                AbstractInsnNode first = Expression.left(at);
                method.instructions.remove(first);
                method.instructions.insert(at, first);
            });
            if (left.getOpcode() != at.getOpcode()) {
                add(
                        "ORDER",
                        "the mask and the shift come in the wrong order: a mask in front of the shift asks where a piece starts, one behind"
                                + " it where the piece arrives.",
                        this::swapOperations);
            }
        }
    }

    /**
     * Adds corrections of a sum that is computed before a shift by mistake: {@code set + 1L << n} means {@code (set + 1L) << n}, and
     * {@code s & m + s >>> 1 & m} means {@code s & ((m + s) >>> 1) & m}.
     */
    private void sumBeforeShift() {
        boolean isShift = at.getOpcode() == LSHL || at.getOpcode() == LSHR || at.getOpcode() == LUSHR;
        AbstractInsnNode sum = isShift ? Expression.left(at) : null;
        if (sum == null || sum.getOpcode() != LADD) {
            return;
        }
        String sign = at.getOpcode() == LSHL ? "<<" : ">>>";
        String words = "`+` binds more tightly than `" + sign + "`: put the shift in parentheses";
        for (int join : new int[] {LADD, LOR}) {
            add("PRECEDENCE", words + (join == LOR ? ", and join sets with `|`." : "."), (method, at) -> {
                method.instructions.remove(Expression.left(at));
                method.instructions.insert(at, new InsnNode(join));
            });
        }
        AbstractInsnNode and = Expression.behind(at);
        AbstractInsnNode mask = and == null ? null : Expression.behind(and);
        AbstractInsnNode last = mask == null ? null : Expression.behind(mask);
        if (and != null && and.getOpcode() == LAND && last != null && last.getOpcode() == LAND) {
            add("PRECEDENCE", words + ", and each half with its mask, too.", (method, at) -> {
                AbstractInsnNode first = Expression.behind(at);
                AbstractInsnNode end = Expression.behind(Expression.behind(first));
                AbstractInsnNode add = Expression.left(at);
                AbstractInsnNode right = Expression.start(Expression.before(add));
                method.instructions.remove(first);
                method.instructions.remove(add);
                method.instructions.insertBefore(right, first);
                method.instructions.insert(end, add);
            });
        }
    }

    /** Changes {@code (x + y) & mask} to {@code (x & mask) + (y & mask)}. */
    private static void maskEach(MethodNode method, AbstractInsnNode and) {
        AbstractInsnNode mask = Expression.before(and);
        AbstractInsnNode sum = Expression.before(mask);
        AbstractInsnNode x = Expression.left(sum);
        method.instructions.insert(x, new InsnNode(and.getOpcode()));
        method.instructions.insert(x, mask.clone(Map.of()));
        method.instructions.remove(sum);
        method.instructions.insert(and, sum);
    }

    /** Changes {@code (x op y) op2 z} to {@code (x op2 z) op y}: y and op move to the end. */
    private void swapOperations(MethodNode method, AbstractInsnNode at) {
        AbstractInsnNode first = Expression.left(at);
        AbstractInsnNode from = Expression.start(Expression.before(first));
        AbstractInsnNode behind = at;
        for (AbstractInsnNode each = from; ; ) {
            AbstractInsnNode next = each.getNext();
            method.instructions.remove(each);
            method.instructions.insert(behind, each);
            behind = each;
            if (each == first) {
                return;
            }
            each = next;
        }
    }

    private static boolean isBinary(AbstractInsnNode at) {
        int opcode = at.getOpcode();
        return opcode >= IADD && opcode <= LXOR && !(opcode >= INEG && opcode <= DNEG);
    }

    private void variables() {
        if (!(at instanceof VarInsnNode load)
                || at.getOpcode() != ILOAD && at.getOpcode() != LLOAD
                || method.localVariables == null
                || isHandedOn(method, load)) {
            return;
        }
        String own = name(load.var);
        String type = at.getOpcode() == ILOAD ? "I" : "J";
        int here = method.instructions.indexOf(at);
        for (LocalVariableNode other : method.localVariables) {
            if (other.index != load.var && other.desc.equals(type) && Frames.isAlive(method, other, here)) {
                changes.add(new Change(
                        "WRONG_VARIABLE",
                        "`" + own + "` is the wrong variable here.",
                        List.of(site),
                        (method, at) -> ((VarInsnNode) at).var = other.index,
                        method.name + " " + own + " " + other.name));
            }
        }
    }

    /**
     * Whether {@code load} is part of an argument of a recursive call, and loads the parameter for that argument, as in
     * {@code search(depth - 1)}. Then this variable is certainly meant.
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

    private String name(int variable) {
        int here = method.instructions.indexOf(at);
        return method.localVariables.stream()
                .filter(each -> each.index == variable && Frames.isAlive(method, each, here))
                .map(each -> each.name)
                .findFirst()
                .orElse("this");
    }

    private void calls() {
        if (at instanceof MethodInsnNode call && call.owner.startsWith("java/lang/") && TWINS.containsKey(call.name)) {
            String words = call.name + " is the wrong method here.";
            changes.add(new Change(
                    "WRONG_CALL",
                    words,
                    List.of(site),
                    (method, at) -> ((MethodInsnNode) at).name = TWINS.get(call.name),
                    words));
        }
        if (at instanceof MethodInsnNode call) {
            otherCalls(call);
            Type[] types = Type.getArgumentTypes(call.desc);
            int last = types.length - 1;
            AbstractInsnNode right =
                    last < 1 || types[last] != types[last - 1] ? null : Expression.start(Expression.before(at));
            if (right != null && Expression.start(Expression.before(right)) != null) {
                add(
                        "ARGUMENTS_EXCHANGED",
                        "the last two arguments of " + call.name + "() have changed places.",
                        (method, at) -> {
                            AbstractInsnNode other = Expression.start(Expression.before(at));
                            AbstractInsnNode first = Expression.start(Expression.before(other));
                            AbstractInsnNode each = first;
                            while (each != other) {
                                AbstractInsnNode next = each.getNext();
                                method.instructions.remove(each);
                                method.instructions.insertBefore(at, each);
                                each = next;
                            }
                        });
            }
            boolean isMirror = call.name.equals("reverseBytes") || call.name.equals("reverse");
            if (isMirror && call.owner.equals("java/lang/Long")) {
                add("CALL_TOO_MUCH", call.name + " is too much here.", JavaSlips.replace(NOP));
            }
        }
        if (at instanceof FieldInsnNode field) {
            for (FieldInsnNode other : fields) {
                if (other.getOpcode() == field.getOpcode()
                        && other.desc.equals(field.desc)
                        && other.owner.equals(field.owner)
                        && !other.name.equals(field.name)) {
                    add(
                            "WRONG_FIELD",
                            "`" + field.name + "` is the wrong one here.",
                            (method, at) -> ((FieldInsnNode) at).name = other.name);
                }
            }
        }
    }

    /** Adds changes of {@code call} to other methods with the same parameters and result, among those that its class declares or calls. */
    private void otherCalls(MethodInsnNode call) {
        for (MethodInsnNode other : called) {
            if (other.getOpcode() == call.getOpcode()
                    && other.desc.equals(call.desc)
                    && !(other.owner.equals(call.owner) && other.name.equals(call.name))) {
                String owner = call.owner.substring(call.owner.lastIndexOf('/') + 1);
                add(
                        "WRONG_CALL",
                        (other.name.equals(call.name) ? owner + "." : "") + call.name + "() is the wrong method here.",
                        (method, at) -> {
                            ((MethodInsnNode) at).owner = other.owner;
                            ((MethodInsnNode) at).name = other.name;
                        });
            }
        }
    }

    /**
     * Adds changes that insert a missing mask after a shift, and changes that restrict a set to the squares of a parameter or exclude them.
     */
    private void limits() {
        int opcode = at.getOpcode();
        if (opcode == LSHL || opcode == LUSHR || opcode == LSHR) {
            for (long edge : EDGES) {
                add(
                        "NO_MASK",
                        "a mask is missing for this shift: what leaves the board on one side comes back on the other, or goes where it"
                                + " may not.",
                        JavaSlips.insert(() -> new LdcInsnNode(edge), () -> new InsnNode(LAND)));
            }
        }
        boolean isShift = opcode == LSHL || opcode == LUSHR || opcode == LSHR;
        if (!isShift && opcode != LAND && opcode != LOR || method.localVariables == null) {
            return;
        }
        int slot = (method.access & ACC_STATIC) == 0 ? 1 : 0;
        for (Type type : Type.getArgumentTypes(method.desc)) {
            if (type == Type.LONG_TYPE) {
                parameter(slot);
            }
            slot += type.getSize();
        }
    }

    private void parameter(int slot) {
        String name = name(slot);
        add(
                "NOT_LIMITED",
                "what comes out here must stay within `" + name + "`.",
                JavaSlips.insert(() -> new VarInsnNode(LLOAD, slot), () -> new InsnNode(LAND)));
        add(
                "NOT_EXCLUDED",
                "what comes out here must leave out the squares of `" + name + "`.",
                JavaSlips.insert(
                        () -> new VarInsnNode(LLOAD, slot),
                        () -> new LdcInsnNode(-1L),
                        () -> new InsnNode(LXOR),
                        () -> new InsnNode(LAND)));
    }

    private void stores() {
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
        if (isJoin && Expression.left(sum) instanceof VarInsnNode load && load.var == ((VarInsnNode) at).var) {
            return; // it collects already
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
