package sphericalknight.exercise.repair;

import java.util.Optional;
import java.util.OptionalLong;
import org.objectweb.asm.Opcodes;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.contract.ExerciseMethod;
import sphericalknight.exercise.repair.Behaviours.Behaviour;

/** Looks for slips that show when the answer is called differently, or when its objects are created differently. */
final class Outside {
    private final Trials trials;
    private final AnswerClasses answer;

    Outside(Trials trials, AnswerClasses answer) {
        this.trials = trials;
        this.answer = answer;
    }

    /** The diagnosis of the first slip found; empty if there is none. */
    Optional<Diagnosis> slip() {
        return state().or(this::behaviour);
    }

    /**
     * The diagnosis of a field, including a static one, that keeps state between calls or shares it between objects; empty if there is
     * none.
     */
    private Optional<Diagnosis> state() {
        boolean hasVariables = answer.files().values().stream()
                .flatMap(file -> Change.read(file).fields.stream())
                .anyMatch(field -> (field.access & Opcodes.ACC_FINAL) == 0);
        if (!hasVariables) {
            return Optional.empty();
        }
        Answers plain = trials.load(answer);
        Answers newClasses = new ChangedAnswers(plain) {
            @Override
            <T> T made(Class<T> exercise, boolean isApart) {
                return ExerciseMethod.implement(
                        exercise,
                        (method, arguments) -> method.call(trials.load(answer).create(exercise), arguments));
            }

            @Override
            public OptionalLong steps() {
                throw new UnsupportedOperationException("the steps of classes loaded for one call are not counted");
            }
        };
        Answers alwaysTheSame = new ChangedAnswers(plain) {
            private Object last;

            @Override
            <T> T made(Class<T> exercise, boolean isApart) throws Throwable {
                last = isApart && last != null ? last : plain.create(exercise);
                return exercise.cast(last);
            }
        };
        if (trials.mends(alwaysTheSame)) {
            return Optional.of(new Diagnosis(
                    "KEPT_IN_FIELD",
                    "A field of yours keeps what the way back needs. The way back is asked of another object, which knows only what it"
                            + " is given: it must be in the result.",
                    trials.failed().get(0)));
        }
        return trials.mends(mended(Behaviours.STATE)) || trials.mends(newClasses)
                ? Optional.of(diagnosis(Behaviours.STATE))
                : Optional.empty();
    }

    private Optional<Diagnosis> behaviour() {
        for (Behaviour behaviour : Behaviours.of(trials.exercise().type(), answer)) {
            if (trials.isOver()) {
                break;
            }
            if (trials.mends(mended(behaviour)) && trials.isRightForOthers(() -> mended(behaviour))) {
                return Optional.of(diagnosis(behaviour));
            }
        }
        return Optional.empty();
    }

    private Diagnosis diagnosis(Behaviour behaviour) {
        return new Diagnosis(
                behaviour.slip(), behaviour.sentence(), trials.failed().get(0));
    }

    private Answers mended(Behaviour behaviour) {
        return new ChangedAnswers(trials.load(answer)) {
            @Override
            <T> T made(Class<T> exercise, boolean isApart) throws Throwable {
                return behaviour.of(exercise, super.made(exercise, isApart));
            }
        };
    }
}
