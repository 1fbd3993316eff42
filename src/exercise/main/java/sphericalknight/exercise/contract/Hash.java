package sphericalknight.exercise.contract;

/**
 * A hash of texts, one after the other: FNV-1a with 64 bits, over their UTF-16 units. It distinguishes a few thousand results, but does not
 * resist deliberate collisions.
 *
 * <p>Source: Fowler, Noll, Vo, <a href="http://www.isthe.com/chongo/tech/comp/fnv/">FNV hash</a>.
 */
final class Hash {
    private static final long START = 0xCBF2_9CE4_8422_2325L;
    private static final long PRIME = 0x100_0000_01B3L;

    private long hash = START;

    void add(String text) {
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * PRIME;
        }
    }

    /** The hash of all texts so far as 16 hexadecimal digits. */
    String text() {
        String digits = Long.toHexString(hash);
        return "0".repeat(16 - digits.length()) + digits;
    }
}
