package sphericalknight.grader.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.report.ReportFormat;
import sphericalknight.grader.submission.Prefer;

/**
 * The settings of {@code course grade}.
 *
 * @param paths submissions and folders of submissions
 * @param as how a folder is interpreted
 * @param out the folder for the reports, the seed and the cache
 * @param catalogue every exercise of the course
 * @param exercises the exercises to grade, in the catalogue's order
 * @param jobs the number of answers graded at once
 * @param prefer which answer is graded if a notebook and a file both contain one
 * @param roster the list of students, if there is one
 * @param late the rule for late submissions, if there is one
 * @param manual the points and comments given by a person
 * @param seedFile the file with the seed; if empty, the seed is kept in {@code out}
 * @param shard the part of the class to grade
 * @param formats the reports to write
 */
public record GradeSettings(
        List<Path> paths,
        SubmissionFinder.As as,
        Path out,
        List<CatalogueEntry> catalogue,
        List<CatalogueEntry> exercises,
        int jobs,
        Prefer prefer,
        Optional<Roster> roster,
        Optional<LateRule> late,
        ManualGrades manual,
        Optional<Path> seedFile,
        Shard shard,
        Set<ReportFormat> formats) {}
