/** What contracts are made of, and the one place that hands out the answer under test. */
package sphericalknight.exercise.contract;
