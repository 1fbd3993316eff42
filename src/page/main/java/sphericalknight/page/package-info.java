/**
 * Checks an answer where there is no JVM, such as in a web page. The entry point is {@link sphericalknight.page.PageCheck}.
 *
 * <p>The verdict comes from the same code as in {@code ./course check}: the contracts and {@code sphericalknight.exercise}. Only code that
 * needs reflection, threads, files, JUnit or AssertJ is replaced. The replacements have the same names as the original classes and come
 * first on the class path; {@code src/table} generates contracts, tables and lists when the module is built.
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
