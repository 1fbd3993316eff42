package sphericalknight.grader;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import sphericalknight.grader.submission.SubmissionReader;

@AnalyzeClasses(packages = "sphericalknight.grader", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule EACH_PACKAGE_USES_THOSE_BELOW_IT = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("run")
            .definedBy("sphericalknight.grader.run")
            .layer("worker")
            .definedBy("sphericalknight.grader.worker")
            .layer("submission and judge")
            .definedBy("sphericalknight.grader.submission", "sphericalknight.grader.judge")
            .layer("report")
            .definedBy("sphericalknight.grader.report")
            .layer("release")
            .definedBy("sphericalknight.grader.release")
            .layer("text and model")
            .definedBy("sphericalknight.grader.text", "sphericalknight.grader.model")
            .whereLayer("run")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("worker")
            .mayOnlyBeAccessedByLayers("run")
            .whereLayer("submission and judge")
            .mayOnlyBeAccessedByLayers("run", "worker")
            .whereLayer("report")
            .mayOnlyBeAccessedByLayers("run")
            .whereLayer("release")
            .mayOnlyBeAccessedByLayers("run", "report")
            .whereLayer("text and model")
            .mayOnlyBeAccessedByLayers("run", "worker", "submission and judge", "report", "release");

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
