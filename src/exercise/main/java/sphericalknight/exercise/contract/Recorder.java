package sphericalknight.exercise.contract;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import sphericalknight.exercise.platform.ExerciseMethod;
import sphericalknight.exercise.platform.ExerciseModel;
import sphericalknight.machine.Halt;

/**
 * Passes the calls of a contract's probes on to an answer, and hashes arguments and results into one fingerprint for each method name. An
 * exception counts as a result, too; the probe then continues with 0, false or null. If the answer itself returned an array earlier, the
 * array is not hashed as an argument, because answers may choose its format.
 */
final class Recorder implements ExerciseMethod.Handler {
    private final Contract<?> contract;
    private final ExerciseMethod.Handler answer;
    private final Map<String, Hash> methods = new TreeMap<>();
    private final List<Object> returned = new ArrayList<>();

    private Recorder(Contract<?> contract, ExerciseMethod.Handler answer) {
        this.contract = contract;
        this.answer = answer;
    }

    /** Probes {@code answer} and returns the fingerprints by method name. */
    static Map<String, String> fingerprints(ExerciseModel exercise, Object answer) {
        Contract<?> contract = (Contract<?>) exercise.newContract();
        Recorder recorder = new Recorder(contract, exercise.handler(answer));
        try {
            contract.probeWith(exercise.implement(recorder));
        } catch (OutOfInstructions | Halt | RuntimeException cutShort) {
            // what came before is recorded
        }
        Map<String, String> fingerprints = new TreeMap<>();
        recorder.methods.forEach((method, hash) -> fingerprints.put(method, hash.text()));
        return fingerprints;
    }

    @Override
    public Object answer(ExerciseMethod method, Object[] arguments) throws Throwable {
        Hash hash = methods.computeIfAbsent(method.name(), name -> new Hash());
        List<String> before = texts(arguments);
        hash.add("[" + String.join("", before) + ";");
        Object result;
        try {
            result = answer.answer(method, arguments);
            hash.add(text(essence(arguments, result)));
        } catch (Throwable thrown) {
            hash.add(text(AnswerException.nameOf(thrown)));
            if (thrown instanceof OutOfInstructions || thrown instanceof Halt) {
                throw thrown;
            }
            result = nothing(method.resultType());
        }
        // Arrays may have been written to. One that is returned is in the result already: an answer may change and
        // return it, or a copy.
        List<String> after = new ArrayList<>(texts(arguments));
        for (int i = 0; i < arguments.length; i++) {
            if (isArray(result) && Objects.deepEquals(arguments[i], result)) {
                after.set(i, before.get(i));
            }
        }
        hash.add("[" + String.join("", after) + ";");
        if (isArray(result)) {
            returned.add(result);
        }
        return result;
    }

    /** What the contract keeps of a result; all of it if the contract cannot tell. */
    private Object essence(Object[] arguments, Object result) {
        try {
            return contract.essence(arguments, result);
        } catch (RuntimeException | AssertionError notForeseen) {
            return result;
        }
    }

    /** The arguments as text, without the arrays that the answer itself returned earlier. */
    private List<String> texts(Object[] arguments) {
        return Arrays.stream(arguments)
                .map(argument -> text(isOwn(argument) ? null : argument))
                .toList();
    }

    private static boolean isArray(Object value) {
        return value != null && value.getClass().isArray();
    }

    /** Whether the answer itself returned {@code array} earlier. */
    private boolean isOwn(Object array) {
        return returned.stream().anyMatch(each -> each == array);
    }

    private static Object nothing(Class<?> type) {
        return type == void.class ? null : Array.get(Array.newInstance(type, 1), 0);
    }

    /** A value as text; for arrays and collections, the contents. */
    private static String text(Object value) {
        StringBuilder text = new StringBuilder();
        write(text, value);
        return text.toString();
    }

    private static void write(StringBuilder text, Object value) {
        if (isArray(value)) {
            text.append('[');
            for (int i = 0; i < Array.getLength(value); i++) {
                write(text, Array.get(value, i));
            }
        } else if (value instanceof Collection<?> values) {
            text.append('(');
            values.forEach(each -> write(text, each));
        } else {
            text.append(value);
        }
        text.append(';');
    }
}
