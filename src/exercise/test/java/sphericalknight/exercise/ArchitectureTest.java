package sphericalknight.exercise;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "sphericalknight.exercise", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    /** What answers see knows nothing of how they are checked. */
    @ArchTest
    static final ArchRule ARROWS_POINT_DOWNWARDS = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("what answers see")
            .definedBy("sphericalknight.exercise")
            .layer("catalogue")
            .definedBy("sphericalknight.exercise.catalogue")
            .layer("answer")
            .definedBy("sphericalknight.exercise.answer")
            .layer("contract")
            .definedBy("sphericalknight.exercise.contract")
            .layer("platform")
            .definedBy("sphericalknight.exercise.platform")
            .layer("slip")
            .definedBy("sphericalknight.exercise.slip")
            .layer("check")
            .definedBy("sphericalknight.exercise.check")
            .whereLayer("check")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("slip")
            .mayOnlyBeAccessedByLayers("check")
            .whereLayer("contract")
            .mayOnlyBeAccessedByLayers("slip", "check")
            .whereLayer("answer")
            .mayOnlyBeAccessedByLayers("contract", "slip", "check")
            .whereLayer("catalogue")
            .mayOnlyBeAccessedByLayers("contract", "slip", "check")
            .whereLayer("platform")
            .mayOnlyBeAccessedByLayers("catalogue", "answer", "contract", "slip", "check");
}
