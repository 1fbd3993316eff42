package sphericalknight.exercise.contract;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import sphericalknight.exercise.answer.StopSign;

/**
 * Stands between a contract's probes and an answer, and turns what the answer gives into one fingerprint per method. A call that
 * throws counts as an answer, too; the probe then goes on with 0, false or null.
 */
final class Recorder implements InvocationHandler {
    private final Object answer;
    private final Map<String, MessageDigest> methods = new TreeMap<>();

    private Recorder(Object answer) {
        this.answer = answer;
    }

    /** Probes {@code answer} through {@code contract} and returns the fingerprints by method name. */
    static Map<String, String> fingerprints(Class<?> exercise, Contract<?> contract, Object answer) {
        Recorder recorder = new Recorder(answer);
        try {
            contract.probeWith(Proxy.newProxyInstance(exercise.getClassLoader(), new Class<?>[] {exercise}, recorder));
        } catch (StopSign.Stopped | RuntimeException cutShort) {
            Thread.interrupted(); // what came before is recorded
        }
        Map<String, String> fingerprints = new TreeMap<>();
        recorder.methods.forEach(
                (method, digest) -> fingerprints.put(method, HexFormat.of().formatHex(digest.digest(), 0, 8)));
        return fingerprints;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        MessageDigest digest = methods.computeIfAbsent(method.getName(), name -> sha256());
        add(digest, arguments);
        Object result;
        try {
            method.setAccessible(true);
            result = method.invoke(answer, arguments);
            add(digest, result);
        } catch (InvocationTargetException e) {
            add(digest, e.getCause().getClass().getSimpleName());
            if (e.getCause() instanceof StopSign.Stopped) {
                throw e.getCause();
            }
            result = nothing(method.getReturnType());
        }
        add(digest, arguments); // arrays may have been written to
        return result;
    }

    private static Object nothing(Class<?> type) {
        return type == void.class ? null : Array.get(Array.newInstance(type, 1), 0);
    }

    /** The value itself, not its identity: arrays, lists and records by what they hold. */
    private static void add(MessageDigest digest, Object value) throws ReflectiveOperationException {
        if (value != null && value.getClass().isArray()) {
            digest.update((byte) '[');
            for (int i = 0; i < Array.getLength(value); i++) {
                add(digest, Array.get(value, i));
            }
        } else if (value instanceof Collection<?> values) {
            digest.update((byte) '(');
            for (Object each : values) {
                add(digest, each);
            }
        } else if (value instanceof Record) {
            digest.update((byte) '{');
            for (RecordComponent component : value.getClass().getRecordComponents()) {
                component.getAccessor().setAccessible(true);
                add(digest, component.getAccessor().invoke(value));
            }
        } else {
            digest.update(String.valueOf(value).getBytes(StandardCharsets.UTF_8));
        }
        digest.update((byte) ';');
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
