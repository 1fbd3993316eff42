package sphericalknight.solutions;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("Every exercise is complete, can be solved, and catches the mistakes it knows: from lesson 7")
class SelfCheckLaterTest {
    @TestFactory
    Stream<DynamicTest> each() {
        return SelfCheckTest.inLessons(lesson -> lesson.compareTo("07") >= 0);
    }
}
