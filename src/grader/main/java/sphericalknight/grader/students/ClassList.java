package sphericalknight.grader.students;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.StudentVerdict.Upload;
import sphericalknight.grader.names.FileName;
import sphericalknight.grader.names.LmsName;
import sphericalknight.grader.names.StudentId;
import sphericalknight.grader.students.FoundSubmission.Attempt;
import sphericalknight.grader.text.PlainText;

/**
 * The students to grade: everyone who handed something in or is on the roster. A submission that matches nobody on the roster gets no
 * grade. While there is such a submission, missing students get no 0.
 */
public final class ClassList {
    private final SubmissionFinder.Outcome found;
    private final List<Student> students = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();

    private ClassList(SubmissionFinder.Outcome found) {
        this.found = found;
    }

    /**
     * Returns the students, ordered by id.
     *
     * @throws UserError if nothing can be graded, nothing belongs to anybody on the roster, or the roster names a file that is not there
     */
    public static List<Student> of(SubmissionFinder.Outcome found, Optional<Roster> roster) {
        ClassList list = new ClassList(found);
        refuseIfNone(found.pieces().stream().map(HandedIn::problem).toList());
        if (roster.isPresent()) {
            list.match(roster.get());
        } else {
            list.byName(found.pieces()).forEach(list::addAll);
        }
        list.students.sort(Comparator.comparing(Student::id));
        refuseIfNone(list.students.stream()
                .flatMap(student -> student.found().stream())
                .map(FoundSubmission::problem)
                .toList());
        return list.students;
    }

    private static void refuseIfNone(List<String> problems) {
        if (!problems.contains("")) {
            throw new UserError(problems.isEmpty() ? "There is no submission." : problems.get(0));
        }
    }

    private void add(String name, Optional<Roster.Entry> entry, Optional<FoundSubmission> submission) {
        String id = name;
        for (int again = 2; !ids.add(id); again++) {
            id = name + " (" + again + ")";
        }
        students.add(new Student(id, entry, submission));
    }

    /** Adds a student who is on no roster. If several pieces of one name are not attempts, each has a row, and none is graded. */
    private void addAll(List<HandedIn> pieces) {
        FoundSubmission one = submission(pieces);
        List<String> rows = one.attempts().isEmpty()
                ? pieces.stream().map(HandedIn::student).toList()
                : List.of(one.name());
        rows.forEach(row -> add(row, Optional.empty(), Optional.of(one)));
    }

    /** The pieces of each name. What is called {@code ada (1)} belongs to {@code ada}, if there is one. */
    private Collection<List<HandedIn>> byName(List<HandedIn> pieces) {
        Set<String> keys =
                pieces.stream().map(piece -> StudentId.key(piece.student())).collect(Collectors.toSet());
        return pieces.stream()
                .collect(Collectors.groupingBy(
                        piece -> piece.version()
                                .filter(FileName.Version::isCertain)
                                .map(version -> StudentId.key(version.base()))
                                .filter(keys::contains)
                                .orElse(StudentId.key(piece.student())),
                        TreeMap::new,
                        Collectors.toList()))
                .values();
    }

    private static FoundSubmission submission(List<HandedIn> pieces) {
        Optional<List<Attempt>> attempts = Attempts.of(pieces);
        String name = pieces.stream()
                .map(HandedIn::student)
                .min(Comparator.comparingInt(String::length))
                .orElseThrow();
        String problem = pieces.stream()
                .map(HandedIn::problem)
                .filter(each -> !each.isEmpty())
                .findFirst()
                .orElse(
                        attempts.isPresent()
                                ? ""
                                : PlainText.line(name)
                                        + " was handed in more than once, so nothing of it was graded; keep one: "
                                        + names(pieces, HandedIn::name) + ".");
        return new FoundSubmission(name, upload(pieces.stream()), attempts.orElse(List.of()), problem, "");
    }

    private void match(Roster roster) {
        Map<List<Roster.Entry>, List<HandedIn>> owned = new LinkedHashMap<>();
        found.pieces()
                .forEach(piece -> owned.computeIfAbsent(team(piece, roster), each -> new ArrayList<>())
                        .add(piece));
        List<HandedIn> strays =
                Optional.ofNullable(owned.remove(List.<Roster.Entry>of())).orElse(List.of());
        if (owned.isEmpty()) {
            throw new UserError("No submission is on the roster; folders and files must be named after the column id"
                    + " (or submission) of the roster, as "
                    + PlainText.line(roster.entries().get(0).id()) + " is, but there is "
                    + PlainText.line(strays.get(0).student()) + ".");
        }
        Map<Roster.Entry, FoundSubmission> byEntry = new HashMap<>();
        owned.forEach((team, pieces) -> {
            FoundSubmission one = ofTeam(team, pieces);
            team.forEach(entry -> byEntry.put(entry, one.withUpload(upload(entry, team, pieces))));
        });
        for (Roster.Entry entry : roster.entries()) {
            if (found.isClass()) {
                refuseUnknown(entry);
            }
            if (byEntry.containsKey(entry)) {
                add(entry.id(), Optional.of(entry), Optional.of(byEntry.get(entry)));
            } else if (found.isClass() && !entry.isCanvasTest()) {
                Optional<FoundSubmission> perhaps =
                        strays.isEmpty() ? Optional.empty() : Optional.of(possiblyMisnamed(entry, strays));
                add(entry.id(), Optional.of(entry), perhaps);
            }
        }
        boolean isWorksheet = roster.entries().stream()
                .anyMatch(entry -> entry.upload().system().equals("moodle"));
        byName(strays).forEach(pieces -> addStray(pieces, isWorksheet));
    }

