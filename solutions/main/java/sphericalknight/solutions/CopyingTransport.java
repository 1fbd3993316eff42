package sphericalknight.solutions;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import sphericalknight.exercise.contract.Answers;

/**
 * Calls answers as if they were in another process: only copies of plain values are passed, and only through the interface. Every contract
 * must give the same result with it, in at most {@link #MOST_CALLS} calls.
 */
final class CopyingTransport implements Answers {
    static final int MOST_CALLS = 50_000;

    private final Answers direct;
    private final AtomicInteger calls = new AtomicInteger();

    CopyingTransport(Answers direct) {
        this.direct = direct;
    }

    int calls() {
        return calls.get();
    }

    @Override
    public <T> T create(Class<T> exercise) throws Throwable {
        return sealed(exercise, direct.create(exercise));
    }

    @Override
    public <T> T createApart(Class<T> exercise) throws Throwable {
        return sealed(exercise, direct.createApart(exercise));
    }

    private <T> T sealed(Class<T> exercise, T answer) {
        return exercise.cast(Proxy.newProxyInstance(
                exercise.getClassLoader(), new Class<?>[] {exercise}, (proxy, method, arguments) -> {
                    calls.incrementAndGet();
                    Object[] sent = (Object[]) copy(arguments);
                    method.setAccessible(true);
                    try {
                        Object result = copy(method.invoke(answer, sent));
                        writeBack(sent, arguments);
                        return result;
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }

    /** Copies the contents of arrays in {@code from} to the arrays in {@code to}, because answers may fill arrays in place. */
    private static void writeBack(Object[] from, Object[] to) {
        for (int i = 0; from != null && i < from.length; i++) {
            if (from[i] != null && from[i].getClass().isArray()) {
                System.arraycopy(from[i], 0, to[i], 0, Array.getLength(from[i]));
            }
        }
    }

    private static Object copy(Object value) throws ReflectiveOperationException {
        if (value == null
                || value instanceof Number
                || value instanceof Boolean
                || value instanceof Character
                || value instanceof String
                || value instanceof Enum<?>) {
            return value;
        }
        if (value.getClass().isArray()) {
            Object copy = Array.newInstance(value.getClass().getComponentType(), Array.getLength(value));
            for (int i = 0; i < Array.getLength(value); i++) {
                Array.set(copy, i, copy(Array.get(value, i)));
            }
            return copy;
        }
        if (value instanceof Collection<?> values) {
            List<Object> copy = new ArrayList<>();
            for (Object each : values) {
                copy.add(copy(each));
            }
            return copy;
        }
        if (value instanceof Record record) {
            return copyOf(record);
        }
        throw new IllegalStateException("a " + value.getClass().getName()
                + " cannot travel between processes; numbers, texts, arrays, lists and small records can");
    }

    private static Record copyOf(Record record) throws ReflectiveOperationException {
        RecordComponent[] components = record.getClass().getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            components[i].getAccessor().setAccessible(true);
            values[i] = copy(components[i].getAccessor().invoke(record));
        }
        var constructor = record.getClass().getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return constructor.newInstance(values);
    }
}
