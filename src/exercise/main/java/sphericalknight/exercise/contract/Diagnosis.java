package sphericalknight.exercise.contract;

/**
 * A known mistake that an answer makes.
 *
 * @param name for example {@code SIGNED_SHIFT}
 * @param sentence what happens on the board, and what to look for
 * @param test the method of the contract that shows it best
 */
public record Diagnosis(String name, String sentence, String test) {
    /** The name and the sentence on one line. */
    public String line() {
        return name + ": " + sentence;
    }

    /** Returns this diagnosis for a mistake in one method: {@code "In file(): ..."}. */
    Diagnosis in(String method) {
        return new Diagnosis(name, "In " + method + "(): " + sentence, test);
    }

    /** Returns this diagnosis with the place that {@code other} begins with, such as {@code "Line 7: "}, in front of it. */
    public Diagnosis at(Diagnosis other) {
        String place = other.sentence().substring(0, other.sentence().indexOf(':'));
        return new Diagnosis(name, sentence + " (" + place + ")", test);
    }
}
