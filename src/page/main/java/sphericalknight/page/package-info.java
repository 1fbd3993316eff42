/**
 * Checks an answer where there is no JVM, as in a web page: the way in is {@link sphericalknight.page.PageCheck}.
 *
 * <p>What decides is the same code as in {@code ./course check}: the contracts, and {@code sphericalknight.exercise}. Only what needs
 * reflection, threads, files, JUnit or AssertJ is another here. These classes bear the names of those that they stand for and come first on the
 * class path; contracts, tables and lists are written by {@code src/table} when the module is built.
 *
 * <pre>
 * exercise.answer     Instances, Supertypes, Terms
 * exercise.catalogue  CatalogueEntry, Names
 * exercise.contract   AnswerExtension, ExerciseMethod, LoadedAnswers, PlainRun, Platform
 * exercise.check      ContractRun
 * org.assertj         the assertions that contracts use
 * </pre>
 */
package sphericalknight.page;
