/**
 * A student's submission and the answers in it. No part of it is executed, and only the source code of answers leaves this package.
 *
 * <pre>
 * path -> Contents      the files of a folder, an archive, or the file itself    (FolderContents, ZipContents)
 *      -> FileKind      Java, notebook or zip, by the first bytes; LmsName: the owner, by the name
 *      -> Candidate     each place that declares an answer: file or cell        (Candidates, NotebookReader, CellAnswers)
 *      -> Submission    for each exercise the one to grade, and notes           (SubmissionReader, Selection)
 * </pre>
 *
 * Reading stays within a {@code Budget} of bytes and files. So a huge submission harms only its owner, and reading the same submission
 * always stops at the same place.
 */
package sphericalknight.grader.submission;
