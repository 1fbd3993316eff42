/**
 * Positions and games in few bits: storage schemes, bit strings, Huffman codes and the range coder. The schemes are in {@code storage.positions} and {@code storage.games}.
 *
 * <p>"The essay" is William Shields, <i>Programming puzzles, chess positions and Huffman coding</i>, 2009.
 */
package sphericalknight.storage;