    /**
     * The name of the last piece of {@code entry} in the learning management system. In a team a piece belongs to the member whose name it has, or
     * else to the first, so that each number stands in one row only.
     */
    private static Upload upload(Roster.Entry entry, List<Roster.Entry> team, List<HandedIn> pieces) {
        return upload(pieces.stream()
                .filter(piece -> team.stream()
                        .filter(member -> Roster.isOf(member, piece))
                        .findFirst()
                        .orElse(team.get(0))
                        .equals(entry)));
    }

    private static Upload upload(Stream<HandedIn> pieces) {
        return pieces.reduce((earlier, later) -> later)
                .flatMap(HandedIn::lms)
                .map(LmsName::upload)
                .orElse(Upload.NONE);
    }

    /** To whom {@code piece} belongs; if nothing says so, then to whom other files of the same person do. */
    private List<Roster.Entry> team(HandedIn piece, Roster roster) {
        Optional<String> owner = piece.lms().map(LmsName::owner);
        return Stream.concat(
                        Stream.of(piece),
                        found.pieces().stream()
                                .filter(other -> owner.isPresent()
                                        && owner.equals(other.lms().map(LmsName::owner))))
                .map(roster::of)
                .filter(team -> !team.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** What a team has handed in: by the column {@code submission} if several members have, or else the attempts of all of them. */
    private FoundSubmission ofTeam(List<Roster.Entry> team, List<HandedIn> pieces) {
        FoundSubmission one = submission(pieces);
        if (team.size() == 1 || one.problem().isEmpty()) {
            return one;
        }
        List<HandedIn> named = pieces.stream()
                .filter(piece -> team.stream().anyMatch(entry -> Roster.names(entry, piece)))
                .toList();
        if (!named.isEmpty() && named.size() < pieces.size()) {
            return ofTeam(team, named);
        }
        Collection<List<HandedIn>> byMember = byName(pieces);
        List<FoundSubmission> members =
                byMember.stream().map(ClassList::submission).toList();
        if (members.stream().anyMatch(member -> !member.problem().isEmpty())) {
            return one;
        }
        List<Attempt> attempts = members.stream().flatMap(ClassList::attempts).toList();
        if (attempts.stream().allMatch(attempt -> attempt.submitted().isPresent())) {
            return one.withAttempts(inOrder(attempts), "");
        }
        return SameContents.of(byMember) ? anyOf(one, attempts, pieces) : one.withProblem(unclear(team, pieces));
    }

    /** The attempts of a member of a team, with the member's name. */
    private static Stream<Attempt> attempts(FoundSubmission member) {
        String name = PlainText.line(member.name());
        return member.attempts().stream()
                .map(attempt -> attempt.name().equals(name) ? attempt : attempt.named(attempt.name() + " of " + name));
    }

    private static List<Attempt> inOrder(List<Attempt> attempts) {
        return attempts.stream()
                .sorted(Comparator.comparing(attempt -> attempt.submitted().get()))
                .toList();
    }

    /** One of several attempts that are the same; if possible, one that was not late. */
    private static FoundSubmission anyOf(FoundSubmission one, List<Attempt> attempts, List<HandedIn> pieces) {
        Attempt any =
                attempts.stream().min(Comparator.comparing(Attempt::isLate)).orElseThrow();
        String note = "The same was handed in several times (" + names(pieces, HandedIn::name)
                + "), so one was graded: " + any.name() + ".";
        return one.withAttempts(List.of(any), note);
    }

    private static String unclear(List<Roster.Entry> team, List<HandedIn> pieces) {
        return "Several of the group " + PlainText.line(team.get(0).group()) + " handed in, and nothing says"
                + " who was last; keep one, or name it in the roster's column submission: "
                + names(pieces, HandedIn::name) + ".";
    }

    private void addStray(List<HandedIn> pieces, boolean isWorksheet) {
        FoundSubmission stray = submission(pieces);
        String name = PlainText.line(stray.name());
        boolean needsWorksheet = !isWorksheet && stray.upload().system().equals("moodle");
        String problem = stray.problem().isEmpty()
                ? name + " is not on the roster: write this name into the column submission of its student"
                        + (needsWorksheet ? ", or give Moodle's grading worksheet as --roster." : ".")
                : stray.problem() + " " + name + " is not on the roster.";
        add(stray.name(), Optional.empty(), Optional.of(stray.withProblem(problem)));
    }

    private static FoundSubmission possiblyMisnamed(Roster.Entry entry, List<HandedIn> strays) {
        String problem = "No file is named after " + PlainText.line(entry.id())
                + ": write its name into the column submission, or remove what belongs to nobody on the roster: "
                + names(strays, HandedIn::student) + ".";
        return new FoundSubmission(entry.id(), Upload.NONE, List.of(), problem, "");
    }

    private static String names(List<HandedIn> pieces, Function<HandedIn, String> name) {
        return PlainText.firstFive(
                pieces.stream()
                        .map(piece -> PlainText.line(name.apply(piece)))
                        .distinct()
                        .toList(),
                ", ");
    }

    private void refuseUnknown(Roster.Entry entry) {
        if (!entry.submission().isEmpty() && found.pieces().stream().noneMatch(piece -> Roster.names(entry, piece))) {
            throw new UserError(entry.place() + " has the submission " + PlainText.line(entry.submission())
                    + ", and no file or folder of that name was handed in (there is "
                    + names(found.pieces(), HandedIn::name)
                    + "); correct it, or leave it empty if there is none.");
        }
    }
}
