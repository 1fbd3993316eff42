/** The building blocks of contracts, the single source of the answer under test, and the comparison with known wrong answers. */
package sphericalknight.exercise.contract;
