// row: 52
// attack: does not compile, for reasons that clear the screen, turn the writing and fail a build of a CI
// expect: compile-error
// why: what a compiler says of an answer is text of the answer
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        Clear\u001b\u202eScreen it = "\u0007[2J";
::error::the grader is broken
##vso[task.complete result=Succeeded]
        return <script>alert(1)</script>;
    }
}
