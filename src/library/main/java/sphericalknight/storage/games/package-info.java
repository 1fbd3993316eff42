/**
 * Schemes for games. They range from text through move numbers to a model learned from human games: the better a move is predicted, the
 * fewer bits it costs.
 *
 * <pre>{@code
 * position + move  --MoveFeatures-->  features  --MoveWeights-->  score  --Softmax-->  frequency  --ModelScheme-->  code
 * }</pre>
 *
 * <p>Reading and writing use integers only, so that every JVM computes the same frequencies. The shipped weights were learned from {@link sphericalknight.storage.games.SampleGames}.
 */
package sphericalknight.storage.games;
