package sphericalknight.exercise.catalogue;

import java.util.ArrayList;
import java.util.List;

/**
 * Three hints towards an answer, each revealing more: a question, a picture, a line of code. In the file each hint has a heading,
 * {@code # Hint 1} to {@code # Hint 3}. Below {@code # Passed} stands what the exercise was good for.
 *
 * @param text the Markdown file
 */
public record Hints(String text) {
    /** The number of hints. */
    public static final int STEPS = 3;

    private static final String PASSED = "(?m)^# Passed\\s*$";

    /**
     * Hint 1, 2 or 3, in Markdown without its heading.
     *
     * @throws IllegalArgumentException if there is no such hint
     */
    public String step(int step) {
        List<String> steps = steps();
        if (step < 1 || step > steps.size()) {
            throw new IllegalArgumentException("there is no hint " + step + "; hints 1 to " + steps.size() + " are");
        }
        return steps.get(step - 1);
    }

    /** One sentence for a learner who has passed: what the exercise was good for; "" if there is none. */
    public String purpose() {
        String[] parts = text.split(PASSED);
        return parts.length == 1 ? "" : parts[1].strip();
    }

    /** All hints in order. */
    public List<String> steps() {
        List<String> steps = new ArrayList<>();
        String[] parts = text.split(PASSED)[0].split("(?m)^# Hint \\d+\\s*$");
        for (int i = 1; i < parts.length; i++) {
            steps.add(parts[i].strip());
        }
        return steps;
    }
}
