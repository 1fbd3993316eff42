package sphericalknight.table;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One slip as its file describes it, not yet applied to the reference.
 *
 * @param line the line of the file with its name
 * @param name its name
 * @param fails the test that it must fail, or {@code rules}
 * @param says the sentence for the learner; "" for none
 * @param changes what it changes in the reference
 */
record SlipDraft(int line, String name, String fails, String says, List<Change> changes) {
    private static final Pattern BLOCK = Pattern.compile("(\\w+):(?: (.*))?");
    private static final String MEMBERS = "members";
    private static final String INDENT = "    ";

    /**
     * A change to the reference: lines to take out and lines to put in; or, with the name of a block, the new body of a method or the
     * helpers of a slip.
     */
    record Change(int line, String block, List<String> out, List<String> in) {
        Change(int line, String block) {
            this(line, block, new ArrayList<>(), new ArrayList<>());
        }

        /** Whether the lines to put in are helpers, below {@code members:}. */
        boolean isMembers() {
            return block.equals(MEMBERS);
        }
    }

    SlipDraft(int line, String name, String fails, String says) {
        this(line, name, fails, says, new ArrayList<>());
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
