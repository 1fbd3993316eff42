/** Splits Java source into tokens, finds what a cell or a file declares, and translates cells into classes, all without a compiler. */
package sphericalknight.common.java;
