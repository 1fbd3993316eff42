/** Java source as tokens: enough to find what a cell or a file declares, without a compiler. */
package sphericalknight.common.java;
