package sphericalknight.grader.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import sphericalknight.grader.submission.Submission;
import sphericalknight.grader.worker.Grader;

/** Reads all submissions; a submission that cannot be read affects only its own student. */
final class Reading {
    private Reading() {}

    /** Each student's submission; students who handed in nothing are absent. */
    static Map<Student, Submission> of(List<Student> students, Grader grader, int jobs) {
        Map<Student, Submission> read = new ConcurrentHashMap<>();
        ConcurrentLinkedQueue<Student> queue = new ConcurrentLinkedQueue<>(students);
        Jobs.run(jobs, () -> {
            for (Student student = queue.poll(); student != null; student = queue.poll()) {
                Student each = student;
                each.found().ifPresent(found -> read.put(each, one(found, grader)));
            }
        });
        Map<Student, Submission> inOrder = new LinkedHashMap<>();
        students.stream().filter(read::containsKey).forEach(each -> inOrder.put(each, read.get(each)));
        return inOrder;
    }

    private static Submission one(FoundSubmission found, Grader grader) {
        return found.problem().isEmpty() ? grader.read(found.paths()) : Submission.unreadable(found.problem());
    }
}
