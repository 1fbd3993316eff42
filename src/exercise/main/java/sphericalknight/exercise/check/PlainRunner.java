package sphericalknight.exercise.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.exercise.contract.TestRun;
import sphericalknight.exercise.platform.ExerciseModel.TestCase;

/** A plain loop over the tests, for interactive checks: starting JUnit takes longer than running the tests. */
public final class PlainRunner implements ContractRunner {
    private final Consumer<TestResult> afterEachTest;

    /** Creates a runner that reports nothing before the end. */
    public PlainRunner() {
        this(test -> {});
    }

    /** Creates a runner that passes on each result as soon as it is there. */
    public PlainRunner(Consumer<TestResult> afterEachTest) {
        this.afterEachTest = afterEachTest;
    }

    @Override
    public List<TestResult> run(CatalogueEntry exercise, Set<String> tests, Answers answers) {
        List<TestResult> results = new ArrayList<>();
        for (TestCase test : exercise.model().tests()) {
            if (tests.isEmpty() || tests.contains(test.method())) {
                TestResult result = TestResult.of(test, TestRun.thrown(exercise.model(), test, answers));
                results.add(result);
                afterEachTest.accept(result);
            }
        }
        return results;
    }
}
