package sphericalknight.exercise.known;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One known wrong answer as its file describes it, not yet applied to the reference.
 *
 * @param line the number of the line that names it
 * @param name its name
 * @param isJavaSlip whether it is also a Java slip
 * @param fails the test that the answer must fail, or {@code rules} if the rules for answers must reject it
 * @param says the message for the learner; "" for none
 * @param changes its changes to the reference
 */
record Draft(int line, String name, boolean isJavaSlip, String fails, String says, List<Change> changes) {
    private static final Pattern BLOCK = Pattern.compile("(\\w+):(?: (.*))?");
    private static final String MEMBERS = "members";
    private static final String INDENT = "    ";

    /**
     * A change to the reference: lines to remove and lines to insert. If {@code block} is the name of a method, the lines to insert are
     * its new body; if it is {@code members}, they are helpers.
     */
    record Change(int line, String block, List<String> out, List<String> in) {
        Change(int line, String block) {
            this(line, block, new ArrayList<>(), new ArrayList<>());
        }

        /** Whether the lines to insert are helpers, written below {@code members:}. */
        boolean isMembers() {
            return block.equals(MEMBERS);
        }
    }

    Draft(int line, String name, boolean isJavaSlip, String fails, String says) {
        this(line, name, isJavaSlip, fails, says, new ArrayList<>());
    }

    /** Adds a line of the file to the changes; returns false if it cannot be part of a change. */
    boolean takes(int number, String text) {
        Change last = changes.isEmpty() ? new Change(0, MEMBERS) : changes.get(changes.size() - 1);
        boolean inBlock = !last.block().isEmpty();
        Matcher block = BLOCK.matcher(text);
        if (block.matches()) {
            last = new Change(number, block.group(1));
            changes.add(last);
            return block.group(2) == null || last.in().add(INDENT + INDENT + block.group(2));
        }
        if (text.startsWith("-")) {
            if (inBlock || !last.in().isEmpty()) {
                last = new Change(number, "");
                changes.add(last);
            }
            return last.out().add(text.substring(1).strip());
        }
        if (inBlock ? last.line() == 0 || !text.startsWith(INDENT) : !text.startsWith("+")) {
            return false;
        }
        String code = inBlock ? text : INDENT + text.substring(1).strip();
        return last.in().add(last.isMembers() ? code : INDENT + code);
    }
}
