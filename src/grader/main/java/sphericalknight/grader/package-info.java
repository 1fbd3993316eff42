/**
 * The grader: submissions of a class become verdicts and reports.
 *
 * <pre>
 * run          a class: jobs, cache, resume, shards            -> model.ClassVerdict
 * students     who is in the class, and what each has handed in
 * worker       processes that read submissions and grade answers, one after another
 * submission   in a worker: folders, .java, .ipynb, .zip       -> the source of each answer
 * judge        in a worker: one answer                         -> model.ExerciseVerdict
 * report       one writer for each format
 * release      the zips that are handed out, uploaded and handed in
 * names        what names of files and folders say
 * text         makes what students have written harmless
 * </pre>
 *
 * <p>Each uses only those below it, and {@code model}.
 */
package sphericalknight.grader;
