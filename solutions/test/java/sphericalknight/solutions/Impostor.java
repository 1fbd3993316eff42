package sphericalknight.solutions;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import sphericalknight.solutions.Transcript.Exchange;

/**
 * An answer to any exercise that does not solve it: it knows the right answers from a {@link Transcript}, and gives others. It keeps
 * count of the tests in which one of its answers was not the right one.
 */
abstract class Impostor implements Transcript.Answering {
    private static final int A_MILLION = 1_000_000;

    private final Transcript honest;
    private final Map<String, Integer> asked = new HashMap<>();
    private final Set<String> wrong = new TreeSet<>();

    /** Answers in place of the reference whose answers are {@code honest}. */
    Impostor(Transcript honest) {
        this.honest = honest;
    }

    /**
     * A question to this answer.
     *
     * @param number of the question in its test, from 0
     * @param last whether the reference is asked nothing after it
     * @param right the right answer; null where the reference is never asked this
     */
    record Question(Method method, Object[] arguments, boolean apart, int number, boolean last, Object right) {}

    /** What this answer says. */
    abstract Object answer(Question question);

    /** The tests that pass although something in them was not answered rightly. */
    final Set<String> unearned(Solution solution) {
        Set<String> passed = Transcript.passed(solution, honest.seed(), this);
        passed.retainAll(wrong);
        return passed;
    }

    @Override
    public final Object answer(String test, Method method, Object[] arguments, boolean apart) {
        List<Exchange> exchanges = honest.tests().getOrDefault(test, List.of());
        int number = asked.merge(test, 1, Integer::sum) - 1;
        Exchange exchange = number < exchanges.size() ? exchanges.get(number) : null;
        boolean isHonest = exchange != null && exchange.asks(method, arguments);
        Object right = isHonest ? Transcript.copy(exchange.answer()) : null;
        Object answer = answer(new Question(method, arguments, apart, number, number == exchanges.size() - 1, right));
        if (!isHonest || !exchange.isAnsweredBy(answer)) {
            wrong.add(test);
        }
        return answer;
    }

    /** 0, false or null. */
    static Object nothing(Class<?> type) {
        return Array.get(Array.newInstance(type, 1), 0);
    }

    /** 0, false, "", or an array or list of nothing. */
    static Object empty(Class<?> type) {
        if (type.isArray()) {
            return Array.newInstance(type.getComponentType(), 0);
        }
        return type == String.class ? "" : type == List.class ? List.of() : nothing(type);
    }

    /** The largest number or the smallest; a text or array of a million of them; records whose parts are so. */
    static Object extreme(Class<?> type, boolean largest) {
        if (type == long.class) {
            return largest ? Long.MAX_VALUE : Long.MIN_VALUE;
        } else if (type == int.class) {
            return largest ? Integer.MAX_VALUE : Integer.MIN_VALUE;
        } else if (type == byte.class) {
            return largest ? Byte.MAX_VALUE : Byte.MIN_VALUE;
        } else if (type == boolean.class) {
            return largest;
        } else if (type == String.class) {
            return (largest ? "9" : " e4").repeat(A_MILLION);
        } else if (type.isArray()) {
            Object array = Array.newInstance(type.getComponentType(), A_MILLION);
            Object element = type.getComponentType().isPrimitive() ? extreme(type.getComponentType(), largest) : "1";
            for (int i = 0; i < A_MILLION; i++) {
                Array.set(array, i, element);
            }
            return array;
        } else if (type.isRecord()) {
            return record(
                    type,
                    Arrays.stream(type.getRecordComponents())
                            .map(part -> extreme(part.getType(), largest))
                            .toArray());
        }
        return null;
    }

    /** Almost {@code right}: one bit, one character or one element is another. */
    static Object almost(Class<?> type, Object right, int number) {
        if (right instanceof Long set) {
            return set ^ 1L << number * 7;
        } else if (right instanceof Integer n) {
            return n + 1;
        } else if (right instanceof Short n) {
            return (short) (n + 1);
        } else if (right instanceof Byte n) {
            return (byte) (n + 1);
        } else if (right instanceof Boolean yes) {
            return !yes;
        } else if (right instanceof Double n) {
            return n + 1;
        } else if (right instanceof Character c) {
            return (char) (c + 1);
        } else if (right instanceof String text) {
            return text.isEmpty() ? "x" : text.substring(0, text.length() - 1);
        } else if (right instanceof Enum<?> constant) {
            Object[] all = constant.getDeclaringClass().getEnumConstants();
            return all[(constant.ordinal() + 1) % all.length];
        } else if (right instanceof List<?> list) {
            return list.isEmpty() ? null : new ArrayList<>(list.subList(0, list.size() - 1));
        } else if (right instanceof Record record) {
            return almost(record, number);
        } else if (right != null && right.getClass().isArray() && Array.getLength(right) > 0) {
            int at = number % Array.getLength(right);
            Array.set(right, at, almost(type.getComponentType(), Array.get(right, at), number));
            return right;
        }
        return right == null ? empty(type) : null;
    }

    private static Object almost(Record record, int number) {
        RecordComponent[] parts = record.getClass().getRecordComponents();
        try {
            Object[] values = new Object[parts.length];
            for (int i = 0; i < parts.length; i++) {
                parts[i].getAccessor().setAccessible(true);
                values[i] = parts[i].getAccessor().invoke(record);
            }
            int at = number % parts.length;
            values[at] = almost(parts[at].getType(), values[at], number);
            return record(record.getClass(), values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Object record(Class<?> type, Object[] values) {
        try {
            var constructor = type.getDeclaredConstructor(Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getType)
                    .toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            return null; // the record refuses it
        }
    }
}
