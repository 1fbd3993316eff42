package sphericalknight.solutions;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
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
    record Question(Method method, Object[] arguments, int number, boolean last, Object right) {}

    /** What this answer says. */
    abstract Object answer(Question question);

    /** The tests that pass although something in them was not answered rightly. */
    final Set<String> unearned(Solution solution) {
        Set<String> passed = Transcript.passed(solution, honest.seed(), this);
        passed.retainAll(wrong);
        return passed;
    }

    @Override
    public final Object answer(String test, Method method, Object[] arguments) {
        List<Exchange> exchanges = honest.tests().getOrDefault(test, List.of());
        int number = asked.merge(test, 1, Integer::sum) - 1;
        Exchange exchange = number < exchanges.size() ? exchanges.get(number) : null;
        boolean isHonest = exchange != null && exchange.asks(method, arguments);
        Object right = isHonest ? Transcript.copy(exchange.answer()) : null;
        Object answer = answer(new Question(method, arguments, number, number == exchanges.size() - 1, right));
        if (!isHonest || !exchange.isAnsweredBy(answer)) {
            wrong.add(test);
        }
        return answer;
    }

    /** 0, false or null. */
    static Object nothing(Class<?> type) {
        return Array.get(Array.newInstance(type, 1), 0);
    }

    /** 0, false, "", or an array of nothing. */
    static Object empty(Class<?> type) {
        if (type.isArray()) {
            return Array.newInstance(type.getComponentType(), 0);
        }
        return type == String.class ? "" : nothing(type);
    }

    /** The largest number; a text or array of a million of them. */
    static Object largest(Class<?> type) {
        if (type == long.class) {
            return Long.MAX_VALUE;
        } else if (type == int.class) {
            return Integer.MAX_VALUE;
        } else if (type == boolean.class) {
            return true;
        } else if (type == String.class) {
            return "9".repeat(A_MILLION);
        } else if (type.isArray()) {
            Object array = Array.newInstance(type.getComponentType(), A_MILLION);
            for (int i = 0; i < A_MILLION; i++) {
                Array.set(array, i, type == String[].class ? "1" : largest(type.getComponentType()));
            }
            return array;
        }
        return nothing(type);
    }

    /** Almost {@code right}: one bit, one character or one element is another. */
    static Object almost(Class<?> type, Object right, int number) {
        if (right instanceof Long set) {
            return set ^ 1L << number * 7;
        } else if (right instanceof Integer n) {
            return n + 1;
        } else if (right instanceof Byte n) {
            return (byte) (n + 1);
        } else if (right instanceof Boolean yes) {
            return !yes;
        } else if (right instanceof String text) {
            return text.isEmpty() ? "x" : text.substring(0, text.length() - 1);
        } else if (right instanceof Enum<?> constant) {
            Object[] all = constant.getDeclaringClass().getEnumConstants();
            return all[(constant.ordinal() + 1) % all.length];
        } else if (right != null && right.getClass().isArray() && Array.getLength(right) > 0) {
            int at = number % Array.getLength(right);
            Array.set(right, at, almost(type.getComponentType(), Array.get(right, at), number));
            return right;
        }
        return right == null ? empty(type) : null;
    }
}
