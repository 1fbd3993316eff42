import org.junit.platform.suite.api.IncludeClassNamePatterns;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** All exercises, tested with your answers in this folder: for Maven and for an IDE. ./course check does the same faster. */
@Suite
@SelectPackages("sphericalknight.exercises")
@IncludeClassNamePatterns(".*Contract")
class AllExercisesTest {}
