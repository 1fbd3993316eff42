package sphericalknight.exercise.contract;

import org.junit.jupiter.api.DisplayNameGenerator;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.platform.Platform;

/** Displays a contract as the id and the title of its exercise: "2.1 Attacks of a set of knights". */
final class ExerciseTitle extends DisplayNameGenerator.Standard {
    @Override
    public String generateDisplayNameForClass(Class<?> contract) {
        Exercise exercise = Platform.get().exercise(contract).exercise();
        return exercise.id() + " " + exercise.title();
    }
}
