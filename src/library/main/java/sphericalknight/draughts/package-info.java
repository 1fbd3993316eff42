/**
 * Russian draughts on 32 bits: the dark squares as an {@code int}, steps as rotations, kings by magic multiplication. Independent of
 * {@code sphericalknight.chess}.
 */
package sphericalknight.draughts;
