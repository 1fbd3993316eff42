/**
 * Schemes for positions, from four bits a square to a learned model of where men stand. {@code PositionSchemes} lists them.
 *
 * <pre>{@code
 * PositionModel  --BitContext-->  BitCoder        asks one yes-or-no question after another, encoder and decoder alike
 *   PlacementCoder                       writes, reads, measures or learns the answers
 * }</pre>
 */
package sphericalknight.storage.positions;
