package sphericalknight.exercise.contract;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import sphericalknight.exercise.platform.ExerciseMethod;
import sphericalknight.exercise.platform.ExerciseModel;
import sphericalknight.exercise.platform.Platform;

/**
 * Records the calls to the answers in one test: the last call (it explains a failure or an endless loop), and the arrays of all calls.
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

    /** The elements of all arguments that are kept for the end of the test; of a test with more, only the first. */
    private static final int MOST_ELEMENTS = 1 << 21;
    /** The number of results that are kept for the next call. */
    private static final int MOST_RESULTS = 8;

    /** An array passed to or returned by the answer, with the elements that it must keep. */
    private record Kept(ExerciseMethod method, String how, Object array, Object copy) {
        Kept again() {
            return new Kept(method, how, array, Calls.copy(array));
        }

        void check() {
            if (!Objects.deepEquals(array, copy)) {
                throw new AssertionError("A later call changes the array that " + method.name() + "()" + how
                        + ". The array belongs to the caller and must stay as it is: make a new one, or a .clone().");
            }
        }
    }

    private final List<Kept> taken = new ArrayList<>();
    private final List<Kept> results = new ArrayList<>();
    private int elements;
    private Call last;
    private Object result;

    /**
     * Returns a wrapper of {@code answer} that records all calls to it, passes on copies of arrays, and fails if the answer changes one:
     * an argument in its call or in a later one, a result in a later one.
     *
     * @param mayChange whether the method with this name may change its arguments
     */
    @SuppressWarnings("unchecked")
    <T> T watched(Class<T> exercise, T answer, Predicate<String> mayChange) {
        ExerciseModel model = Platform.get().exercise(exercise);
        ExerciseMethod.Handler asked = model.handler(answer);
        return (T) model.implement((method, arguments) -> {
            Object[] given = copies(arguments);
            results.replaceAll(Kept::again); // the test may have written into its arrays
            result = null;
            last = new Call(method, given);
            result = asked.answer(method, given);
            results.forEach(Kept::check);
            for (int i = 0; i < given.length; i++) {
                if (!mayChange.test(method.name()) && !Objects.deepEquals(given[i], arguments[i])) {
                    throw new AssertionError(changes(method, i));
                }
                if (given[i] != result && isArray(given[i]) && elements < MOST_ELEMENTS) {
                    elements += Array.getLength(given[i]);
                    taken.add(new Kept(method, " was given", given[i], copy(given[i])));
                }
            }
            keepResult(method);
            return result;
        });
    }

    private void keepResult(ExerciseMethod method) {
        if (isArray(result)) {
            if (results.size() == MOST_RESULTS) {
                results.remove(0);
            }
            results.add(new Kept(method, " has given", result, copy(result)));
        }
    }

    /** Fails if the answer has changed an array after the call in which it was given. */
    void checkArguments() {
        taken.forEach(Kept::check);
    }

    private static boolean isArray(Object value) {
        return value != null && value.getClass().isArray();
    }

    private static Object[] copies(Object[] arguments) {
        Object[] copies = arguments.clone();
        for (int i = 0; i < copies.length; i++) {
            copies[i] = isArray(copies[i]) ? copy(copies[i]) : copies[i];
        }
        return copies;
    }

    private static Object copy(Object array) {
        int length = Array.getLength(array);
        Object copy = Array.newInstance(array.getClass().getComponentType(), length);
        System.arraycopy(array, 0, copy, 0, length);
        return copy;
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
