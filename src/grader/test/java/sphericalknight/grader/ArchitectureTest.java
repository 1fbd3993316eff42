package sphericalknight.grader;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import sphericalknight.grader.submission.SubmissionReader;

@AnalyzeClasses(packages = "sphericalknight.grader", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String GRADER = "sphericalknight.grader.";

    @ArchTest
    static void eachPackageUsesOnlyThoseBelowIt(JavaClasses classes) {
        List<String> order = List.of(
                "run", "students", "worker", "submission", "judge", "report", "release", "names", "text", "model");
        for (int i = 1; i < order.size(); i++) {
            noClasses()
                    .that()
                    .resideInAPackage(GRADER + order.get(i))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(order.subList(0, i).stream()
                            .map(each -> GRADER + each)
                            .toArray(String[]::new))
                    .check(classes);
        }
    }

    /** What students hand in is read and judged in workers only. */
    @ArchTest
    static final ArchRule THE_GRADER_READS_NO_SUBMISSION = noClasses()
            .that()
            .resideInAnyPackage(
                    "sphericalknight.grader.run..",
                    "sphericalknight.grader.students..",
                    "sphericalknight.grader.report..")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName(SubmissionReader.class.getName())
            .orShould()
            .dependOnClassesThat()
            .resideInAPackage("sphericalknight.grader.judge..");
}
