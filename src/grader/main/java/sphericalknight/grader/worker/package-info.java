/**
 * The worker processes that read submissions and grade answers. The grader itself parses no student's text.
 *
 * <pre>
 * Grader         the interface to the workers                 (FakeGrader in tests)
 * WorkerPool     keeps as many workers as there are jobs      -> WorkerProcess, one JVM
 * WorkerMessages one line of JSON per request and reply
 * Worker         the main class of that JVM                   -> submission.SubmissionReader, judge.Judge
 * </pre>
 */
package sphericalknight.grader.worker;
