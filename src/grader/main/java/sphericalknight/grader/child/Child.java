package sphericalknight.grader.child;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import sphericalknight.grader.wire.Frames;
import sphericalknight.grader.wire.In;
import sphericalknight.grader.wire.Messages;
import sphericalknight.grader.wire.Out;
import sphericalknight.grader.wire.Question;

/**
 * The main class of the child process: runs a student's answer and replies to the grader's questions until the pipe is closed. Whatever the
 * student's code does to this process, it can gain points only by correct replies: the grader reads nothing else.
 */
public final class Child {
    private final List<Object> answers = new ArrayList<>();
    private final AnswerLoader loader = new AnswerLoader();
    private List<Question> questions = List.of();
    private Class<?> type;

    private Child() {}

    /**
     * Replies on standard output to the requests from standard input, until standard input is closed. The answer's own standard input
     * is empty, and what it prints is discarded.
     */
    public static void main(String[] arguments) throws IOException {
        InputStream in = new BufferedInputStream(new FileInputStream(FileDescriptor.in));
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        System.setIn(InputStream.nullInputStream());
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        serve(in, out);
        Runtime.getRuntime().halt(0);
    }

    /** Replies on {@code out} to the requests from {@code in}, until {@code in} ends. */
    public static void serve(InputStream in, OutputStream out) throws IOException {
        Child child = new Child();
        try {
            while (true) {
                Frames.write(out, child.reply(Frames.read(in)));
            }
        } catch (EOFException finished) {
            // the grader sends no more requests
        }
    }

    private Out reply(In in) {
        long id = in.getLong();
        byte kind = in.get();
        try {
            return switch (kind) {
                case Messages.OPEN -> open(id, in);
                case Messages.LOAD -> load(id, in);
                case Messages.NEW -> make(id);
                default -> call(id, in);
            };
        } catch (Throwable thrown) {
            return Thrown.write(thrown, new Out().putLong(id).put(Messages.THROWN));
        }
    }

    private Out open(long id, In in) throws ClassNotFoundException {
        String exercise = in.getText();
        loader.add(in);
        questions = Question.of(Class.forName(exercise, false, loader));
        return new Out().putLong(id).put(Messages.DONE);
    }

    private Out load(long id, In in) throws ClassNotFoundException {
        String answer = in.getText();
        loader.add(in);
        type = Class.forName(answer, false, loader);
        return new Out().putLong(id).put(Messages.DONE);
    }

    private Out make(long id) throws Throwable {
        if (answers.size() >= Messages.MOST_HANDLES) {
            throw new IllegalStateException("too many answers were made");
        }
        answers.add(create());
        return new Out()
                .putLong(id)
                .put(Messages.HANDLE)
                .putInt(answers.size() - 1)
                .putLong(Steps.taken());
    }

    private Object create() throws Throwable {
        String name = type.getName()
                .substring(
                        Math.max(type.getName().lastIndexOf('.'), type.getName().lastIndexOf('$')) + 1);
        if (Modifier.isAbstract(type.getModifiers())) {
            throw new IllegalArgumentException(
                    name + " is abstract; the tests need a class that they can make objects of.");
        }
        Constructor<?> constructor;
        try {
            constructor = type.getDeclaredConstructor();
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(
                    name + " has no constructor without parameters; the tests make their own objects and need one.");
        }
        constructor.setAccessible(true);
        try {
            return constructor.newInstance();
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private Out call(long id, In in) throws Throwable {
        Object answer = answers.get(in.getInt());
        Question question = questions.get(in.getShort());
        Object[] arguments = question.readArguments(in);
        Object[] before = question.mayFill() ? copies(question, arguments) : null;
        Object result;
        try {
            result = question.method().invoke(answer, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
        Out out = new Out().putLong(id).put(Messages.VALUE);
        question.result().write(result, out);
        if (before != null) {
            question.writeFilled(before, arguments, out);
        }
        return out.putLong(Steps.taken());
    }

    private static Object[] copies(Question question, Object[] arguments) {
        Out copies = new Out();
        question.writeArguments(arguments, copies);
        return question.readArguments(new In(copies.bytes()));
    }
}
