package sphericalknight.grader.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.ClassVerdict;

/**
 * Moves the reports of students who have left the class from {@code OUT/students} to {@code OUT/former}. Each student's folder is moved
 * as a whole, including files that a teacher has added.
 */
public final class FormerStudents {
    private FormerStudents() {}

    /**
     * Moves the folders of the students who are not in {@code current}.
     *
     * @return the folders to which the reports have been moved, relative to {@code out}; empty if nobody has left
     * @throws UserError if a folder cannot be moved
     */
    public static List<String> moveAside(ClassVerdict current, Path out) {
        Set<String> stay = new HashSet<>(StudentFolders.of(current.students()).values());
        List<String> moved = new ArrayList<>();
        for (Path folder : folders(out.resolve("students"))) {
            if (!stay.contains("students/" + folder.getFileName())) {
                moved.add(out.relativize(move(folder, out.resolve("former"))).toString());
            }
        }
        return moved;
    }

    /** The folders in {@code students}; none if it does not exist. */
    static List<Path> folders(Path students) {
        if (!Files.isDirectory(students)) {
            return List.of();
        }
        try (Stream<Path> inside = Files.list(students)) {
            return inside.filter(path -> Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UserError("Cannot read " + students + " (" + e.getMessage() + "); choose another folder.", e);
        }
    }

    /** Moves a folder into {@code former} under the first free name, such as ada, ada-2 or ada-3, and returns its new path. */
    private static Path move(Path folder, Path former) {
        String name = folder.getFileName().toString();
        Path to = former.resolve(name);
        for (int again = 2; Files.exists(to, LinkOption.NOFOLLOW_LINKS); again++) {
            to = former.resolve(name + "-" + again);
        }
        try {
            ReportFile.createFolder(former);
            return Files.move(folder, to);
        } catch (IOException e) {
            throw new UserError(
                    "Cannot move " + folder + " to " + to + " (" + e.getMessage()
                            + "); move it yourself, its student is not in the class.",
                    e);
        }
    }
}
