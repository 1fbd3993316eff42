package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The replacements in a copy of a step or condition, and their description in words.
 *
 * @param words the description of these replacements for a copy that is missing
 * @param slip the name of the slip if the copy should take the place of the original
 * @param wrong the description of that slip
 * @param numbers the new number for each number that is replaced
 * @param variables the new local variable for each one that is replaced, by index
 * @param names the new name for each method whose call is replaced
 */
record Instead(
        String words,
        String slip,
        String wrong,
        Map<Long, Long> numbers,
        Map<Integer, Integer> variables,
        Map<String, String> names) {
    /** No replacements. */
    static final Instead NOTHING = new Instead(", the same again", "", "", Map.of(), Map.of(), Map.of());

    private static final int MOST_VARIABLES = 6;

    /** The replacements to try in a copy of the instructions from {@code first} to {@code last}; the first one changes nothing. */
    static List<Instead> in(Steps steps, int first, int last) {
        MethodNode method = steps.method;
        Set<Long> numbers = new LinkedHashSet<>();
        Set<Integer> variables = new LinkedHashSet<>();
        Map<String, MethodInsnNode> calls = new LinkedHashMap<>();
        for (int i = first; i <= last; i++) {
            Long constant = Expression.constant(steps.code[i]);
            if (constant != null && Math.abs(constant) > 1 && Math.abs(constant) < 100) {
                numbers.add(constant);
            } else if (steps.code[i] instanceof VarInsnNode variable
                    && variable.getOpcode() <= ALOAD
                    && !VariableSlips.isHandedOn(method, variable)) {
                variables.add(variable.var);
            } else if (steps.code[i] instanceof MethodInsnNode call && call.owner.equals(steps.type.name)) {
                calls.put(call.name, call);
            }
        }
        List<Instead> all = new ArrayList<>();
        all.add(NOTHING);
        for (long n : numbers) {
            Set<Long> others = new LinkedHashSet<>(List.of(2 * n, n / 2, n + 1, n - 1, -n));
            for (long other : others) {
                all.add(new Instead(
                        ", with " + other + " for " + n,
                        "WRONG_NUMBER",
                        "the number " + n + " is wrong here.",
                        Map.of(n, other),
                        Map.of(),
                        Map.of()));
            }
        }
        for (int variable : variables) {
            LocalVariableNode own = Frames.variable(method, variable, first);
            int tried = 0;
            for (LocalVariableNode other : method.localVariables) {
                if (own != null
                        && other.index != variable
                        && other.desc.equals(own.desc)
                        && Frames.isAlive(method, other, first)
                        && tried++ < MOST_VARIABLES) {
                    all.add(new Instead(
                            ", with `" + other.name + "` for `" + own.name + "`",
                            "WRONG_VARIABLE",
                            "`" + own.name + "` is the wrong variable here.",
                            Map.of(),
                            Map.of(variable, other.index),
                            Map.of()));
                }
            }
        }
        for (MethodInsnNode call : calls.values()) {
            for (MethodNode other : steps.type.methods) {
                if (other.desc.equals(call.desc) && !other.name.equals(call.name) && !other.name.equals(method.name)) {
                    all.add(new Instead(
                            ", with " + other.name + "() for " + call.name + "()",
                            "WRONG_CALL",
                            call.name + "() is the wrong method here.",
                            Map.of(),
                            Map.of(),
                            Map.of(call.name, other.name)));
                }
            }
        }
        return all;
    }

    /** Makes these replacements in {@code at}. Returns a new instruction for a constant that is replaced, otherwise {@code at} itself. */
    AbstractInsnNode of(AbstractInsnNode at) {
        Long constant = Expression.constant(at);
        if (constant != null && numbers.containsKey(constant)) {
            long other = numbers.get(constant);
            return Expression.isLong(at) ? new LdcInsnNode(other) : new LdcInsnNode((int) other);
        }
        if (at instanceof VarInsnNode variable) {
            variable.var = variables.getOrDefault(variable.var, variable.var);
        } else if (at instanceof IincInsnNode count) {
            count.var = variables.getOrDefault(count.var, count.var);
        } else if (at instanceof MethodInsnNode call) {
            call.name = names.getOrDefault(call.name, call.name);
        }
        return at;
    }
}
