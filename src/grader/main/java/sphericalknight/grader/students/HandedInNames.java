package sphericalknight.grader.students;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import sphericalknight.grader.names.FileName;
import sphericalknight.grader.names.LmsName;
import sphericalknight.grader.names.StudentId;

/** Identifies the owners of a class's pieces if a name alone is not enough. */
final class HandedInNames {
    private HandedInNames() {}

    /** The pieces with the persons that the names of the whole class show: logins with hyphens, two people of one name. */
    static List<HandedIn> of(List<HandedIn> all, boolean isClass) {
        List<HandedIn> pieces = withoutGroups(all);
        String clones = clones(pieces, isClass);
        String assignment = assignment(pieces);
        Map<String, Set<String>> numbers = numbers(pieces);
        return pieces.stream()
                .map(piece -> {
                    if (piece.lms().isEmpty()) {
                        boolean isClone = !clones.isEmpty() && piece.student().startsWith(clones);
                        return isClone ? piece.called(piece.student().substring(clones.length()), piece.lms()) : piece;
                    }
                    LmsName lms = piece.lms().get();
                    if (lms.lms() == LmsName.Lms.BLACKBOARD && !assignment.isEmpty()) {
                        String login = beforeAttempt(lms).substring(assignment.length());
                        return piece.called(login, Optional.of(lms.withPerson(login)));
                    }
                    boolean isAlone = numbers.get(person(lms)).size() == 1;
                    return isAlone ? piece : piece.called(lms.person() + " (" + lms.id() + ")", piece.lms());
                })
                .toList();
    }

    /** The name of the assignment, with which Blackboard begins the names of several students; "" if there are none. */
    private static String assignment(List<HandedIn> pieces) {
        return common(
                pieces.stream()
                        .filter(piece -> isOf(LmsName.Lms.BLACKBOARD, piece))
                        .map(piece -> beforeAttempt(piece.lms().get()))
                        .distinct()
                        .toList(),
                '_');
    }

    /** The numbers of each {@link #person}: several, if people have the same name. */
    private static Map<String, Set<String>> numbers(List<HandedIn> pieces) {
        return pieces.stream()
                .flatMap(piece -> piece.lms().stream())
                .collect(Collectors.groupingBy(
                        HandedInNames::person, Collectors.mapping(LmsName::id, Collectors.toSet())));
    }

    private static String person(LmsName lms) {
        return lms.lms() + StudentId.key(lms.person());
    }

    /** The pieces without the groups that Moodle writes before all names of a class with groups: {@code Group 1-Ada Lovelace_12345_...}. */
    private static List<HandedIn> withoutGroups(List<HandedIn> pieces) {
        boolean haveGroups = pieces.size() > 1
                && pieces.stream()
                        .allMatch(piece -> isOf(LmsName.Lms.MOODLE, piece)
                                && piece.lms().get().person().contains("-"));
        return haveGroups
                ? pieces.stream()
                        .map(piece -> {
                            String inGroup = piece.lms().get().person();
                            String person = inGroup.substring(inGroup.indexOf('-') + 1);
                            return piece.called(person, piece.lms().map(lms -> lms.withPerson(person)));
                        })
                        .toList()
                : pieces;
    }

    private static boolean isOf(LmsName.Lms lms, HandedIn piece) {
        return piece.lms().filter(name -> name.lms() == lms).isPresent();
    }

    /** What Blackboard writes before the time of an attempt: the assignment and the login. */
    private static String beforeAttempt(LmsName lms) {
        return lms.prefix().replaceFirst("_attempt_[0-9-]+_$", "");
    }

    /** The name of the assignment, with a hyphen, with which the folders begin that GitHub Classroom has cloned; "" if these are none. */
    private static String clones(List<HandedIn> pieces, boolean isClass) {
        boolean areFolders =
                pieces.stream().allMatch(piece -> Files.isDirectory(piece.path(), LinkOption.NOFOLLOW_LINKS));
        if (!areFolders || pieces.isEmpty()) {
            return "";
        }
        String parent = parent(pieces.get(0));
        String named = parent.endsWith("-submissions") ? parent.replaceFirst("submissions$", "") : "";
        if (!named.isEmpty() && pieces.stream().allMatch(piece -> piece.name().startsWith(named))) {
            return named;
        }
        boolean areClones = isClass
                && pieces.stream().allMatch(piece -> Files.exists(piece.path().resolve(".git")));
        return areClones ? common(pieces.stream().map(HandedIn::name).toList(), '-') : "";
    }

    private static String parent(HandedIn piece) {
        return FileName.of(piece.path().toAbsolutePath().getParent());
    }

    /** The longest text that all of several different names begin with, up to and with its last {@code end}; "" for one name. */
    private static String common(List<String> names, char end) {
        if (names.size() < 2) {
            return "";
        }
        String common = names.get(0);
        for (String name : names) {
            int length = 0;
            while (length < Math.min(common.length(), name.length()) && common.charAt(length) == name.charAt(length)) {
                length++;
            }
            common = common.substring(0, length);
        }
        return common.substring(0, common.lastIndexOf(end) + 1);
    }
}
