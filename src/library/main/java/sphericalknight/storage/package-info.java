/**
 * Positions and games in few bits: what a storage scheme is, strings of bits, Huffman codes, the range coder, and the one trainer of all
 * learned tables. The schemes are in {@code storage.positions} and {@code storage.games}, the files in {@code storage.file}.
 *
 * <p>"The essay" is William Shields, <i>Programming puzzles, chess positions and Huffman coding</i>, 2009.
 */
package sphericalknight.storage;
