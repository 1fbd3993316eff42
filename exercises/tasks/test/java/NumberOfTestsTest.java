import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import sphericalknight.exercise.catalogue.Catalogue;

class NumberOfTestsTest {
    @Test
    @DisplayName("the suite runs every test of every contract")
    void everyTestOfEveryContract() {
        TestPlan plan = LauncherFactory.create()
                .discover(LauncherDiscoveryRequestBuilder.request()
                        .selectors(selectClass(AllExercisesTest.class))
                        .build());
        long written = Catalogue.find().entries().stream()
                .flatMap(exercise -> Arrays.stream(exercise.contract().getDeclaredMethods()))
                .filter(method -> method.isAnnotationPresent(Test.class))
                .count();
        assertThat(plan.countTestIdentifiers(TestIdentifier::isTest))
                .isEqualTo(written)
                .isPositive();
    }
}
