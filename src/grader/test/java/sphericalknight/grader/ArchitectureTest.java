package sphericalknight.grader;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import sphericalknight.grader.submission.SubmissionReader;

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

    /** What students hand in is read and judged in workers only. */
    @ArchTest
    static final ArchRule THE_GRADER_READS_NO_SUBMISSION = noClasses()
            .that()
            .resideInAnyPackage("sphericalknight.grader.run..", "sphericalknight.grader.report..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName(SubmissionReader.class.getName())
            .orShould()
            .dependOnClassesThat()
            .resideInAPackage("sphericalknight.grader.judge..");
}
