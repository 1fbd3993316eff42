/**
 * Positions and games in few bits: what a storage scheme is, strings of bits, Huffman codes, the range coder and the file format. The
 * schemes themselves are in {@code storage.positions} and {@code storage.games}.
 */
package sphericalknight.storage;
