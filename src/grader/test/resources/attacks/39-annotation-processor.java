// row: 39
// attack: is an annotation processor, too
// expect: passed
// rules: forbidden-call
// score: full
// why: processors are off while it is compiled; as an answer it is right
package knight;

import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;
import sphericalknight.exercises.knight.Knight;

public class MyKnight extends AbstractProcessor implements Knight {
    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        System.exit(0);
        return true;
    }

    @Override
    public long attacks(long knights) {
        long set = 0;
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                int files = Math.abs(from % 8 - to % 8);
                int ranks = Math.abs(from / 8 - to / 8);
                if ((knights >>> from & 1) != 0 && files * ranks == 2) {
                    set |= 1L << to;
                }
            }
        }
        return set;
    }
}
