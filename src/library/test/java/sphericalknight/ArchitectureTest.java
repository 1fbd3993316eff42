package sphericalknight;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.api.DisplayName;

/** The packages of the library build on one another in one direction, and the library builds on nothing else. */
@DisplayName("Architecture of the library")
@AnalyzeClasses(packages = "sphericalknight", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule packagesLookDownwardsOnly = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .withOptionalLayers(true)
            .layer("bits")
            .definedBy("sphericalknight.bits..")
            .layer("draw")
            .definedBy("sphericalknight.draw..")
            .layer("chess.board")
            .definedBy("sphericalknight.chess.board..")
            .layer("chess.attack")
            .definedBy("sphericalknight.chess.attack..")
            .layer("chess.position")
            .definedBy("sphericalknight.chess.position..")
            .layer("chess.perft")
            .definedBy("sphericalknight.chess.perft..")
            .layer("chess.endgame")
            .definedBy("sphericalknight.chess.endgame..")
            .layer("chess.undo")
            .definedBy("sphericalknight.chess.undo..")
            .layer("chess.mailbox")
            .definedBy("sphericalknight.chess.mailbox..")
            .layer("draughts")
            .definedBy("sphericalknight.draughts..")
            .layer("storage")
            .definedBy("sphericalknight.storage..")
            .whereLayer("bits")
            .mayNotAccessAnyLayer()
            .whereLayer("draw")
            .mayOnlyAccessLayers("bits")
            .whereLayer("chess.board")
            .mayOnlyAccessLayers("bits", "draw")
            .whereLayer("chess.attack")
            .mayOnlyAccessLayers("bits", "draw", "chess.board")
            .whereLayer("chess.position")
            .mayOnlyAccessLayers("bits", "draw", "chess.board", "chess.attack")
            .whereLayer("chess.perft")
            .mayOnlyAccessLayers("bits", "draw", "chess.board", "chess.attack", "chess.position")
            .whereLayer("chess.endgame")
            .mayOnlyAccessLayers("bits", "draw", "chess.board", "chess.attack", "chess.position")
            .whereLayer("chess.undo")
            .mayOnlyAccessLayers("bits", "chess.board", "chess.attack", "chess.position")
            .whereLayer("chess.mailbox")
            .mayOnlyAccessLayers("bits", "draw", "chess.board", "chess.attack", "chess.position")
            .whereLayer("draughts")
            .mayOnlyAccessLayers("bits", "draw")
            .whereLayer("storage")
            .mayNotBeAccessedByAnyLayer();

    @ArchTest
    static final ArchRule noPackagesDependOnEachOtherInACircle =
            slices().matching("sphericalknight.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule everyClassHasItsPlace = classes()
            .should()
            .resideInAnyPackage(
                    "sphericalknight.bits..",
                    "sphericalknight.draw..",
                    "sphericalknight.chess..",
                    "sphericalknight.draughts..",
                    "sphericalknight.storage..")
            .because("a new room of the library must be given its place in the order of packages");

    @ArchTest
    static final ArchRule theLibraryNeedsTheJdkOnly = classes()
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage("java..", "sphericalknight.."))
            .because("a lesson must run wherever Java runs");

    @ArchTest
    static final ArchRule whatTheBrowserSharesKeepsOutFilesThreadsAndReflection = noClasses()
            .that()
            .resideInAnyPackage(
                    "sphericalknight.bits..",
                    "sphericalknight.draw..",
                    "sphericalknight.chess.board..",
                    "sphericalknight.chess.attack..")
            .and()
            .doNotHaveSimpleName("KernelHook")
            .should()
            .dependOnClassesThat(resideInAnyPackage("java.lang.reflect..", "java.nio.file..", "java.util.concurrent.."))
            .because("these packages are compiled for the browser too; the kernel is reached through KernelHook alone");
}
