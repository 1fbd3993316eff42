// row: 21
// attack: puts itself into the package of the exercise
// expect: missing-type
// why: a file of an answer has a package of its own
package sphericalknight.exercises.knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        return 0;
    }
}
