// row: 51
// attack: is abstract
// expect: exception
// why: no object can be made of it
package knight;

import sphericalknight.exercises.knight.Knight;

abstract class MyKnight implements Knight {}
