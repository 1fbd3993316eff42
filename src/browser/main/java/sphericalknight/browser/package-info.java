/**
 * The programs of a web page, without a JVM or reflection: the check of an answer ({@link sphericalknight.browser.PageCheck}) and the cells
 * of lessons ({@link sphericalknight.browser.cell.CellSession}).
 *
 * <p>The verdict comes from the same code as in {@code ./course check}, the contracts and {@code sphericalknight.exercise}, on another
 * {@link sphericalknight.exercise.platform.Platform}.
 *
 * <pre>
 * write        runs first, and writes Java: a class for each exercise, the calls of answers, lists
 * assertions   the part of AssertJ that contracts use; the build puts its names in place of AssertJ's (rename)
 * lacking      what TeaVM's class library lacks
 * wasm         the programs of the page, and their build with TeaVM; only in the profile wasm
 * </pre>
 */
package sphericalknight.browser;
