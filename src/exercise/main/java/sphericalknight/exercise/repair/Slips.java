package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.repair.Change.Site;

/** All changes to an answer that are worth trying. */
final class Slips {
    private static final String FAR_NUMBER = "a number far from that which stands there";

    /** The slips in the order in which they are reported, small changes before large ones. */
    private static final List<String> ORDER = List.of(
            "NULL_FOR_EMPTY",
            "PRECEDENCE",
            "STEPS_EXCHANGED",
            "WRONG_OPERATOR",
            "OR_FOR_AND",
            "RETURNS_TOO_EARLY",
            "ASKS_TOO_LATE",
            "WRONG_DIRECTION",
            "SHIFT_FOR_ROTATION",
            "OFF_BY_ONE",
            "NEGATED",
            "STACK_FOR_QUEUE",
            "WRONG_RELATION",
            "WRONG_CALL",
            "WRONG_RESULT",
            "WRONG_NUMBER",
            "WRONG_START",
            NumberSlips.WRONG_COMPARISON,
            "WRONG_MASK",
            "MASKS_EXCHANGED",
            "MASK_AFTER_SUM",
            "ONE_TOO_MANY",
            "NOT_COLLECTED",
            "ORDER",
            "STEP_MISSING",
            "STEP_OUTSIDE",
            "CONDITION_MISSING",
            "WRONG_JUMP",
            FAR_NUMBER,
            "WRONG_VARIABLE",
            "ARGUMENTS_EXCHANGED",
            "COMPLEMENT",
            "NO_MASK",
            "NOT_LIMITED",
            "NOT_EXCLUDED",
            "TOO_STRICT",
            "TOO_MUCH");

    private static final Set<String> MANY = Set.of(NumberSlips.WRONG_COMPARISON, "WRONG_MASK", "STEP_MISSING");

    static final int MOST_NEAR = 2;

    private final List<Change> java = new ArrayList<>();
    private final List<Change> others = new ArrayList<>();

    /** Collects the changes to {@code answer}. */
    Slips(AnswerClasses answer) {
        Map<JavaSlips, List<Change>> bySlip = new TreeMap<>();
        Map<Long, List<Site>> constants = new LinkedHashMap<>();
        Map<Long, String> names = new LinkedHashMap<>();
        Set<Long> inSets = new HashSet<>();
        Map<String, List<Change>> numbers = new LinkedHashMap<>();
        answer.files().forEach((file, bytes) -> {
            ClassNode type = Change.read(bytes);
            for (FieldNode field : type.fields) {
                if (field.value instanceof Long value) {
                    names.put(value, field.name);
                }
            }
            for (int m = 0; m < type.methods.size(); m++) {
                MethodNode method = type.methods.get(m);
                int line = 0;
                for (int i = 0; i < method.instructions.size(); i++) {
                    AbstractInsnNode at = method.instructions.get(i);
                    if (at instanceof LineNumberNode number) {
                        line = number.line;
                    } else if (at.getOpcode() >= 0) {
                        Site site = new Site(file, m, i, method.name, line);
                        java(at, site, bySlip);
                        List<Change> here =
                                InstructionSlips.of(new InstructionSlips.Instruction(type, method, at, site));
                        others.addAll(here);
                        sameEverywhere(here, numbers);
                        Long constant = Expression.constant(at);
                        if (constant != null
                                && Expression.isLong(at)
                                && !isStartOrComparison(at)
                                && !isOneBit(at)
                                && !isOfComplement(at)
                                && !isSeed(at)
                                && !OperatorSlips.removesLowestBit(Expression.behind(at))) {
                            constants
                                    .computeIfAbsent(constant, c -> new ArrayList<>())
                                    .add(site);
                            if (!Expression.isLongProduct(Expression.behind(at))) { // a factor is no mask
                                inSets.add(constant);
                            }
                        }
                    }
                }
                others.addAll(Steps.of(file, type, m));
            }
        });
        bySlip.values().forEach(java::addAll);
        bySlip.values().stream()
                .filter(each -> each.size() > 1)
                .map(Slips::together)
                .forEach(java::add);
        constants.forEach((constant, sites) -> {
            boolean isSet = inSets.contains(constant);
            for (Change change : Masks.of(constant, names.getOrDefault(constant, ""), isSet, sites)) {
                (change.slip().equals(JavaSlips.LITERAL_WITHOUT_L.name()) ? java : others).add(change);
            }
        });
        exchanged(constants, names);
        numbers.values().stream()
                .filter(same -> same.size() > 1)
                .map(same -> same.get(0)
                        .at(same.stream()
                                .flatMap(change -> change.sites().stream())
                                .toList()))
                .forEach(others::add);
        others.removeIf(change -> !ORDER.contains(change.slip()));
        others.sort(Comparator.comparingInt(Slips::turn)
                .thenComparingInt(Slips::rank)
                .thenComparingInt(Change::size));
    }

