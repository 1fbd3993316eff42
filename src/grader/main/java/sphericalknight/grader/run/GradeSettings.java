package sphericalknight.grader.run;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.report.ReportFormat;
import sphericalknight.grader.students.ManualGrades;
import sphericalknight.grader.students.SubmissionFinder;

/**
 * The settings of {@code course grade}.
 *
 * @param paths submissions and folders of submissions
 * @param search how the submissions are found at the paths, and who is in the class
 * @param out the folder for the reports, the seed and the cache
 * @param exercises the exercises to grade, in the catalogue's order
 * @param jobs the number of answers graded at once
 * @param due the due time of students without their own due time on the roster
 * @param late the rule for late submissions, if there is one
 * @param best whether the best attempt of a student counts, not the latest
 * @param manual the points and comments given by a person
 * @param seedFile the file with the seed; if empty, the seed is kept in {@code out}
 * @param shard the part of the class to grade
 * @param formats the reports to write
 */
public record GradeSettings(
        List<Path> paths,
        SubmissionFinder.Search search,
        Path out,
        List<CatalogueEntry> exercises,
        int jobs,
        Optional<Instant> due,
        Optional<LateRule> late,
        boolean best,
        ManualGrades manual,
        Optional<Path> seedFile,
        Shard shard,
        Set<ReportFormat> formats) {}
