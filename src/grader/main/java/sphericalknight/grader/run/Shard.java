package sphericalknight.grader.run;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.Digests;
import sphericalknight.common.UserError;
import sphericalknight.grader.names.StudentId;

/**
 * One of several parts of a class. Different machines may grade different parts. A student's shard depends only on the id, so every machine
 * may be given all submissions.
 *
 * @param number counted from 1
 * @param of the number of shards
 */
public record Shard(int number, int of) {
    private static final Pattern TEXT = Pattern.compile("(\\d{1,4})/(\\d{1,4})");

    /**
     * Parses a shard such as {@code 2/8}.
     *
     * @throws UserError if {@code text} is not a shard
     */
    public static Shard of(String text) {
        Matcher shard = TEXT.matcher(text.strip());
        if (shard.matches()) {
            int number = Integer.parseInt(shard.group(1));
            int of = Integer.parseInt(shard.group(2));
            if (number >= 1 && number <= of) {
                return new Shard(number, of);
            }
        }
        throw new UserError("--shard " + text + " is not a shard; 1/3, 2/3 and 3/3 are the shards of three.");
    }

    /** Whether the student with this id belongs to this shard. */
    boolean has(String student) {
        byte[] key = StudentId.key(student).getBytes(StandardCharsets.UTF_8);
        int hash = ByteBuffer.wrap(Digests.sha256().digest(key)).getInt() & Integer.MAX_VALUE;
        return hash % of == number - 1;
    }
}
