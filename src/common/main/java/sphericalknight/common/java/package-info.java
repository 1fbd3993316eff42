/** Splits Java source into tokens and finds what a cell or a file declares, without a compiler. */
package sphericalknight.common.java;
