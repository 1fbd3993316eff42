package sphericalknight.exercise.check;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.engine.JupiterTestEngine;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.opentest4j.TestAbortedException;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.contract.AnswerExtension;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.exercise.platform.ExerciseModel.TestCase;

/** The JUnit Platform, for grades: the same tests in the same engine as in an IDE and in Maven. */
public final class PlatformRunner implements ContractRunner {
    /** JUnit's own engine only, and no extensions from the class path, so that only the course's code runs. */
    private static final LauncherConfig ALONE = LauncherConfig.builder()
            .enableTestEngineAutoRegistration(false)
            .enableLauncherSessionListenerAutoRegistration(false)
            .enableLauncherDiscoveryListenerAutoRegistration(false)
            .enableTestExecutionListenerAutoRegistration(false)
            .enablePostDiscoveryFilterAutoRegistration(false)
            .addTestEngines(new JupiterTestEngine())
            .build();

    @Override
    public List<TestResult> run(CatalogueEntry exercise, Set<String> tests, Answers answers) {
        List<TestCase> asked = exercise.model().tests().stream()
                .filter(test -> tests.isEmpty() || tests.contains(test.method()))
                .toList();
        DiscoverySelector[] selectors = asked.stream()
                .map(test -> selectMethod(exercise.contract(), test.method()))
                .toArray(DiscoverySelector[]::new);
        Listener listener = new Listener(asked);
        try (LauncherSession session = LauncherFactory.openSession(ALONE)) {
            AnswerExtension.use(session, answers);
            session.getLauncher()
                    .execute(
                            LauncherDiscoveryRequestBuilder.request()
                                    .selectors(selectors)
                                    .enableImplicitConfigurationParameters(false)
                                    .build(),
                            listener);
        }
        return listener.results;
    }

    private static final class Listener implements TestExecutionListener {
        private final List<TestCase> asked;
        private final List<TestResult> results = new ArrayList<>();

        Listener(List<TestCase> asked) {
            this.asked = asked;
        }

        @Override
        public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            if (test.isTest() && test.getSource().orElseThrow() instanceof MethodSource source) {
                asked.stream()
                        .filter(each -> each.method().equals(source.getMethodName()))
                        .forEach(each -> results.add(TestResult.of(each, thrown(result))));
            }
        }

        /** What the test threw: JUnit is told of a stub's exception by one of its own. */
        private static Optional<Throwable> thrown(TestExecutionResult result) {
            return result.getThrowable()
                    .map(thrown -> thrown instanceof TestAbortedException ? thrown.getCause() : thrown);
        }
    }
}
