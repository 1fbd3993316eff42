package sphericalknight.grader.compile;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import sphericalknight.exercise.answer.AnswerCompiler;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.grader.wire.Frames;
import sphericalknight.grader.wire.In;
import sphericalknight.grader.wire.Out;

/** The main class of the compiler's worker process. It compiles one source after another and runs none of them. */
public final class CompilerMain {
    private CompilerMain() {}

    /** Compiles the sources from standard input and writes the results to standard output, until the input ends. */
    public static void main(String[] arguments) throws IOException, ClassNotFoundException {
        InputStream in = new BufferedInputStream(new FileInputStream(FileDescriptor.in));
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(new PrintStream(OutputStream.nullOutputStream())); // javac reports its own stack overflows there
        try {
            while (true) {
                In request = Frames.read(in);
                long id = request.getLong();
                Class<?> exercise = Class.forName(request.getText(), false, CompilerMain.class.getClassLoader());
                AnswerSource source = new AnswerSource(request.getText(), request.getText(), request.getText());
                Frames.write(out, Outcomes.write(AnswerCompiler.compile(exercise, source), new Out().putLong(id)));
            }
        } catch (EOFException finished) {
            Runtime.getRuntime().halt(0);
        }
    }
}
