package sphericalknight.grader.compile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import sphericalknight.exercise.answer.AnswerCompiler.Outcome;
import sphericalknight.exercise.answer.CompileError;
import sphericalknight.exercise.answer.CompileError.Kind;
import sphericalknight.grader.wire.In;
import sphericalknight.grader.wire.Out;

/** The wire format of compilation results. */
final class Outcomes {
    private Outcomes() {}

    static Out write(Outcome outcome, Out out) {
        out.putInt(outcome.errors().size());
        for (CompileError error : outcome.errors()) {
            out.put(error.kind().ordinal())
                    .putLong(error.line())
                    .putLong(error.column())
                    .putLong(error.endColumn())
                    .putText(error.sentence())
                    .putText(error.source());
        }
        out.putInt(outcome.classes().size());
        outcome.classes().forEach((name, file) -> out.putText(name).putBytes(file));
        return out;
    }

    static Outcome read(In in) {
        List<CompileError> errors = new ArrayList<>();
        for (int left = in.getLength(33); left > 0; left--) {
            Kind kind = Kind.values()[in.get()];
            errors.add(new CompileError(kind, in.getLong(), in.getLong(), in.getLong(), in.getText(), in.getText()));
        }
        Map<String, byte[]> classes = new LinkedHashMap<>();
        for (int left = in.getLength(8); left > 0; left--) {
            classes.put(in.getText(), in.getBytes());
        }
        in.end();
        return new Outcome(classes, errors);
    }
}
