package sphericalknight.grader.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import sphericalknight.common.AtomicFile;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Folders;
import sphericalknight.common.Secret;
import sphericalknight.common.UserError;

/**
 * Everything that a teacher hands out or uploads, in one folder.
 *
 * <pre>
 * DIR/spherical-knight/       the students' tree
 * DIR/spherical-knight.zip    the same as a zip
 * DIR/site.zip                the course as web pages, if the compiler for the browser is built
 * DIR/gradescope.zip          to upload; holds the seed of the hidden inputs, as does DIR/seed
 * </pre>
 */
public final class Release {
    private static final String STUDENTS = "spherical-knight/";

    private final CoursePaths course;
    private final Path folder;
    private List<String> replaced = List.of();

    /**
     * Creates a release of {@code course} in {@code folder}.
     *
     * @throws UserError if the folder is not empty, or contains the project
     */
    public Release(CoursePaths course, Path folder) {
        this.course = course;
        this.folder = folder.toAbsolutePath().normalize();
        refuse();
    }

    private void refuse() {
        if (folder.equals(course.root()) || course.root().startsWith(folder)) {
            throw new UserError(folder + " holds the project itself; name another folder.");
        }
        if (!Folders.list(folder).isEmpty()) {
            throw new UserError(folder + " is not empty; name a folder that is empty or not there yet.");
        }
    }

    /** The project's own answers, in whose place stubs were handed out; none before {@link #write}. */
    public List<String> replaced() {
        return replaced;
    }

    /**
     * Writes all files, unless something would leak.
     *
     * @param options arguments for {@code course grade} on Gradescope, such as {@code --lesson 2}
     * @param late further arguments, such as {@code --late 10%/day}, which count if Gradescope reports the submission time
     * @param site a zip of the course as web pages, if it is to be among the files
     * @return the leaks found, one sentence each; if there are any, nothing is written
     */
    public List<String> write(List<String> options, List<String> late, Optional<byte[]> site) {
        FileTree project = ProjectFiles.of(course.root());
        FileTree students = HandOut.of(project);
        replaced = HandOut.replaced(project);
        List<String> findings = Leaks.findings(students.files());
        if (!findings.isEmpty()) {
            return findings;
        }
        String seed = Secret.ofBytes(32);
        byte[] gradescope = GradescopeZip.of(course, seed, options, late).zip();
        FileTree release = new FileTree().putAll(STUDENTS, students);
        byte[] zip = release.zip();
        site.ifPresent(pages -> release.put("site.zip", pages));
        release.put("spherical-knight.zip", zip).writeTo(folder);
        try {
            AtomicFile.writeForOwner(folder.resolve("seed"), seed + "\n");
            AtomicFile.writeForOwner(folder.resolve("gradescope.zip"), gradescope);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return List.of();
    }
}
