// row: 4
// attack: two threads wait for each other
// expect: timeout
// rules: forbidden-call
// why: a deadlock uses no processor time
package knight;

import java.util.concurrent.CountDownLatch;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static void take(Object one, Object two, CountDownLatch both) {
        synchronized (one) {
            both.countDown();
            try {
                both.await();
            } catch (InterruptedException swallowed) {
                return;
            }
            synchronized (two) {
                both.countDown();
            }
        }
    }

    @Override
    public long attacks(long knights) {
        Object first = new Object();
        Object second = new Object();
        CountDownLatch both = new CountDownLatch(2);
        Thread other = new Thread(() -> take(second, first, both));
        other.start();
        take(first, second, both);
        return 0;
    }
}
