// row: 7
// attack: makes classes without end
// expect: memory|cpu-limit
// rules: forbidden-call
// why: classes have a limit of their own
package knight;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        List<Object> all = new ArrayList<>();
        while (true) {
            ClassLoader loader = new ClassLoader(MyKnight.class.getClassLoader()) {};
            all.add(Proxy.newProxyInstance(loader, new Class<?>[] {Runnable.class}, (proxy, method, given) -> null));
        }
    }
}
