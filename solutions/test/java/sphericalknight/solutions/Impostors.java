package sphericalknight.solutions;

import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import sphericalknight.exercise.contract.Answers;

/** The ways not to solve an exercise, by a name for each. */
final class Impostors {
    private static final int A_FEW = 10;

    private Impostors() {}

    /** All that can be tried on {@code solution}; {@code visible} and {@code hidden} are what the reference answers with two seeds. */
    static Map<String, Impostor> all(Solution solution, Transcript visible, Transcript hidden) {
        Map<String, Impostor> all = new LinkedHashMap<>();
        all.put("nothing, always", by(hidden, question -> Impostor.nothing(type(question))));
        all.put("something empty, always", by(hidden, question -> Impostor.empty(type(question))));
        all.put("the largest, always", by(hidden, question -> Impostor.largest(type(question))));
        all.put("the first right answer of each method, always", stuck(hidden));
        all.put("its own argument", by(hidden, Impostors::argument));
        all.put("right a few times, then nothing", by(hidden, question -> isBelow(question, A_FEW)));
        all.put("nothing until the last question", by(hidden, question -> question.last() ? question.right() : null));
        all.put("arrays that it fills at the next question", fillsLater(hidden));
        all.put("right, and spoils what it was given", spoils(hidden));
        all.put("right for the zeros that it fills its question with", scribbles(solution, hidden, 0));
        all.put("right for the twelves that it fills its question with", scribbles(solution, hidden, 12));
        all.put("what it knows of the visible inputs", knows(visible, hidden));
        for (Wrong wrong : Wrong.values()) {
            all.put("almost right once: " + wrong, almostRight(hidden, wrong));
        }
        for (Method there : solution.exercise().type().getMethods()) {
            for (Method back : solution.exercise().type().getMethods()) {
                if (!there.equals(back)) {
                    all.put(
                            "numbers in place of " + there.getName() + ", looked up in " + back.getName(),
                            new Numbers(hidden, there, back));
                }
            }
        }
        return all;
    }

    /** Which answer of a test is wrong. */
    private enum Wrong {
        FIRST,
        SECOND,
        EVERY_HUNDREDTH,
        LAST
    }

    private static Impostor by(Transcript honest, Function<Impostor.Question, Object> answer) {
        return new Impostor(honest) {
            @Override
            Object answer(Question question) {
                Object given = answer.apply(question);
                return given == null ? nothing(type(question)) : given;
            }
        };
    }

    private static Class<?> type(Impostor.Question question) {
        return question.method().getReturnType();
    }

    private static Object isBelow(Impostor.Question question, int number) {
        return question.number() < number ? question.right() : null;
    }

    private static Object argument(Impostor.Question question) {
        return Arrays.stream(question.arguments())
                .filter(argument -> Impostor.nothing(type(question)) == null
                        ? type(question).isInstance(argument)
                        : argument.getClass()
                                == Impostor.nothing(type(question)).getClass())
                .findFirst()
                .orElse(null);
    }

    private static Impostor stuck(Transcript honest) {
        Map<Method, Object> first = new HashMap<>();
        return by(honest, question -> {
            first.putIfAbsent(question.method(), question.right());
            return Transcript.copy(first.get(question.method()));
        });
    }

    private static Impostor almostRight(Transcript honest, Wrong wrong) {
        return by(honest, question -> {
            boolean isNow = switch (wrong) {
                case FIRST -> question.number() == 0;
                case SECOND -> question.number() == 1;
                case EVERY_HUNDREDTH -> question.number() % 100 == 99;
                case LAST -> question.last();
            };
            return isNow ? Impostor.almost(type(question), question.right(), question.number()) : question.right();
        });
    }

    /** A contract that compares late sees right arrays in this process; from another one it would not. */
    private static Impostor fillsLater(Transcript honest) {
        List<Object[]> promised = new ArrayList<>();
        return by(honest, question -> {
            promised.forEach(each -> System.arraycopy(each[0], 0, each[1], 0, Array.getLength(each[0])));
            promised.clear();
            Object right = question.right();
            if (right == null || !right.getClass().isArray()) {
                return right;
            }
            Object later = Array.newInstance(right.getClass().getComponentType(), Array.getLength(right));
            promised.add(new Object[] {right, later});
            return later;
        });
    }

    /** Right as long as it is asked what the reference is asked; the contract must not go on with what is left of its arrays. */
    private static Impostor spoils(Transcript honest) {
        return by(honest, question -> {
            fill(question.arguments(), 0);
            return question.right();
        });
    }

