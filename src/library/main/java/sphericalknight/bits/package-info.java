/** Squares and bits: sets of squares as {@code long}s, and the tricks that count, find and walk their bits. */
package sphericalknight.bits;
