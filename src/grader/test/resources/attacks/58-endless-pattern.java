// row: 58
// attack: matches a pattern that takes exponential time
// expect: cpu-limit
// why: one call of the JDK may be as long as any loop
package knight;

import java.util.regex.Pattern;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        return Pattern.matches("(a|aa)*\\1c", "a".repeat(200)) ? 1 : 0;
    }
}
