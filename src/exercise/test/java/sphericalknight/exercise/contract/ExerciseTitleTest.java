package sphericalknight.exercise.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import sphericalknight.exercise.platform.Names;
import sphericalknight.exercises.sample.Sample;

@DisplayName("The name of a contract in reports and editors")
class ExerciseTitleTest {
    @Test
    @DisplayName("is the id and the title of its exercise")
    void idAndTitle() throws ReflectiveOperationException {
        Class<?> contract = Names.contract(Sample.class);
        DisplayNameGenerator names = contract.getAnnotation(DisplayNameGeneration.class)
                .value()
                .getDeclaredConstructor()
                .newInstance();
        assertThat(names.generateDisplayNameForClass(contract)).isEqualTo("99.1 Sample");
    }
}
