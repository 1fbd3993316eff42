package sphericalknight.cli;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.DisplayName;

/** The rooms of the house: who may know whom, seen from the commands, which know them all. */
@DisplayName("The rooms of the house")
@AnalyzeClasses(packages = "sphericalknight", importOptions = ImportOption.DoNotIncludeTests.class)
class RoomsTest {
    private static final String[] LIBRARY = {
        "sphericalknight.bits..",
        "sphericalknight.draw..",
        "sphericalknight.chess..",
        "sphericalknight.draughts..",
        "sphericalknight.storage.."
    };
    private static final String[] NOTEBOOK = {
        "sphericalknight.kernel..", "sphericalknight.lesson..", "sphericalknight.notebook.."
    };

    @ArchTest
    static final ArchRule everyRoomKnowsTheRoomsBelowIt = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .ensureAllClassesAreContainedInArchitecture()
            .layer("common")
            .definedBy("sphericalknight.common..")
            .layer("library")
            .definedBy(LIBRARY)
            .layer("machine")
            .definedBy("sphericalknight.machine..")
            .layer("exercise")
            .definedBy("sphericalknight.exercise..")
            .layer("contracts")
            .definedBy("sphericalknight.exercises..", "sphericalknight.host..")
            .layer("notebook")
            .definedBy(NOTEBOOK)
            .layer("grader")
            .definedBy("sphericalknight.grader..")
            .layer("web")
            .definedBy("sphericalknight.web..")
            .layer("cli")
            .definedBy("sphericalknight.cli..")
            .whereLayer("common")
            .mayNotAccessAnyLayer()
            .whereLayer("library")
            .mayNotAccessAnyLayer()
            .whereLayer("machine")
            .mayNotAccessAnyLayer()
            .whereLayer("exercise")
            .mayOnlyAccessLayers("common", "library", "machine")
            .whereLayer("contracts")
            .mayOnlyAccessLayers("library", "exercise", "machine")
            .whereLayer("notebook")
            .mayOnlyAccessLayers("common", "library", "exercise")
            .whereLayer("grader")
            .mayOnlyAccessLayers("machine", "common", "library", "exercise")
            .whereLayer("web")
            .mayOnlyAccessLayers("common", "library", "exercise", "notebook")
            .whereLayer("cli")
            .mayNotBeAccessedByAnyLayer();

    @ArchTest
    static final ArchRule noPackageCycles =
            slices().matching("sphericalknight.(**)").should().beFreeOfCycles();
}
