// row: 43
// attack: makes 8 MB of class files of 40 KB of source
// expect: memory|compiler-resources
// why: class files of 4 MB are the most that a child gets
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        Object[] large = {
            {{140:new Object() { void fill(int i) { try { i++; } finally { try { i++; } finally { try { i++; } finally { try { i++; } finally { try { i++; } finally { try { i++; } finally { try { i++; } finally { try { i++; } finally { try { i++; } finally { try { i++; } finally { try { i++; } finally { i += 3; } } } } } } } } } } }  } }, }}
        };
        return large.length;
    }
}
