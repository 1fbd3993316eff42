package sphericalknight.grader;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "sphericalknight.grader", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule ROOMS_HAVE_NO_CYCLES =
            slices().matching("sphericalknight.grader.(**)").should().beFreeOfCycles();

    /** The grader starts fast and small: without notebooks, plots and the kernel. */
    @ArchTest
    static final ArchRule NO_NOTEBOOK_AND_NO_COMMANDS = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "sphericalknight.notebook..",
                    "sphericalknight.lesson..",
                    "sphericalknight.kernel..",
                    "sphericalknight.cli..",
                    "sphericalknight.solutions..");

    /** What runs beside an answer knows the JDK and the wire, so that it starts in a tenth of a second. */
    @ArchTest
    static final ArchRule A_CHILD_IS_SMALL = noClasses()
            .that()
            .resideInAnyPackage("sphericalknight.grader.child..", "sphericalknight.grader.wire..")
            .should()
            .dependOnClassesThat()
            .resideOutsideOfPackages("sphericalknight.grader.child..", "sphericalknight.grader.wire..", "java..");
}
