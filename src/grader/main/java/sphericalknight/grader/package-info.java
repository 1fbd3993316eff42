/**
 * The sealed grader: untrusted answers are judged by tests that they can neither read nor change.
 *
 * <pre>
 * submission   folders, .java, .ipynb, .zip           -> the source of each answer
 * compile      a limited worker process               -> class files
 * child        the answer's own process               <- requests and replies over a closed binary codec -> sealed
 * sealed       one exercise: contracts against proxies -> model.ExerciseVerdict
 * run          a class: jobs, cache, resume, shards   -> model.ClassVerdict
 * report       one writer for each format
 * release      what a teacher hands out and uploads
 * </pre>
 *
 * <p>{@code TEACHING.md} states the guarantees of each level of isolation.
 */
package sphericalknight.grader;
