package sphericalknight.grader.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.StudentVerdict;

/** Merges several runs, such as those of all shards of a class. The result depends neither on their order nor on duplicates. */
public final class Merge {
    private Merge() {}

    /**
     * Returns the union of the runs in {@code folders}, of which there must be at least one.
     *
     * @throws UserError if the runs were graded with different settings, or contradict each other about a student
     */
    public static RunRecord of(List<Path> folders) {
        List<RunRecord> runs = new ArrayList<>();
        for (Path folder : folders) {
            RunRecord run = RunRecord.read(folder);
            if (!runs.isEmpty()) {
                same("seeds of hidden inputs", RunRecord::seed, runs.get(0), folders.get(0), run, folder);
                same("versions of the course", RunRecord::kit, runs.get(0), folders.get(0), run, folder);
                same("exercises", each -> each.exercises().toString(), runs.get(0), folders.get(0), run, folder);
            }
            runs.add(run);
        }
        Map<String, StudentVerdict> students = new TreeMap<>();
        TreeSet<String> notes = new TreeSet<>();
        for (RunRecord run : runs) {
            notes.addAll(run.verdict().notes());
            run.verdict().students().forEach(student -> add(student, students));
        }
        RunRecord first = runs.get(0);
        return new RunRecord(
                first.kit(),
                first.seed(),
                first.exercises(),
                new ClassVerdict(List.copyOf(students.values()), List.copyOf(notes)));
    }

    private static void add(StudentVerdict student, Map<String, StudentVerdict> students) {
        StudentVerdict known = students.putIfAbsent(student.student(), student);
        if (known != null && !known.equals(student)) {
            throw new UserError(
                    "Two of the runs have different verdicts on " + student.student() + "; grade that class again.");
        }
    }

    private static void same(
            String what, Function<RunRecord, String> part, RunRecord a, Path pathOfA, RunRecord b, Path pathOfB) {
        if (!part.apply(a).equals(part.apply(b))) {
            throw new UserError(pathOfA + " and " + pathOfB + " were graded with different " + what
                    + ", so their points cannot stand in one table; grade one of them again like the other.");
        }
    }
}
