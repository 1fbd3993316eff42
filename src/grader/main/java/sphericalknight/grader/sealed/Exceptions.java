package sphericalknight.grader.sealed;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.EmptyStackException;
import java.util.HashMap;
import java.util.InputMismatchException;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Function;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.grader.report.text.PlainText;

/**
 * Creates the exceptions that tests receive in place of those that a child reports: of the same class if the grader knows it, and with
 * sanitised text.
 */
final class Exceptions {
    private static final Map<String, Function<String, Throwable>> KNOWN = new HashMap<>();

    static {
        know(NotStartedYet.class, NotStartedYet::new);
        know(ArithmeticException.class, ArithmeticException::new);
        know(ArrayIndexOutOfBoundsException.class, ArrayIndexOutOfBoundsException::new);
        know(ArrayStoreException.class, ArrayStoreException::new);
        know(ClassCastException.class, ClassCastException::new);
        know(ConcurrentModificationException.class, ConcurrentModificationException::new);
        know(EmptyStackException.class, message -> new EmptyStackException());
        know(ExceptionInInitializerError.class, ExceptionInInitializerError::new);
        know(IllegalArgumentException.class, IllegalArgumentException::new);
        know(IllegalStateException.class, IllegalStateException::new);
        know(IndexOutOfBoundsException.class, IndexOutOfBoundsException::new);
        know(InputMismatchException.class, InputMismatchException::new);
        know(NegativeArraySizeException.class, NegativeArraySizeException::new);
        know(NoClassDefFoundError.class, NoClassDefFoundError::new);
        know(NoSuchElementException.class, NoSuchElementException::new);
        know(NullPointerException.class, NullPointerException::new);
        know(NumberFormatException.class, NumberFormatException::new);
        know(OutOfMemoryError.class, OutOfMemoryError::new);
        know(RuntimeException.class, RuntimeException::new);
        know(StackOverflowError.class, StackOverflowError::new);
        know(StringIndexOutOfBoundsException.class, StringIndexOutOfBoundsException::new);
        know(UnsupportedOperationException.class, UnsupportedOperationException::new);
    }

    /** Represents an exception whose class the grader does not have or does not instantiate; only its name and message are kept. */
    static final class Other extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final String name;

        Other(String name, String message) {
            super(message);
            this.name = name;
        }

        /** A sentence that tells the student which exception was thrown and in which line, followed by its message. */
        String sentence() {
            String message = getMessage().isEmpty() ? "" : ": " + getMessage();
            int line = getStackTrace().length == 0 ? 0 : getStackTrace()[0].getLineNumber();
            return "Your code throws " + name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1)
                    + (line > 0 ? " in line " + line : "") + message;
        }
    }

    private Exceptions() {}

    private static void know(Class<?> type, Function<String, Throwable> maker) {
        KNOWN.put(type.getName(), maker);
    }

    /**
     * Returns the exception to throw in place of the one that the child reported.
     *
     * @param line the line of the answer; 0 if unknown
     */
    static Throwable of(String name, String message, int line, String answer) {
        String text = PlainText.line(message);
        String shown = PlainText.line(name);
        Throwable thrown = KNOWN.getOrDefault(name, words -> new Other(shown, words))
                .apply(text.isEmpty() && !name.equals(NotStartedYet.class.getName()) ? nothing(name) : text);
        List<StackTraceElement> place = new ArrayList<>();
        if (line > 0) {
            place.add(new StackTraceElement(answer, "answer", answer + ".java", line));
        }
        thrown.setStackTrace(place.toArray(StackTraceElement[]::new));
        return thrown;
    }

    private static String nothing(String name) {
        return KNOWN.containsKey(name) ? null : "";
    }
}
