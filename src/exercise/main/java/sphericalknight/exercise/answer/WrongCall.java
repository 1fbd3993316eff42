package sphericalknight.exercise.answer;

/** The sentence about a call that gives a method too many or too few values. */
final class WrongCall {
    private WrongCall() {}

    /**
     * Returns the sentence.
     *
     * @param method the name of the method, or of the class after {@code new}
     * @param required the types that it takes, as javac lists them
     * @param found the types of what is given
     */
    static String sentence(String method, String required, String found) {
        int given = count(found);
        String sentence = method + " takes " + values(required) + ", but " + (given == 0 ? "none" : given)
                + (given > 1 ? " are" : " is") + " given here";
        return method.equals("set") && required.equals("String") && found.matches("String(,String)+")
                ? sentence + ": write all squares into one text, with blanks between them, as in set(\"a1 h1\")."
                : sentence + ".";
    }

    private static String values(String types) {
        int count = count(types);
        String list = " (" + types.replace(",", ", ") + ")";
        return count == 0 ? "no values" : count == 1 ? "one value" + list : count + " values" + list;
    }

    /** How many types there are in a list; a comma between angle brackets separates none. */
    private static int count(String types) {
        String outer = types;
        while (outer.contains("<")) {
            String less = outer.replaceAll("<[^<>]*>", "");
            if (less.equals(outer)) {
                break;
            }
            outer = less;
        }
        return types.equals("no arguments") ? 0 : outer.split(",").length;
    }
}
