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
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
