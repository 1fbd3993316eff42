/** The building blocks of contracts, the extension that provides the answer under test, and the comparison with known wrong answers. */
package sphericalknight.exercise.contract;
