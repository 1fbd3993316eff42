package sphericalknight;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;

/** The packages of the library build on one another in one direction, and the library builds on nothing else. */
@DisplayName("Architecture of the library")
@AnalyzeClasses(packages = "sphericalknight", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    /** What each package may use besides itself and the JDK. */
    private static final Map<String, String> BELOW = Map.ofEntries(
            Map.entry("bits", ""),
            Map.entry("draw", "bits"),
            Map.entry("chess.board", "bits"),
            Map.entry("chess.attack", "bits chess.board"),
            Map.entry("chess.position", "bits chess.board chess.attack"),
            Map.entry("chess.perft", "chess.board chess.attack chess.position"),
            Map.entry("chess.endgame", "bits chess.board chess.attack chess.position"),
            Map.entry("chess.undo", "bits chess.position"),
            Map.entry("chess.mailbox", "chess.position"),
            Map.entry("draughts", "bits"),
            Map.entry("storage", "bits chess"));

    private static String[] packages(String names) {
        return Stream.of(names.trim().split(" +"))
                .map(name -> name.startsWith("java") ? name : "sphericalknight." + name + "..")
                .toArray(String[]::new);
    }

    @ArchTest
    static void packagesLookDownwardsOnly(JavaClasses library) {
        BELOW.forEach((name, below) -> classes()
                .that()
                .resideInAnyPackage(packages(name))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(packages("java.. " + name + " " + below))
                .because("a lesson must run wherever Java runs, and packages are built one upon another")
                .check(library));
    }

    @ArchTest
    static final ArchRule everyClassHasItsPlace = classes()
            .that()
            .doNotHaveSimpleName("package-info")
            .should()
            .resideInAnyPackage(packages(String.join(" ", BELOW.keySet())))
            .because("a new package of the library must be given its place in the order");

    @ArchTest
    static final ArchRule whatTheBrowserSharesKeepsOutFilesThreadsAndReflection = noClasses()
            .that()
            .resideInAnyPackage(packages("bits draw chess.board chess.attack"))
            .and()
            .doNotHaveSimpleName("KernelHook")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.lang.reflect..", "java.nio.file..", "java.util.concurrent..")
            .because("these packages are compiled for the browser too; the kernel is reached through KernelHook alone");
}
