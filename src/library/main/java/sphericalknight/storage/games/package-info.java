/**
 * Games in few bits. The ladder goes from text over move numbers to a model that has learned how people play: the better a move is
 * foreseen, the fewer bits it costs.
 */
package sphericalknight.storage.games;
