package sphericalknight.machine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(packages = "sphericalknight.machine", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    /** The machine runs in a web page, where there is neither reflection nor a second thread. */
    @ArchTest
    static final ArchRule PLAIN_JAVA = classes()
            .that()
            .resideInAPackage("sphericalknight.machine")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "sphericalknight.machine",
                    "java.lang",
                    "java.util",
                    "java.io",
                    "java.math",
                    "java.util.stream",
                    "java.util.function",
                    "java.lang.runtime",
                    "java.lang.invoke",
                    "org.objectweb.asm..");
}
