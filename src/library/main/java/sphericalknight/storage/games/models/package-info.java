/**
 * The learned move model. Each legal move is described by some thirty facts ("features"), each fact has a learned weight, the weights of a
 * move add up to its score, and scores become frequencies for the range coder.
 *
 * <pre>{@code
 * position + move  --Features-->  facts  --Weights-->  score  --Softmax-->  frequency
 *                                   Trainer learns the weights from games
 * }</pre>
 *
 * <p>The shipped tables were written by these commands, which write the same bytes on every JVM:
 *
 * <pre>{@code
 * ./course train games --out src/library/main/resources/sphericalknight/storage/games/models/move-weights.bin
 * ./course train ranks --out src/library/main/resources/sphericalknight/storage/games/models/rank-counts.bin
 * }</pre>
 *
 * <p>Reading and writing uses whole numbers only, so that every JVM computes the same frequencies. Only the trainer uses floating point.
 */
package sphericalknight.storage.games.models;
