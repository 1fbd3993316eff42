/**
 * Russian draughts on 32 bits: the dark squares as an {@code int}, steps as rotations, kings by magic. Stands beside
 * {@code sphericalknight.chess} and never uses it.
 */
package sphericalknight.draughts;
