package sphericalknight.grader.sealed;

import java.io.IOException;
import java.lang.reflect.Method;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.grader.isolation.ChildProcess;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.report.text.PlainText;
import sphericalknight.grader.wire.Frames;
import sphericalknight.grader.wire.In;
import sphericalknight.grader.wire.Messages;
import sphericalknight.grader.wire.Out;
import sphericalknight.grader.wire.Question;
import sphericalknight.grader.wire.WireException;

/** The grader's end of the pipe to one child, which sends one reply to each request. A malformed reply ends the conversation. */
final class Conversation implements AutoCloseable {
    private static final Duration TO_LOAD = Duration.ofSeconds(10);
    private static final SecureRandom RANDOM = new SecureRandom();

    /**
     * The maximum total size of the replies in one test, in bytes. Without it, an answer could quickly write more than the grader can
     * read and compare in a reasonable time.
     */
    private static final long MOST_REPLIED = 4L * Frames.LARGEST;

    private final ChildProcess child;
    private final List<Question> questions;
    private final Map<Method, Integer> numbers = new HashMap<>();
    private long steps;
    private long replied;

    /**
     * Creates a conversation with {@code child}.
     *
     * @param questions the methods of the exercise
     */
    Conversation(ChildProcess child, List<Question> questions) {
        this.child = child;
        this.questions = questions;
        for (int i = 0; i < questions.size(); i++) {
            numbers.put(questions.get(i).method(), i);
        }
    }

    /** Sends the class files of the exercise and of the library classes that the answer may use. Any failure is the grader's fault. */
    void open(Class<?> exercise, Map<String, byte[]> files) {
        child.allow(TO_LOAD);
        Out request = new Out().putLong(RANDOM.nextLong()).put(Messages.OPEN).putText(exercise.getName());
        try {
            In reply = exchange(putFiles(files, request));
            if (reply.get() != Messages.DONE) {
                throw new GraderFault("the child process cannot load the exercise: " + reply.getText(), null);
            }
        } catch (IOException | WireException e) {
            throw new GraderFault("the child process did not start: " + e.getMessage() + " " + child.complaint(), e);
        }
    }

    /**
     * Sends the class files of the answer.
     *
     * @throws ChildFailure if they cannot be loaded
     */
    void load(AnswerClasses answer) {
        Out request = new Out().putLong(RANDOM.nextLong()).put(Messages.LOAD).putText(answer.main());
        try {
            In reply = exchange(putFiles(answer.files(), request));
            if (reply.get() != Messages.DONE) {
                String name = PlainText.line(reply.getText());
                throw new ChildFailure(
                        Reason.EXCEPTION,
                        "Your classes cannot be loaded: " + name.substring(name.lastIndexOf('.') + 1) + ".");
            }
        } catch (WireException e) {
            throw violation(e);
        } catch (IOException e) {
            throw ended();
        }
    }

    private static Out putFiles(Map<String, byte[]> files, Out request) {
        request.putInt(files.size());
        files.forEach((name, file) -> request.putText(name).putBytes(file));
        return request;
    }

    /** Sets the processor time allowed for the following requests, and resets the count of reply bytes. */
    void allow(Duration limit) {
        replied = 0;
        child.allow(limit);
    }

    /** Creates an answer object and returns its handle. */
    int make(String answer) throws Throwable {
        Out request = new Out().putLong(RANDOM.nextLong()).put(Messages.NEW);
        return result(request, Messages.HANDLE, answer, In::getInt);
    }

    /** Calls a method of the answer object with this handle. */
    Object call(int handle, Method method, Object[] arguments, String answer) throws Throwable {
        int number = numbers.get(method);
        Question question = questions.get(number);
        Object[] given = arguments == null ? new Object[0] : arguments;
        Out request = new Out()
                .putLong(RANDOM.nextLong())
                .put(Messages.CALL)
                .putInt(handle)
                .putShort(number);
        question.writeArguments(given, request);
        return result(request, Messages.VALUE, answer, reply -> {
            Object result = question.result().read(reply);
            question.readFilled(given, reply);
            return result;
        });
    }

    /**
     * Sends {@code request} and returns the result from a reply of the wanted kind; throws what the answer has thrown if the reply is of
     * another kind.
     */
    private <T> T result(Out request, int wanted, String answer, Function<In, T> read) throws Throwable {
        try {
            In reply = exchange(request);
            if (reply.get() != wanted) {
                throw thrown(reply, answer);
            }
            T result = read.apply(reply);
            readSteps(reply);
            return result;
        } catch (WireException e) {
            throw violation(e);
        } catch (IOException e) {
            throw ended();
        }
    }

    private void readSteps(In reply) {
        long now = reply.getLong();
        reply.end();
        if (now < steps) {
            throw new WireException("steps that were taken back");
        }
        steps = now;
    }

    /** The number of steps that the answers have taken so far, as the child counts them. */
    long steps() {
        return steps;
    }

    /** Whether the child has written anything beyond its replies. */
    boolean saysMore() {
        try {
            return child.answers().available() > 0;
        } catch (IOException e) {
            return false;
        }
    }

    private In exchange(Out request) throws IOException {
        long id = new In(request.bytes()).getLong();
        child.asked();
        Frames.write(child.questions(), request);
        In reply = Frames.read(child.answers());
        child.answered();
        replied += reply.remaining();
        if (replied > MOST_REPLIED) {
            throw new ChildFailure(Reason.MEMORY, "Your answers are too long: megabytes, again and again.");
        }
        if (reply.getLong() != id) {
            throw new WireException("a reply to another question");
        }
        return reply;
    }

    private static Throwable thrown(In reply, String answer) {
        String name = reply.getText();
        String message = reply.getText();
        int line = reply.getInt();
        reply.end();
        return Exceptions.of(name, message, line, answer);
    }

    private ChildFailure violation(WireException e) {
        return child.end().isPresent()
                ? ended()
                : new ChildFailure(
                        Reason.PROTOCOL, "Something other than an answer came back: " + e.getMessage() + ".");
    }

    private ChildFailure ended() {
        return switch (child.awaitEnd()) {
            case CPU_LIMIT ->
                new ChildFailure(Reason.CPU_LIMIT, "Your code used up its processor time: a loop that never ends?");
            case TIMEOUT -> new ChildFailure(Reason.TIMEOUT, "Your code waits and gives no answer.");
            case MEMORY -> new ChildFailure(Reason.MEMORY, "Your code needs more memory than there is.");
            case OUTPUT -> new ChildFailure(Reason.PROTOCOL, "Your code wrote too much to standard error.");
            case EXITED -> new ChildFailure(Reason.EXITED, "Your code ended its own process.");
        };
    }

    @Override
    public void close() {
        child.close();
    }
}
