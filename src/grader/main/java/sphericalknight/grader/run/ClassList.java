package sphericalknight.grader.run;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.common.UserError;
import sphericalknight.grader.submission.Shown;

/**
 * The students to grade: everyone who handed something in or is on the roster. What belongs to nobody on the roster has no grade; and
 * while there is such a thing, nobody gets zero points for having handed in nothing.
 */
final class ClassList {
    private final List<Student> students = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();

    private ClassList() {}

    /**
     * Returns the students, ordered by id.
     *
     * @throws UserError if nothing that was handed in belongs to anybody on the roster, or the roster names a file that is not there
     */
    static List<Student> of(SubmissionFinder.Outcome found, Optional<Roster> roster) {
        ClassList list = new ClassList();
        roster.ifPresentOrElse(
                known -> list.match(found, known),
                () -> found.submissions()
                        .forEach(each -> list.add(each.student(), Optional.empty(), Optional.of(each))));
        list.students.sort(Comparator.comparing(Student::id));
        return List.copyOf(list.students);
    }

    private void add(String name, Optional<Roster.Entry> entry, Optional<FoundSubmission> found) {
        String id = name;
        for (int again = 2; !ids.add(id); again++) {
            id = name + " (" + again + ")";
        }
        students.add(new Student(id, entry, found));
    }

    private void match(SubmissionFinder.Outcome found, Roster roster) {
        Map<Roster.Entry, List<FoundSubmission>> owned = new LinkedHashMap<>();
        List<FoundSubmission> strays = new ArrayList<>();
        for (FoundSubmission each : found.submissions()) {
            List<Roster.Entry> owners = roster.of(each);
            owners.forEach(owner ->
                    owned.computeIfAbsent(owner, one -> new ArrayList<>()).add(each));
            if (owners.isEmpty()) {
                strays.add(each);
            }
        }
        if (owned.isEmpty() && !found.submissions().isEmpty()) {
            throw new UserError("No submission is on the roster; folders and files must be named after the column id"
                    + " (or submission) of the roster, but there is "
                    + Shown.name(found.submissions().get(0).student()) + ".");
        }
        for (Roster.Entry entry : roster.entries()) {
            List<FoundSubmission> own = owned.getOrDefault(entry, List.of());
            if (!own.isEmpty()) {
                add(entry.id(), Optional.of(entry), Optional.of(together(entry, own)));
            } else if (found.isClass()) {
                refuseUnknown(entry, found);
                add(
                        entry.id(),
                        Optional.of(entry),
                        strays.isEmpty() ? Optional.empty() : Optional.of(perhaps(entry, strays)));
            }
        }
        strays.forEach(stray -> add(stray.student(), Optional.empty(), Optional.of(stray(stray))));
    }

    /** The submissions of one student: attempts, if all times are known; otherwise nobody knows which counts. */
    private static FoundSubmission together(Roster.Entry entry, List<FoundSubmission> own) {
        if (own.size() == 1) {
            return own.get(0);
        }
        FoundSubmission last = own.get(own.size() - 1);
        List<FoundSubmission.Attempt> attempts = own.stream()
                .flatMap(each -> each.attempts().stream())
                .sorted(Comparator.comparing(attempt -> attempt.submitted().orElse(Instant.MIN)))
                .toList();
        boolean areTimed =
                attempts.stream().map(FoundSubmission.Attempt::submitted).allMatch(Optional::isPresent)
                        && attempts.stream()
                                        .map(FoundSubmission.Attempt::submitted)
                                        .distinct()
                                        .count()
                                == attempts.size()
                        && own.stream().allMatch(each -> each.problem().isEmpty());
        return new FoundSubmission(
                last.student(),
                last.aliases(),
                last.lms(),
                false,
                attempts,
                areTimed
                        ? ""
                        : entry.id() + " was handed in more than once (" + names(own)
                                + "), so nothing of it was graded; keep one.");
    }

    private static FoundSubmission stray(FoundSubmission found) {
        return found.withProblem(
                found.problem().isEmpty()
                        ? Shown.name(found.student()) + " is not on the roster; say in its column submission whose "
                                + names(List.of(found)) + " is."
                        : found.problem() + " " + Shown.name(found.student()) + " is not on the roster.");
    }

    private static FoundSubmission perhaps(Roster.Entry entry, List<FoundSubmission> strays) {
        return new FoundSubmission(
                entry.id(),
                List.of(),
                Optional.empty(),
                false,
                List.of(),
                "Nothing is named after " + Shown.name(entry.id()) + ", but " + names(strays)
                        + (strays.size() == 1 ? " belongs" : " belong")
                        + " to nobody on the roster; say in its column submission whose it is, or take it away.");
    }

    private static String names(List<FoundSubmission> found) {
        List<String> all = found.stream()
                .flatMap(each -> each.paths().stream())
                .map(FileName::of)
                .map(Shown::name)
                .distinct()
                .toList();
        return all.stream().limit(5).collect(Collectors.joining(", "))
                + (all.size() > 5 ? " and " + (all.size() - 5) + " more" : "");
    }

    private static void refuseUnknown(Roster.Entry entry, SubmissionFinder.Outcome found) {
        if (!entry.submission().isEmpty()) {
            Stream<Path> paths = found.submissions().stream().flatMap(each -> each.paths().stream());
            throw new UserError(entry.place() + " has the submission " + Shown.name(entry.submission())
                    + ", and no file or folder of that name was handed in (there is "
                    + paths.map(FileName::of).map(Shown::name).limit(3).collect(Collectors.joining(", "))
                    + "); correct it, or leave it empty if there is none.");
        }
    }
}
