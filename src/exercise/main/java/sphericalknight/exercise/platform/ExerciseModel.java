package sphericalknight.exercise.platform;

import java.util.List;
import java.util.Optional;
import sphericalknight.exercise.Exercise;

/** What the checks know of an exercise: a JVM finds it by reflection, and a web page has a generated class for each exercise. */
public interface ExerciseModel {
    /**
     * A test of a contract.
     *
     * @param method the name of its method, which identifies it
     * @param name the display name, a sentence for the learner
     */
    record TestCase(String method, String name) {}

    /** The interface. */
    Class<?> type();

    /** The class with the tests. */
    Class<?> contract();

    /** The annotation of the interface. */
    Exercise exercise();

    /** The methods of the interface. */
    List<ExerciseMethod> methods();

    /** The tests of the contract, in the order of its source. */
    List<TestCase> tests();

    /** The text of the file with the fingerprints of the known wrong answers; empty if there is none. */
    Optional<String> fingerprints();

    /** Creates an object of the contract. */
    Object newContract();

    /** Runs one test on an object of the contract, and throws what the test throws. */
    void run(Object contract, TestCase test) throws Throwable;

    /** Creates an object of the interface that passes all calls to {@code handler}. */
    Object implement(ExerciseMethod.Handler handler);

    /** The handler behind {@code answer}: the one given to {@link #implement}; for any other object, one that calls its methods. */
    ExerciseMethod.Handler handler(Object answer);
}
