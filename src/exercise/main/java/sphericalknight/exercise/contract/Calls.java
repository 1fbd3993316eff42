package sphericalknight.exercise.contract;

import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Records the calls to the answers in one run of a contract. Only the last call is kept, because it explains a failure or an endless loop.
 */
public final class Calls {
    /**
     * A call to a method of an exercise.
     *
     * @param method the method called
     * @param arguments its arguments; arrays as the answer left them
     * @param started the value of {@link System#nanoTime()} when the call started
     */
    public record Call(ExerciseMethod method, Object[] arguments, long started) {
        /** The call as source code, such as {@code hops(63 (h8), 0 (a1))}. */
        public String text() {
            return CallText.of(this);
        }
    }

    private final BiConsumer<ExerciseMethod, Object> answered;
    private volatile Call last;
    private volatile boolean isRunning;
    private Object result;

    /** Creates an object that only explains failures and endless calls, and reports no results. */
    public Calls() {
        this((method, result) -> {});
    }

    /** Creates an object that also reports each result to {@code answered}. */
    Calls(BiConsumer<ExerciseMethod, Object> answered) {
        this.answered = answered;
    }

    /** Returns a wrapper of {@code answer} that records all calls to it. */
    <T> T watched(Class<T> exercise, T answer) {
        return ExerciseMethod.implement(exercise, (method, arguments) -> {
            result = null;
            last = new Call(method, arguments == null ? new Object[0] : arguments, System.nanoTime());
            isRunning = true;
            try {
                result = method.call(answer, arguments);
                answered.accept(method, result);
                return result;
            } finally {
                isRunning = false;
            }
        });
    }

    /** The call that has not returned yet; empty if none is running. */
    public Optional<Call> running() {
        Call call = last;
        return isRunning ? Optional.ofNullable(call) : Optional.empty();
    }

    /** The last call, if its result was the long {@code actual}; otherwise empty. */
    Optional<Call> lastThatGave(long actual) {
        return result instanceof Long number && number == actual ? Optional.of(last) : Optional.empty();
    }

    /** Clears the record before the next test. */
    void forget() {
        last = null;
        result = null;
        isRunning = false;
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
        for (int at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
            int end = at + number.length();
            char before = at == 0 ? ' ' : text.charAt(at - 1);
            if (before != '.' && !isOfWord(before) && (end == text.length() || !isOfWord(text.charAt(end)))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOfWord(char letter) {
        return letter == '_' || letter < 128 && Character.isLetterOrDigit(letter);
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
