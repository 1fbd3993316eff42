package sphericalknight.machine;

import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Type;

/**
 * The parameter and result types of a method, read from a descriptor such as {@code (JI)Ljava/lang/String;}.
 *
 * @param parameters the descriptor of each parameter
 * @param result the descriptor of the result, {@code V} for void
 * @param slots the number of slots that the parameters take, two for each long or double, without {@code this}
 */
record Signature(List<String> parameters, String result, int slots) {
    static Signature of(String descriptor) {
        List<String> parameters = Arrays.stream(Type.getArgumentTypes(descriptor))
                .map(Type::getDescriptor)
                .toList();
        int slots = parameters.stream().mapToInt(Values::slots).sum();
        return new Signature(parameters, Type.getReturnType(descriptor).getDescriptor(), slots);
    }
}