    /** Arrays are handed over, so an answer can change the question. Contracts must not compute what they expect from what is left. */
    private static Impostor scribbles(Solution solution, Transcript honest, int number) {
        Answers reference = solution.answers();
        return by(honest, question -> {
            fill(question.arguments(), number);
            try {
                return Transcript.call(
                        reference.create(solution.exercise().type()), question.method(), question.arguments());
            } catch (Throwable tooOdd) {
                return null;
            }
        });
    }

    /** Fills the arrays in {@code values}, and those in them, with one number. */
    private static void fill(Object[] values, int number) {
        for (Object value : values) {
            if (value instanceof int[] numbers) {
                Arrays.fill(numbers, number);
            } else if (value instanceof long[] numbers) {
                Arrays.fill(numbers, number);
            } else if (value instanceof byte[] numbers) {
                Arrays.fill(numbers, (byte) number);
            } else if (value instanceof String[] texts) {
                Arrays.fill(texts, "");
            } else if (value instanceof Object[] rows) {
                fill(rows, number);
            }
        }
    }

    private static Impostor knows(Transcript visible, Transcript hidden) {
        Map<List<Object>, Object> table = new HashMap<>();
        visible.tests().values().stream()
                .flatMap(List::stream)
                .forEach(each -> table.put(key(each.method(), each.arguments()), each.answer()));
        return by(hidden, question -> Transcript.copy(table.get(key(question.method(), question.arguments()))));
    }

    private static List<Object> key(Method method, Object[] arguments) {
        return List.of(method, Arrays.deepToString(arguments));
    }

    /** Gives a number instead of a code, keeps what it stands for, and finds that again on the way back. */
    private static final class Numbers extends Impostor {
        private final Method there;
        private final Method back;
        private final Map<Boolean, List<List<Object>>> memory = new HashMap<>();
        private final Map<Boolean, List<Object[]>> given = new HashMap<>();

        Numbers(Transcript honest, Method there, Method back) {
            super(honest);
            this.there = there;
            this.back = back;
        }

        @Override
        Object answer(Question question) {
            List<List<Object>> codes = memory.computeIfAbsent(question.apart(), any -> new ArrayList<>());
            List<Object[]> values = given.computeIfAbsent(question.apart(), any -> new ArrayList<>());
            if (question.method().equals(there)) {
                Object code = code(type(question), question.right(), codes.size() + 1);
                codes.add(flat(code));
                values.add((Object[]) Transcript.copy(question.arguments()));
                return code;
            }
            if (question.method().equals(back)) {
                int found = codes.lastIndexOf(flat(question.arguments()));
                for (Object argument : question.arguments()) {
                    found = Math.max(found, codes.lastIndexOf(flat(argument)));
                }
                return found < 0 ? nothing(type(question)) : as(type(question), values.get(found));
            }
            return question.right() == null ? nothing(type(question)) : question.right();
        }

        private static Object code(Class<?> type, Object right, int number) {
            if (type.isArray() && type.getComponentType().isPrimitive()) {
                int length = right == null ? A_FEW : Math.max(1, Array.getLength(right));
                Object code = Array.newInstance(type.getComponentType(), length);
                for (int i = length - 1, rest = number; i >= 0; i--, rest /= 100) {
                    Array.set(code, i, number(type.getComponentType(), rest % 100));
                }
                return code;
            }
            return type == String.class ? String.valueOf(number) : number(type, number);
        }

        private static Object number(Class<?> type, int number) {
            if (type == long.class) {
                return (long) number;
            }
            return type == int.class ? number : type == byte.class ? (Object) (byte) number : nothing(type);
        }

        private static List<Object> flat(Object value) {
            List<Object> flat = new ArrayList<>();
            if (value != null && value.getClass().isArray()) {
                for (int i = 0; i < Array.getLength(value); i++) {
                    flat.addAll(flat(Array.get(value, i)));
                }
            } else {
                flat.add(value);
            }
            return flat;
        }

        /** What was given there, in the form that is asked for on the way back. */
        private static Object as(Class<?> type, Object[] arguments) {
            for (Object argument : arguments) {
                Object zero = nothing(type);
                if (zero == null ? type.isInstance(argument) : zero.getClass() == argument.getClass()) {
                    return Transcript.copy(argument);
                }
            }
            if (type == int[].class && Arrays.stream(arguments).allMatch(Integer.class::isInstance)) {
                return Arrays.stream(arguments).mapToInt(Integer.class::cast).toArray();
            }
            return nothing(type);
        }
    }
}
