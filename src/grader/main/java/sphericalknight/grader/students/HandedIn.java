package sphericalknight.grader.students;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sphericalknight.grader.names.FileName;
import sphericalknight.grader.names.LmsName;
import sphericalknight.grader.names.StudentId;
import sphericalknight.grader.text.PlainText;

/**
 * A submitted file or folder (a piece).
 *
 * @param name its name on disk
 * @param isGeneric whether everybody's files have this name
 * @param student the name without additions by programs, or the student's name in a learning management system
 * @param lms its name in the learning management system, if it has one
 * @param submitted when it was handed in, if its name says so
 * @param problem why it cannot be graded, in one sentence; "" if there is no problem
 */
record HandedIn(
        Path path,
        String name,
        boolean isGeneric,
        String student,
        Optional<LmsName> lms,
        Optional<Instant> submitted,
        String problem) {
    /** The same piece of another student. */
    HandedIn called(String other, Optional<LmsName> otherLms) {
        return new HandedIn(path, name, isGeneric, StudentId.of(other), otherLms, submitted, problem);
    }

    /** All names that a roster may know it by, the most exact first. */
    List<String> names() {
        List<String> names = new ArrayList<>(List.of(name));
        lms.ifPresentOrElse(
                known -> names.addAll(List.of(known.id(), known.person())),
                () -> FileName.stems(name).forEach(stem -> names.add(FileName.withoutTime(stem))));
        names.add(student);
        version().ifPresent(version -> names.add(version.base()));
        return names;
    }

    /** The student's name and a number, as of a file called {@code ada (1).zip}. */
    Optional<FileName.Version> version() {
        FileName.Version version = FileName.Version.of(student);
        boolean mayBe = version.number() > 0 && !isGeneric && lms.isEmpty() && Files.isRegularFile(path);
        return mayBe ? Optional.of(version) : Optional.empty();
    }

    /** The name as reports show it, without the name and the time that stand before it. */
    String shown() {
        boolean isFolderOfLms = lms.map(LmsName::file).orElse(name).isEmpty();
        return PlainText.line(isFolderOfLms ? student : LmsName.own(name));
    }
}
