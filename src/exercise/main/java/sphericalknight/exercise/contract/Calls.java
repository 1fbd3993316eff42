package sphericalknight.exercise.contract;

import java.lang.reflect.Array;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import sphericalknight.exercise.platform.ExerciseMethod;
import sphericalknight.exercise.platform.ExerciseModel;
import sphericalknight.exercise.platform.Platform;

/**
 * Records the calls to the answers in one test. Only the last call is kept, because it explains a failure or an endless loop.
 */
public final class Calls {
    private static final String[] NTH = {"first", "second", "third", "fourth", "fifth", "sixth"};

    /**
     * A call to a method of an exercise.
     *
     * @param method the method called
     * @param arguments its arguments; arrays as the answer left them
     */
    public record Call(ExerciseMethod method, Object[] arguments) {
        /** The call as source code, such as {@code hops(63 (h8), 0 (a1))}. */
        public String text() {
            return CallText.of(
                    this, Platform.get().exercise(method.exercise()).exercise().sets());
        }
    }

    private Call last;
    private Object result;

    /**
     * Returns a wrapper of {@code answer} that records all calls to it, passes on copies of arrays, and fails if the answer changes one.
     *
     * @param mayChange whether the method with this name may change them
     */
    @SuppressWarnings("unchecked")
    <T> T watched(Class<T> exercise, T answer, Predicate<String> mayChange) {
        ExerciseModel model = Platform.get().exercise(exercise);
        ExerciseMethod.Handler asked = model.handler(answer);
        return (T) model.implement((method, arguments) -> {
            Object[] given = copies(arguments);
            result = null;
            last = new Call(method, given);
            result = asked.answer(method, given);
            for (int i = 0; i < given.length; i++) {
                if (!mayChange.test(method.name()) && !Objects.deepEquals(given[i], arguments[i])) {
                    throw new AssertionError(changes(method, i));
                }
            }
            return result;
        });
    }

    private static Object[] copies(Object[] arguments) {
        Object[] copies = arguments.clone();
        for (int i = 0; i < copies.length; i++) {
            if (copies[i] != null && copies[i].getClass().isArray()) {
                int length = Array.getLength(copies[i]);
                Object copy = Array.newInstance(copies[i].getClass().getComponentType(), length);
                System.arraycopy(copies[i], 0, copy, 0, length);
                copies[i] = copy;
            }
        }
        return copies;
    }

    private static String changes(ExerciseMethod method, int argument) {
        boolean isTheOnlyOne =
                method.parameterTypes().stream().filter(Class::isArray).count() == 1;
        String array =
                isTheOnlyOne ? "the array that it is given" : "the array that is its " + NTH[argument] + " argument";
        return method.name() + "() changes " + array
                + ". The array belongs to the caller and must stay as it is: work on a copy, with .clone().";
    }

    /** Attaches the last call to the exception or error that a test threw, if the failure seems to be about that call. */
    void explain(Throwable thrown) {
        Call call = last;
        boolean isWrong = thrown instanceof AssertionError;
        if (call != null && (isWrong ? isAbout(thrown) : result == null)) {
            thrown.addSuppressed(new Note(call));
        }
    }

    /**
     * Whether a failed assertion seems to be about the result of the last call. It may instead be about several results, or name the call
     * itself.
     */
    private boolean isAbout(Throwable wrong) {
        if (wrong instanceof WrongBoard board) {
            return result instanceof Number number
                    && (number.longValue() == board.boards().actual()
                            || board.boards().isDraughts());
        }
        String message = wrong.getMessage() == null ? "" : wrong.getMessage();
        if (message.contains(last.method().name() + "(")) {
            return false;
        }
        return result instanceof Boolean || result instanceof Number && names(message, result.toString());
    }

    /** Whether {@code text} contains {@code number} other than as part of a longer number or word. */
    private static boolean names(String text, String number) {
        return Pattern.compile("(?<![.\\w])" + number + "(?!\\w)").matcher(text).find();
    }

    /**
     * Records the call that a failure is about. It is attached to the exception or error that the test threw, as a suppressed exception.
     */
    public static final class Note extends Throwable {
        private static final long serialVersionUID = 1L;

        private final transient Call call;

        Note(Call call) {
            super(call.text(), null, false, false);
            this.call = call;
        }

        /** The call attached to {@code thrown}; empty if there is none. */
        public static Optional<Call> of(Throwable thrown) {
            for (Throwable each : thrown.getSuppressed()) {
                if (each instanceof Note note) {
                    return Optional.ofNullable(note.call);
                }
            }
            return Optional.empty();
        }
    }
}
