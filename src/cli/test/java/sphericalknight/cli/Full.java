package sphericalknight.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.TestInfo;
import sphericalknight.common.CoursePaths;

/** The tests that need more than a JDK; {@code ./course test} runs them. */
public final class Full {
    private Full() {}

    /** Skips the test, aloud, unless the full tests were asked for. */
    public static void only(TestInfo test) {
        orSkip(Boolean.getBoolean("course.full"), test, "only ./course test runs it");
    }

    /** Skips the test, aloud, unless the condition holds. */
    public static void orSkip(boolean condition, TestInfo test, String why) {
        if (!condition) {
            System.out.println("SKIPPED: " + test.getDisplayName() + " (" + why + ")");
        }
        assumeTrue(condition, why);
    }

    /** The project under test. */
    public static CoursePaths project() {
        return CoursePaths.at(Path.of(System.getProperty("course.root")));
    }
}
