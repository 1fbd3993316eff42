/**
 * Russian draughts on 32 bits: the dark squares as an {@code int}, steps as rotations, kings by magic multiplication. The package does not
 * depend on {@code sphericalknight.chess}.
 *
 * <p>"The essay" is <i>Magic bitboards and Russian draughts</i>, Habr, 2015.
 */
package sphericalknight.draughts;
