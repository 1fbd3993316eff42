package sphericalknight.exercise.contract;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import sphericalknight.exercise.platform.ExerciseMethod;
import sphericalknight.exercise.platform.ExerciseModel;
import sphericalknight.exercise.platform.Platform;
import sphericalknight.machine.Halt;

/**
 * Passes the calls of a contract's probes on to an answer, and hashes arguments and results into one fingerprint for each method name. An
 * exception counts as a result, too; the probe then continues with 0, false or null. An array that the answer itself returned earlier is
 * not hashed as an argument, because answers may choose its form freely.
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
        addArguments(hash, arguments);
        Object[] before = copies(arguments);
        Object result;
        try {
            result = answer.answer(method, arguments);
            add(hash, essence(arguments, result));
        } catch (Throwable thrown) {
            add(hash, AnswerException.nameOf(thrown));
            if (thrown instanceof OutOfInstructions || thrown instanceof Halt) {
                throw thrown;
            }
            result = nothing(method.resultType());
        }
        // Arrays may have been written to. One that is returned is in the result already: an answer may change and
        // return it, or a copy.
        addArguments(hash, putBack(before, arguments, result));
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

    /** The arguments, with copies of those that are arrays. */
    static Object[] copies(Object[] arguments) {
        Object[] copies = arguments.clone();
        for (int i = 0; i < copies.length; i++) {
            if (isArray(copies[i])) {
                int length = Array.getLength(copies[i]);
                Object copy = Array.newInstance(copies[i].getClass().getComponentType(), length);
                System.arraycopy(copies[i], 0, copy, 0, length);
                copies[i] = copy;
            }
        }
        return copies;
    }

    /** The arguments after the call, except that an array that now equals {@code result} is replaced by its copy from before the call. */
    private Object[] putBack(Object[] before, Object[] arguments, Object result) {
        Object[] shown = arguments.clone();
        for (int i = 0; i < before.length; i++) {
            Object each = shown[i];
            if (isArray(each) && !isOwn(each) && Objects.deepEquals(each, result)) {
                shown[i] = before[i];
            }
        }
        return shown;
    }

    private void addArguments(Hash hash, Object[] arguments) {
        Object[] shown = arguments.clone();
        for (int i = 0; i < shown.length; i++) {
            Object each = shown[i];
            shown[i] = isArray(each) && isOwn(each) ? null : each;
        }
        add(hash, shown);
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

    /** Adds a value to a hash; for arrays, collections and records, adds the contents. */
    private static void add(Hash hash, Object value) {
        if (isArray(value)) {
            hash.add("[");
            for (int i = 0; i < Array.getLength(value); i++) {
                add(hash, Array.get(value, i));
            }
        } else if (value instanceof Collection<?> values) {
            hash.add("(");
            for (Object each : values) {
                add(hash, each);
            }
        } else if (value instanceof Record) {
            hash.add("{");
            for (Object each : Platform.get().components(value)) {
                add(hash, each);
            }
        } else {
            hash.add(String.valueOf(value));
        }
        hash.add(";");
    }
}
