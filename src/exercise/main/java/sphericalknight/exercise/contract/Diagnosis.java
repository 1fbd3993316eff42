package sphericalknight.exercise.contract;

/**
 * A mistake in an answer, explained to the learner.
 *
 * @param name the name of the mistake, for example {@code SIGNED_SHIFT}
 * @param sentence what happens on the board, and what to look for
 * @param test the name of the contract's method that shows the mistake best; "" if no test was run
 */
public record Diagnosis(String name, String sentence, String test) {
    /** The name and the sentence on one line, for programs. */
    public String line() {
        return name + ": " + sentence;
    }

    /** Returns this diagnosis with the method in front of the sentence, such as {@code "In file(), ..."}, unless the sentence names it. */
    Diagnosis in(String method) {
        String goesOn = Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
        return sentence.contains(method + "()") ? this : new Diagnosis(name, "In " + method + "(), " + goesOn, test);
    }

    /** Returns this diagnosis with the remark that correcting the mistake is not enough. */
    public Diagnosis amongOthers() {
        return new Diagnosis(name, sentence + " Other tests fail, too.", test);
    }

    /**
     * Returns this diagnosis with the place of {@code other} in parentheses at the end: {@code (Line 7)}. The sentence of {@code other}
     * must begin with its place and a colon.
     */
    public Diagnosis at(Diagnosis other) {
        String place = other.sentence().substring(0, other.sentence().indexOf(':'));
        return new Diagnosis(name, sentence + " (" + place + ")", test);
    }
}