    /** The place of {@code change} in the order in which changes are reported. */
    static int rank(Change change) {
        return ORDER.indexOf(isFar(change) ? FAR_NUMBER : change.slip());
    }

    /** Whether {@code change} puts in a number far from that which stands there. */
    static boolean isFar(Change change) {
        return change.slip().equals("WRONG_NUMBER") && change.size() > MOST_NEAR;
    }

    /** The rank of {@code change} in the order of trials. Kinds that occur often in an answer come last, so that all have their turn. */
    private static int turn(Change change) {
        return rank(change) == ORDER.indexOf(FAR_NUMBER) ? 2 : MANY.contains(change.slip()) ? 1 : 0;
    }

    /** Adds changes that swap two masks at all places where they occur. */
    private void exchanged(Map<Long, List<Site>> constants, Map<Long, String> names) {
        List<Long> masks = constants.keySet().stream()
                .filter(constant -> Long.bitCount(constant) > 3 && constant != -1)
                .toList();
        for (int i = 0; i < masks.size(); i++) {
            for (int j = i + 1; j < masks.size(); j++) {
                long one = masks.get(i);
                long other = masks.get(j);
                List<Site> sites = new ArrayList<>(constants.get(one));
                sites.addAll(constants.get(other));
                String words = names.containsKey(one) && names.containsKey(other)
                        ? names.get(one) + " and " + names.get(other) + " (or their values) have changed places."
                        : "the two masks have changed places.";
                others.add(new Change(
                        "MASKS_EXCHANGED",
                        words,
                        sites,
                        (method, at) -> JavaSlips.setLong(Expression.constant(at) == one ? other : one)
                                .at(method, at)));
            }
        }
    }

    /** Whether {@code at} is the 1 in {@code x >>> n & 1} or {@code 1 << n}, which is never the mistake. */
    static boolean isOneBit(AbstractInsnNode at) {
        AbstractInsnNode next = Expression.behind(at);
        boolean isOne = Long.valueOf(1).equals(Expression.constant(at)) && next != null;
        return isOne
                && (Expression.isAnd(next) || next.getOpcode() == ILOAD && Expression.isShift(Expression.behind(next)));
    }

    /** Whether {@code at} is the -1 that javac writes for {@code ~}. */
    static boolean isOfComplement(AbstractInsnNode at) {
        AbstractInsnNode next = Expression.behind(at);
        return next != null && Expression.before(next) == at && Expression.isComplement(next);
    }

    /** Whether {@code at} is the seed of random numbers, as in {@code new Random(1)}: another one is not right, but lucky. */
    static boolean isSeed(AbstractInsnNode at) {
        return Expression.behind(at) instanceof MethodInsnNode call
                && call.name.equals("<init>")
                && (call.owner.endsWith("Random") || call.owner.endsWith("SplitMix64"));
    }

    /**
     * Whether a constant is in {@code set == 0}, a test for the empty set, or in {@code set = 0}, which starts with the empty set; in both,
     * no other set can have been meant.
     */
    private static boolean isStartOrComparison(AbstractInsnNode at) {
        AbstractInsnNode next = at.getOpcode() == LCONST_0 ? Expression.behind(at) : null;
        return next != null && (next.getOpcode() == LCMP || next.getOpcode() == LSTORE);
    }

    /** Adds to {@code numbers}, by key, the changes that can be made in several places at once. */
    private static void sameEverywhere(List<Change> here, Map<String, List<Change>> numbers) {
        for (Change change : here) {
            if (!change.key().isEmpty()) {
                numbers.computeIfAbsent(change.key(), key -> new ArrayList<>()).add(change);
            }
        }
    }

    private static void java(AbstractInsnNode at, Site site, Map<JavaSlips, List<Change>> bySlip) {
        for (JavaSlips slip : JavaSlips.values()) {
            slip.edit(at)
                    .ifPresent(edit -> bySlip.computeIfAbsent(slip, s -> new ArrayList<>())
                            .add(new Change(slip.name(), slip.words(), List.of(site), edit)));
        }
    }

    /**
     * Combines the changes for one slip into a single change at all their sites. The combined change derives the edit from each instruction
     * anew, because it may differ from site to site. {@code changes} must not be empty.
     */
    private static Change together(List<Change> changes) {
        JavaSlips slip = JavaSlips.valueOf(changes.get(0).slip());
        List<Site> sites =
                changes.stream().flatMap(change -> change.sites().stream()).toList();
        return new Change(
                slip.name(), slip.words(), sites, (method, at) -> slip.edit(at).ifPresent(edit -> edit.at(method, at)));
    }

    /** The names of all slips but those typical of Java. */
    static List<String> names() {
        return ORDER.stream().filter(name -> !name.equals(FAR_NUMBER)).toList();
    }

    /** The changes that correct typical Java mistakes, at single places and at all places at once. */
    List<Change> java() {
        return java;
    }

    /** All other changes, in the order in which to try them. */
    List<Change> others() {
        return others;
    }
}
