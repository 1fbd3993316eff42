package sphericalknight.exercise.repair;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LocalVariableNode;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.contract.ExerciseMethod;

/**
 * Finds mistakes without looking at the code, by calling the answer differently. A mistake is found if the answer is right once its
 * arguments or results are transformed in one simple way, such as mirroring the board.
 */
final class Behaviours {
    /** Calls a method of an answer in a way that corrects the slip. */
    interface Call {
        /** Returns the result that {@code method} would have without the slip. */
        Object of(Object answer, ExerciseMethod method, Object[] arguments) throws Throwable;
    }

    /**
     * A possible slip, and the way to call the answer that corrects it.
     *
     * @param slip the name of the slip
     * @param sentence the observation, for the learner
     * @param method the method that is called differently; null for all methods
     * @param call the corrected call
     */
    record Behaviour(String slip, String sentence, ExerciseMethod method, Call call) {
        /** Returns {@code answer} with the slip corrected. */
        <T> T of(Class<T> exercise, T answer) {
            return ExerciseMethod.implement(exercise, (called, arguments) -> {
                boolean isMine = method == null || method.equals(called);
                return isMine ? call.of(answer, called, arguments) : called.call(answer, arguments);
            });
        }
    }

    /** A field that keeps state: the answer is right if each call asks a new object. */
    static final Behaviour STATE = new Behaviour(
            "KEEPS_STATE",
            "A field of yours keeps something from one call to the next: each call alone is right, the second one is not. Start every"
                    + " call afresh, with local variables.",
            null,
            (target, method, arguments) -> method.call(ExerciseMethod.another(target), arguments));

    private final List<Behaviour> all = new ArrayList<>();
    private final AnswerClasses answer;

    private Behaviours(AnswerClasses answer) {
        this.answer = answer;
    }

    /** The possible slips to try for an answer to {@code exercise}. */
    static List<Behaviour> of(Class<?> exercise, AnswerClasses answer) {
        Behaviours behaviours = new Behaviours(answer);
        behaviours.all.add(new Behaviour(
                "ARGUMENT_CHANGED",
                "Your code changes an array that it was given, and whoever gave it needs it unchanged. Copy it first: `array.clone()`.",
                null,
                (target, method, arguments) -> method.call(target, copies(arguments))));
        behaviours.all.add(STATE);
        for (ExerciseMethod method : ExerciseMethod.of(exercise)) {
            if (method.parameterTypes().length > 0) { // one result tells nothing about "always"
                behaviours.results(method);
            }
            behaviours.arguments(method);
        }
        return behaviours.all;
    }

    private void results(ExerciseMethod method) {
        Class<?> type = method.resultType();
        String name = method.name() + "()";
        if (type == boolean.class) {
            result(method, "OPPOSITE", name + " always says the opposite of what is right.", r -> !(Boolean) r);
        } else if (type == int.class) {
            number(method, "ONE_TOO_FEW", name + " is always one too low.", r -> r + 1);
            number(method, "ONE_TOO_MANY", name + " is always one too high.", r -> r - 1);
            number(method, "WRONG_SIGN", name + " always has the wrong sign.", r -> -r);
            number(method, "DOUBLE", name + " counts everything twice.", r -> r % 2 == 0 ? r / 2 : r);
            number(method, "HALF", name + " finds only half of what is there.", r -> r * 2);
            number(
                    method,
                    "FROM_THE_OTHER_END",
                    name + " always gives 63 minus the right number, as if h8 were square 0.",
                    r -> isSquare(r) ? 63 - r : r);
            number(
                    method,
                    "FILES_MIRRORED",
                    name + " always gives the right square with left and right exchanged.",
                    r -> isSquare(r) ? r ^ 7 : r);
            number(
                    method,
                    "RANKS_MIRRORED",
                    name + " always gives the right square with top and bottom exchanged.",
                    r -> isSquare(r) ? r ^ 56 : r);
            number(
                    method,
                    "FILES_FOR_RANKS",
                    name
                            + " always gives the right square with file and rank exchanged; a square's number is 8 * rank + file.",
                    r -> isSquare(r) ? r >>> 3 & 7 | (r & 7) << 3 : r);
        } else if (type == long.class) {
            set(method, "COMPLEMENT", name + " gives exactly the squares that it should leave out.", r -> ~r);
            set(method, "RANKS_MIRRORED", name + " gives the right set upside down.", Long::reverseBytes);
            set(
                    method,
                    "FILES_MIRRORED",
                    name + " gives the right set with left and right exchanged.",
                    r -> Long.reverseBytes(Long.reverse(r)));
            set(method, "FROM_THE_OTHER_END", name + " gives the right set turned by 180 degrees.", Long::reverse);
            set(
                    method,
                    "LOWER_HALF",
                    name
                            + " fills the upper half of the board with ones that do not belong there: an int became a long, and its sign was copied.",
                    r -> r == r.intValue() ? r & 0xFFFF_FFFFL : r);
            sets(method);
        }
    }

