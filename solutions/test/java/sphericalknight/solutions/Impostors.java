package sphericalknight.solutions;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The ways not to solve an exercise, by a name for each. */
final class Impostors {
    private static final int A_FEW = 10;

    private Impostors() {}

    /** All that can be tried; {@code visible} and {@code hidden} are what the reference answers with two seeds. */
    static Map<String, Impostor> all(Transcript visible, Transcript hidden) {
        Map<String, Impostor> all = new LinkedHashMap<>();
        all.put("nothing, always", by(hidden, question -> Impostor.nothing(type(question))));
        all.put("something empty, always", by(hidden, question -> Impostor.empty(type(question))));
        all.put("the largest, always", by(hidden, question -> Impostor.largest(type(question))));
        all.put("the first right answer of each method, always", stuck(hidden));
        all.put("its own argument", by(hidden, Impostors::argument));
        all.put("right a few times, then nothing", by(hidden, question -> isBelow(question, A_FEW)));
        all.put("nothing until the last question", by(hidden, question -> question.last() ? question.right() : null));
        all.put("what it knows of the visible inputs", knows(visible, hidden));
        for (Wrong wrong : Wrong.values()) {
            all.put("almost right once: " + wrong, almostRight(hidden, wrong));
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
}
