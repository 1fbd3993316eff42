/**
 * Remembering positions: the essay's additive keys, to compare with the XOR keys of {@code chess.position}, and two ways to take moves
 * back.
 */
package sphericalknight.chess.undo;
