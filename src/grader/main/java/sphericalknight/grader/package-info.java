/**
 * The grader: turns the submissions of a class into verdicts and reports.
 *
 * <pre>
 * run          a class: jobs, cache, resume, shards            -> model.ClassVerdict
 * students     the students of the class and their submissions
 * worker       processes that read submissions and grade answers, one after another
 * submission   in a worker: folders, .java, .ipynb, .zip       -> the source of each answer
 * judge        in a worker: one answer                         -> model.ExerciseVerdict
 * report       one writer for each format
 * release      the zips for students, for upload and for handing in
 * names        the information in names of files and folders
 * text         makes students' text harmless
 * </pre>
 *
 * <p>Each package uses only those below it, and {@code model}.
 */
package sphericalknight.grader;
