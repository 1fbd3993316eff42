package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Finds a call of the wrong method, and arguments in the wrong order. */
final class CallSlips extends InstructionSlips {
    private static final Map<String, String> TWINS = Map.of(
            "numberOfTrailingZeros", "numberOfLeadingZeros",
            "numberOfLeadingZeros", "numberOfTrailingZeros",
            "lowestOneBit", "highestOneBit",
            "highestOneBit", "lowestOneBit",
            "reverse", "reverseBytes",
            "reverseBytes", "reverse",
            "min", "max",
            "max", "min");

    private static final Map<String, String> OTHER_END = Map.of(
            "push", "addLast",
            "addFirst", "addLast",
            "pollLast", "pollFirst",
            "removeLast", "removeFirst");

    CallSlips(Instruction here) {
        super(here);
    }

    @Override
    void find() {
        if (at instanceof MethodInsnNode call && call.owner.startsWith("java/lang/") && TWINS.containsKey(call.name)) {
            String words = call.name + " is the wrong method here.";
            add("WRONG_CALL", words, (method, at) -> ((MethodInsnNode) at).name = TWINS.get(call.name), words, 0);
        }
        if (at instanceof MethodInsnNode call) {
            otherCalls(call);
            queue(call);
            Type[] types = Type.getArgumentTypes(call.desc);
            int last = types.length - 1;
            AbstractInsnNode right =
                    last < 1 || types[last] != types[last - 1] ? null : Expression.start(Expression.before(at));
            if (right != null && Expression.start(Expression.before(right)) != null) {
                add(
                        "ARGUMENTS_EXCHANGED",
                        "the last two arguments of " + call.name + "() have changed places"
                                + (call.owner.equals(type.name) ? ", here or inside " + call.name + "()." : "."),
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
        }
    }

    /** Adds a change that turns a stack into a queue, by replacing {@code call} with the method for the other end. */
    private void queue(MethodInsnNode call) {
        String other = OTHER_END.get(call.name);
        if (other != null && call.owner.startsWith("java/util/")) {
            add(
                    "STACK_FOR_QUEUE",
                    call.name
                            + "() makes this a stack: what went in last comes out first. In a queue what went in first comes out"
                            + " first; with " + other + "() it is one.",
                    (method, at) -> {
                        ((MethodInsnNode) at).name = other;
                    },
                    call.name,
                    0);
        }
    }

    /**
     * Adds changes that replace {@code call} with a call of another method with the same parameters and result, among those that the class
     * of the answer declares or calls.
     */
    private void otherCalls(MethodInsnNode call) {
        for (MethodInsnNode other : called()) {
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

    /** The methods that the answer's class declares, other than this one, and those that it calls in other classes outside the JDK. */
    private List<MethodInsnNode> called() {
        List<MethodInsnNode> called = new ArrayList<>();
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
                }
            }
        }
        return called;
    }
}
