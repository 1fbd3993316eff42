package sphericalknight.cli;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.DisplayName;

/** The packages of the rooms that the commands use: all but bench, browser and solutions. Which room may know which is in the poms. */
@DisplayName("The rooms of the house")
@AnalyzeClasses(packages = "sphericalknight", importOptions = ImportOption.DoNotIncludeTests.class)
class RoomsTest {
    @ArchTest
    static final ArchRule noPackageCycles =
            slices().matching("sphericalknight.(**)").should().beFreeOfCycles();
}
