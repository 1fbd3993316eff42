package sphericalknight.grader.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import sphericalknight.grader.submission.Submission;
import sphericalknight.grader.submission.SubmissionReader;

/** Reads all submissions; a submission that cannot be read affects only its own student. */
final class Reading {
    private Reading() {}

    /** Each student's submission; students who handed in nothing are absent. */
    static Map<Student, Submission> of(List<Student> students, SubmissionReader reader, int jobs) {
        Map<Student, Submission> read = new ConcurrentHashMap<>();
        ConcurrentLinkedQueue<Student> queue = new ConcurrentLinkedQueue<>(students);
        Slots.run(jobs, slot -> {
            for (Student student = queue.poll(); student != null; student = queue.poll()) {
                Student each = student;
                each.handin().ifPresent(handin -> read.put(each, one(handin, reader)));
            }
        });
        Map<Student, Submission> inOrder = new LinkedHashMap<>();
        students.stream().filter(read::containsKey).forEach(each -> inOrder.put(each, read.get(each)));
        return inOrder;
    }

    private static Submission one(Handin handin, SubmissionReader reader) {
        if (!handin.problem().isEmpty()) {
            return new Submission(Map.of(), List.of(), handin.problem(), "", false);
        }
        try {
            return reader.read(handin.paths());
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return new Submission(
                    Map.of(),
                    List.of(),
                    "The submission could not be read (" + e.getClass().getSimpleName() + ").",
                    "",
                    false);
        }
    }
}
