package sphericalknight.grader.run;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sphericalknight.common.UserError;

/**
 * The students to grade: everyone in a shard of the class who handed something in or is on the roster.
 *
 * @param students the students, ordered by id
 * @param faults names that are not on the roster, one sentence each
 */
record ClassList(List<Student> students, List<String> faults) {
    static ClassList of(List<FoundSubmission> submissions, Optional<Roster> roster, Shard shard) {
        List<Student> students = new ArrayList<>();
        List<String> faults = new ArrayList<>();
        Set<String> handedIn = new HashSet<>();
        Set<String> ids = new HashSet<>();
        for (FoundSubmission found : submissions) {
            Optional<Roster.Entry> entry = roster.flatMap(known -> known.of(found));
            String known = entry.map(Roster.Entry::id).orElse(found.student());
            handedIn.add(StudentId.key(known));
            String id = known;
            for (int again = 2; !ids.add(id); again++) {
                id = known + " (" + again + ")";
            }
            if (shard.has(id)) {
                if (roster.isPresent() && entry.isEmpty()) {
                    faults.add(found.student() + " is not on the roster.");
                }
                Optional<Instant> inName = found.submitted().isEmpty()
                        ? Optional.empty()
                        : Optional.of(LateRule.time(found.submitted(), found.student()));
                students.add(new Student(
                        id,
                        entry,
                        Optional.of(found),
                        entry.flatMap(Roster.Entry::submitted).or(() -> inName)));
            }
        }
        if (roster.isPresent()
                && !submissions.isEmpty()
                && submissions.stream().noneMatch(h -> roster.get().of(h).isPresent())) {
            throw new UserError("No submission is on the roster; folders and files must be named after the column id"
                    + " (or submission) of the roster, but there is "
                    + submissions.get(0).student() + ".");
        }
        roster.ifPresent(known -> known.entries().stream()
                .filter(entry -> shard.has(entry.id()) && !handedIn.contains(StudentId.key(entry.id())))
                .forEach(entry ->
                        students.add(new Student(entry.id(), Optional.of(entry), Optional.empty(), Optional.empty()))));
        students.sort(Comparator.comparing(Student::id));
        return new ClassList(List.copyOf(students), List.copyOf(faults));
    }
}
