package sphericalknight.cli;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The files of a new exercise. They compile, but the self-check fails until they are filled in.
 *
 * @param folder the last part of the package names, such as {@code knight}
 */
record Skeleton(String id, String name, String title, String lesson, String folder) {
    private static final String INTERFACE = """
        package sphericalknight.exercises.%folder%;

        import sphericalknight.exercise.Exercise;

        /** Exercise %id%: %title%. */
        @Exercise(id = "%id%", title = "%title%", lesson = "%lesson%")
        public interface %name% {
            /** The result, its unit, and the valid inputs. */
            long answer(long set);
        }
        """;

    private static final String CONTRACT = """
        package sphericalknight.exercises.%folder%;

        import static sphericalknight.bits.Squares.set;

        import org.junit.jupiter.api.DisplayName;
        import org.junit.jupiter.api.Test;
        import sphericalknight.exercise.contract.Contract;

        class %name%Contract extends Contract<%name%> {
            @Test
            @DisplayName("one behaviour in one sentence")
            void oneBehaviour() {
                assertBoard(answer().answer(set("a1")))
                        .as("the question, and a hint at the likely slip")
                        .isEqualTo(set("b2"));
            }

            @Override
            protected void probe(%name% answer) {
                answer.answer(set("a1"));
            }
        }
        """;

    private static final String STUB = """
        package %folder%;

        import sphericalknight.exercise.NotStartedYet;
        import sphericalknight.exercises.%folder%.%name%;

        class My%name% implements %name% {
            @Override
            public long answer(long set) {
                throw new NotStartedYet("TODO %id%: the first step");
            }
        }
        """;

    private static final String HINTS = """
        # Hint 1

        # Hint 2

        # Hint 3

        # Passed
        """;

    private static final String SOLUTION = """
        package sphericalknight.solutions.%folder%;

        import sphericalknight.exercise.NotStartedYet;
        import sphericalknight.exercises.%folder%.%name%;

        /**
         * Exercise %id%, solved.
         *
         * <p>Other ways: which ones, and when each wins.
         */
        public class %name%Solution implements %name% {
            @Override
            public long answer(long set) {
                throw new NotStartedYet("the reference");
            }
        }
        """;

    private static final String SLIPS = """
        # What happens with this mistake, and what to look for.
        OFF_BY_ONE fails oneBehaviour
        answer: return set;
        """;

    /** The texts of the files, by their paths relative to the project folder. */
    Map<String, String> files() {
        String contracts = "exercises/contracts/main/java/sphericalknight/exercises/" + folder + "/" + name;
        String resources = "exercises/contracts/main/resources/sphericalknight/exercises/" + folder + "/";
        Map<String, String> files = new LinkedHashMap<>();
        files.put(contracts + ".java", filled(INTERFACE));
        files.put(contracts + "Contract.java", filled(CONTRACT));
        String solutions = "solutions/main/java/sphericalknight/solutions/" + folder + "/" + name;
        files.put(solutions + "Solution.java", filled(SOLUTION));
        files.put(solutions + ".slips", SLIPS);
        files.put(resources + "My" + name + ".java", filled(STUB));
        files.put(resources + name + ".md", HINTS);
        files.put("exercises/tasks/" + folder + "/My" + name + ".java", filled(STUB));
        return files;
    }

    private String filled(String template) {
        return template.replace("%id%", id)
                .replace("%name%", name)
                .replace("%title%", title.replace("\\", "\\\\").replace("\"", "\\\""))
                .replace("%lesson%", lesson)
                .replace("%folder%", folder);
    }
}
