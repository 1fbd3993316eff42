// row: 51
// attack: leaves out the method
// expect: missing-method
// why: nothing can be asked
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {}
