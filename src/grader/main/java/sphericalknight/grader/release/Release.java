package sphericalknight.grader.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.UserError;

/**
 * Everything that a teacher hands out or uploads, in one folder.
 *
 * <pre>
 * DIR/spherical-knight/       the students' tree
 * DIR/spherical-knight.zip    the same as a zip
 * DIR/gradescope.zip          to upload; holds the seed of the hidden inputs, as does DIR/seed
 * </pre>
 */
public final class Release {
    private static final String STUDENTS = "spherical-knight/";

    private final CoursePaths course;
    private final Path folder;

    /**
     * Creates a release of {@code course} in {@code folder}.
     *
     * @throws UserError if the folder is a file, is not empty, or contains the project
     */
    public Release(CoursePaths course, Path folder) {
        this.course = course;
        this.folder = folder.toAbsolutePath().normalize();
        refuse();
    }

    private void refuse() {
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new UserError(folder + " is a file; name a folder that is empty or not there yet.");
        }
        if (folder.equals(course.root()) || course.root().startsWith(folder)) {
            throw new UserError(folder + " holds the project itself; name another folder.");
        }
        try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            if (files.findAny().isPresent()) {
                throw new UserError(folder + " is not empty; name a folder that is empty or not there yet.");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Writes all files, unless something would leak.
     *
     * @param options arguments for {@code course grade} on Gradescope, such as {@code --lesson 2}
     * @param late further arguments, such as {@code --late 10%/day}, which count if Gradescope reports the submission time
     * @return the leaks found, one sentence each; if there are any, nothing is written
     */
    public List<String> write(List<String> options, List<String> late) {
        FileTree project = ProjectFiles.of(course.root());
        FileTree students = HandOut.of(project);
        List<String> findings = LeakScan.findings(students, Solutions.of(project));
        if (!findings.isEmpty()) {
            return findings;
        }
        String seed = seed();
        FileTree release = new FileTree()
                .putAll(STUDENTS, students)
                .put(
                        "spherical-knight.zip",
                        new FileTree().putAll(STUDENTS, students).zip())
                .put("gradescope.zip", gradescope(course, seed, options, late).zip())
                .put("seed", seed + "\n");
        release.writeTo(folder);
        closed("seed");
        closed("gradescope.zip");
        return List.of();
    }

    /** The students' tree, as in {@code spherical-knight.zip}, but with any changes that are in no commit. */
    public static FileTree handOut(CoursePaths course) {
        return HandOut.of(ProjectFiles.read(course.root()));
    }

    /**
     * The files of {@code gradescope.zip}.
     *
     * @param course the course; it must have been built
     * @param seed 64 hexadecimal digits
     * @param options arguments for {@code course grade}
     * @param late further arguments, used if Gradescope reports the submission time
     */
    public static FileTree gradescope(CoursePaths course, String seed, List<String> options, List<String> late) {
        return GradescopeZip.of(GraderKit.of(course), seed, options, late);
    }

    /** Makes the file {@code name} readable by its owner only, if the file system supports owners. */
    private void closed(String name) {
        try {
            Path file = folder.resolve(name);
            if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String seed() {
        byte[] seed = new byte[32];
        new SecureRandom().nextBytes(seed);
        return HexFormat.of().formatHex(seed);
    }
}
