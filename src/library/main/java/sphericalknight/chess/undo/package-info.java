/**
 * Position keys and undo: the additive keys of William Shields's essay, for comparison with the XOR keys of {@code chess.position}, and two
 * ways to take moves back.
 */
package sphericalknight.chess.undo;