    /**
     * Adds the slips in which a resulting set should have been restricted to the squares of an argument, or should have excluded or
     * included them.
     */
    private void sets(ExerciseMethod method) {
        Class<?>[] types = method.parameterTypes();
        for (int i = 0; i < types.length; i++) {
            if (types[i] == long.class) {
                int at = i;
                String name = method.name() + "()";
                String set = "`" + parameter(method, i) + "`";
                with(
                        method,
                        "NOT_LIMITED",
                        name + " must stay within " + set + "; yours gives other squares, too.",
                        at,
                        (r, a) -> r & a);
                with(
                        method,
                        "NOT_EXCLUDED",
                        name + " must leave out the squares of " + set + "; in yours they are still in.",
                        at,
                        (r, a) -> r & ~a);
                with(
                        method,
                        "NOT_INCLUDED",
                        name + " must contain the squares of " + set + ", too; in yours they are missing.",
                        at,
                        (r, a) -> r | a);
            }
        }
    }

    private void arguments(ExerciseMethod method) {
        Class<?>[] types = method.parameterTypes();
        for (int i = 0; i < types.length; i++) {
            int one = i;
            for (int j = i + 1; j < types.length; j++) {
                int other = j;
                if (types[i] == types[j]) {
                    asked(
                            method,
                            "ARGUMENTS_SWAPPED",
                            "`" + parameter(method, i) + "` and `" + parameter(method, j) + "` are mixed up in "
                                    + method.name() + "().",
                            arguments -> {
                                Object kept = arguments[one];
                                arguments[one] = arguments[other];
                                arguments[other] = kept;
                                return arguments;
                            });
                }
            }
            if (types[i] == long.class) {
                asked(
                        method,
                        "COMPLEMENT",
                        method.name() + "() takes `" + parameter(method, i) + "` for its opposite.",
                        arguments -> {
                            arguments[one] = ~(Long) arguments[one];
                            return arguments;
                        });
            }
            if (types[i] == int.class && !parameter(method, i).equals("depth")) { // depth ^ 56 would never end
                String name = "`" + parameter(method, i) + "` in " + method.name() + "()";
                number(
                        method,
                        one,
                        "RANKS_MIRRORED",
                        name + " is taken with top and bottom exchanged: squares 0 to 7 are the first rank.",
                        a -> a ^ 56);
                number(
                        method,
                        one,
                        "FILES_FOR_RANKS",
                        "Files and ranks are mixed up, where " + name
                                + " is taken apart (the rank is square / 8, the file"
                                + " square % 8) or where a square is put together (8 * rank + file).",
                        a -> a >>> 3 & 7 | (a & 7) << 3);
                number(method, one, "OTHER_SIDE", name + " is read the wrong way round: 0 is taken for 1.", a -> 1 - a);
            }
        }
    }

    private static boolean isSquare(int number) {
        return number >= 0 && number < 64;
    }

    private interface IntChange {
        int of(int number);
    }

    private interface Both {
        long of(long result, long argument);
    }

    private void number(ExerciseMethod method, String slip, String sentence, IntChange change) {
        result(method, slip, sentence, result -> change.of((Integer) result));
    }

    private void number(ExerciseMethod method, int at, String slip, String sentence, IntChange change) {
        asked(method, slip, sentence, arguments -> {
            arguments[at] = change.of((Integer) arguments[at]);
            return arguments;
        });
    }

    private void set(ExerciseMethod method, String slip, String sentence, UnaryOperator<Long> change) {
        result(method, slip, sentence, result -> change.apply((Long) result));
    }

    private void with(ExerciseMethod method, String slip, String sentence, int at, Both change) {
        all.add(new Behaviour(
                slip,
                sentence,
                method,
                (target, called, arguments) -> change.of((Long) called.call(target, arguments), (Long) arguments[at])));
    }

    private void result(ExerciseMethod method, String slip, String sentence, UnaryOperator<Object> change) {
        all.add(new Behaviour(
                slip, sentence, method, (target, called, arguments) -> change.apply(called.call(target, arguments))));
    }

    private void asked(ExerciseMethod method, String slip, String sentence, UnaryOperator<Object[]> change) {
        all.add(new Behaviour(
                slip,
                sentence,
                method,
                (target, called, arguments) -> called.call(target, change.apply(arguments.clone()))));
    }

    private static Object[] copies(Object[] arguments) {
        Object[] copies = arguments == null ? null : arguments.clone();
        for (int i = 0; copies != null && i < copies.length; i++) {
            if (copies[i] != null && copies[i].getClass().isArray()) {
                int length = Array.getLength(copies[i]);
                Object copy = Array.newInstance(copies[i].getClass().getComponentType(), length);
                System.arraycopy(copies[i], 0, copy, 0, length);
                copies[i] = copy;
            }
        }
        return copies;
    }

    /**
     * The name that the learner's class gives the parameter with the index {@code number}; if the class file does not contain it, a text
     * such as {@code "argument 2"} for index 1.
     */
    private String parameter(ExerciseMethod method, int number) {
        Type[] types = Type.getArgumentTypes(method.descriptor());
        int slot = 1;
        for (int i = 0; i < number; i++) {
            slot += types[i].getSize();
        }
        int at = slot;
        ClassNode type = Change.read(answer.files().get(answer.main()));
        return type.methods.stream()
                .filter(each -> each.name.equals(method.name()) && each.desc.equals(method.descriptor()))
                .filter(each -> each.localVariables != null)
                .flatMap(each -> each.localVariables.stream())
                .filter(variable -> variable.index == at)
                .map((LocalVariableNode variable) -> variable.name)
                .findFirst()
                .orElse("argument " + (number + 1));
    }
}
