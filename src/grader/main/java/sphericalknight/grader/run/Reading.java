package sphericalknight.grader.run;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import sphericalknight.grader.run.FoundSubmission.Attempt;
import sphericalknight.grader.submission.Submission;
import sphericalknight.grader.worker.Grader;

/** Reads submissions; one that cannot be read affects only its own students. */
final class Reading {
    private Reading() {}

    /**
     * What is in the attempts of each submission, the latest last.
     *
     * @param all whether all attempts are read, not only the latest
     */
    static Map<FoundSubmission, List<Submission>> of(List<Student> students, boolean all, Grader grader, int jobs) {
        Set<FoundSubmission> found = new LinkedHashSet<>();
        students.forEach(student -> student.found().ifPresent(found::add));
        Map<FoundSubmission, List<Submission>> read = new ConcurrentHashMap<>();
        ConcurrentLinkedQueue<FoundSubmission> queue = new ConcurrentLinkedQueue<>(found);
        Jobs.run(jobs, () -> {
            for (FoundSubmission each = queue.poll(); each != null; each = queue.poll()) {
                read.put(each, attempts(each, all, grader));
            }
        });
        return new HashMap<>(read);
    }

    private static List<Submission> attempts(FoundSubmission found, boolean all, Grader grader) {
        if (!found.problem().isEmpty()) {
            return List.of(Submission.unreadable(found.problem()));
        }
        return counted(found, all).stream()
                .map(attempt -> grader.read(attempt.paths(), attempt.without()))
                .toList();
    }

    /** The attempts of which one counts. */
    static List<Attempt> counted(FoundSubmission found, boolean all) {
        List<Attempt> attempts = found.attempts();
        return all ? attempts : attempts.subList(Math.max(0, attempts.size() - 1), attempts.size());
    }
}
