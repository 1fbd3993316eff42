// row: 51
// attack: is empty
// expect: missing-type
// why: nothing can be asked
