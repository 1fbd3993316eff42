/** What contracts are made of, the one place that hands out the answer under test, and the comparison with known wrong answers. */
package sphericalknight.exercise.contract;
