package sphericalknight.machine;

import java.util.ArrayList;
import java.util.List;

/**
 * The parameter and result types of a method, read from a descriptor such as {@code (JI)Ljava/lang/String;}.
 *
 * @param parameters the descriptor of each parameter
 * @param result the descriptor of the result, {@code V} for void
 * @param slots the number of slots that the parameters take, two for each long or double, without {@code this}
 */
record Signature(List<String> parameters, String result, int slots) {
    static Signature of(String descriptor) {
        List<String> parameters = new ArrayList<>();
        int slots = 0;
        int at = 1;
        while (descriptor.charAt(at) != ')') {
            int end = at;
            while (descriptor.charAt(end) == '[') {
                end++;
            }
            end = descriptor.charAt(end) == 'L' ? descriptor.indexOf(';', end) + 1 : end + 1;
            String type = descriptor.substring(at, end);
            parameters.add(type);
            slots += Values.slots(type);
            at = end;
        }
        return new Signature(parameters, descriptor.substring(at + 1), slots);
    }
}
