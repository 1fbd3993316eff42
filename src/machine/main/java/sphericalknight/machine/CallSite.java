package sphericalknight.machine;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** An {@code invokedynamic} instruction, which javac generates for lambdas, string concatenation and the methods of records. */
abstract class CallSite {
    /** The number of stack slots that the arguments take. */
    final int slots;

    final int resultSlots;

    final Signature signature;

    CallSite(String descriptor) {
        this.signature = Signature.of(descriptor);
        this.slots = signature.slots();
        this.resultSlots = Values.slots(signature.result());
    }

    /** Runs the call with the arguments that start at index {@code base} of the stacks, and stores the result at that index. */
    abstract void run(long[] p, Object[] r, int base);

    static CallSite of(LoadedClass from, InvokeDynamicInsnNode node) {
        return switch (node.bsm.getOwner() + "." + node.bsm.getName()) {
            case "java/lang/invoke/LambdaMetafactory.metafactory",
                    "java/lang/invoke/LambdaMetafactory.altMetafactory" -> new LambdaSite(from, node);
            case "java/lang/invoke/StringConcatFactory.makeConcatWithConstants" -> new ConcatSite(from, node);
            case "java/lang/runtime/ObjectMethods.bootstrap" -> new RecordSite(from, node);
            default -> throw Unknown.member(node.bsm.getOwner(), node.bsm.getName());
        };
    }

    List<Object> arguments(long[] p, Object[] r, int base) {
        List<Object> arguments = new ArrayList<>();
        int at = base;
        for (String type : signature.parameters()) {
            arguments.add(Values.get(type, p, r, at));
            at += Values.slots(type);
        }
        return arguments;
    }
}
