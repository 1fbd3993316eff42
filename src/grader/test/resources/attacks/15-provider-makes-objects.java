// row: 15
// attack: makes an object of a class of the tests by its name, through a security provider
// expect: wrong-answer
// rules: forbidden-call
// score: some
// why: the class is not there; no java.security is on the list
package knight;

import java.security.Provider;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            Provider provider = new Provider("any", "1", "") {};
            String name = "sphericalknight.exercises.knight.KnightContract";
            new Provider.Service(provider, "Any", "any", name, null, null).newInstance(null);
        } catch (Throwable held) {
            return 0;
        }
        throw new IllegalStateException("BREACH");
    }
}
