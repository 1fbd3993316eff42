package sphericalknight.exercise.repair;

import java.util.OptionalLong;
import sphericalknight.exercise.contract.Answers;

/** Answers from another source. Subclasses create them in a different way, or give them other random inputs. */
abstract class ChangedAnswers implements Answers {
    private final Answers plain;

    ChangedAnswers(Answers plain) {
        this.plain = plain;
    }

    /** Returns a new answer; {@code isApart} tells whether {@link #createApart} asks for it. */
    <T> T made(Class<T> exercise, boolean isApart) throws Throwable {
        return isApart ? plain.createApart(exercise) : plain.create(exercise);
    }

    @Override
    public final <T> T create(Class<T> exercise) throws Throwable {
        return made(exercise, false);
    }

    @Override
    public final <T> T createApart(Class<T> exercise) throws Throwable {
        return made(exercise, true);
    }

    @Override
    public OptionalLong steps() {
        return plain.steps();
    }
}
