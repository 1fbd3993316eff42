// row: 51
// attack: does not implement the interface
// expect: missing-method
// why: nothing can be asked
package knight;

class MyKnight {
    public long attacks(long knights) {
        return 0;
    }
}
