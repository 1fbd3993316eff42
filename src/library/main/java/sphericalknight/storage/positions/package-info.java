/**
 * Schemes for positions, from four bits a square to a learned model of where men stand. {@code PositionSchemes} lists them.
 *
 * <pre>{@code
 * PositionModel    asks one question after another, encoder and decoder alike
 * PlacementCoder   asks the questions about the squares of the men
 * BitContext       a yes-or-no question, with the features that predict its answer
 * BitCoder         writes, reads, measures or learns the answers
 * }</pre>
 */
package sphericalknight.storage.positions;
