package sphericalknight.grader;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import sphericalknight.grader.submission.SubmissionReader;

@AnalyzeClasses(packages = "sphericalknight.grader", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
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
