package sphericalknight.machine;

import java.util.ArrayList;
import java.util.List;

/** An {@code invokedynamic} instruction, which javac generates for lambdas, string concatenation, the methods of records, and switches over types. */
abstract class CallSite {
    /** The number of stack slots that the arguments take. */
    final int slots;

    final int resultSlots;

    final Signature signature;

    CallSite(Signature signature) {
        this.signature = signature;
        this.slots = signature.slots();
        this.resultSlots = Values.slots(signature.result());
    }

    /** Runs the call with the arguments that start at index {@code base} of the stacks, and stores the result at that index. */
    abstract void run(long[] p, Object[] r, int base);

    static CallSite of(LoadedClass from, int index) {
        Constants constants = from.file.constants;
        int[] bootstrap = from.file.bootstraps[constants.bootstrap(index)];
        String name = constants.memberName(index);
        Signature signature = Signature.of(constants.descriptor(index));
        int handle = constants.handleMember(bootstrap[0]);
        String maker = constants.owner(handle) + "." + constants.memberName(handle);
        return switch (maker) {
            case "java/lang/invoke/LambdaMetafactory.metafactory",
                    "java/lang/invoke/LambdaMetafactory.altMetafactory" ->
                new LambdaSite(from, name, signature, bootstrap);
            case "java/lang/invoke/StringConcatFactory.makeConcatWithConstants" ->
                new ConcatSite(from, signature, bootstrap);
            case "java/lang/runtime/ObjectMethods.bootstrap" -> new RecordSite(from, name, signature);
            case "java/lang/runtime/SwitchBootstraps.typeSwitch" -> new SwitchSite(from, signature, bootstrap, false);
            case "java/lang/runtime/SwitchBootstraps.enumSwitch" -> new SwitchSite(from, signature, bootstrap, true);
            default -> throw Unknown.member(constants.owner(handle), constants.memberName(handle));
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
