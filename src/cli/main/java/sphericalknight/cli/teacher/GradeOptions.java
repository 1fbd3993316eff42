package sphericalknight.cli.teacher;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.cli.command.OutputFolder;
import sphericalknight.cli.command.Workshop;
import sphericalknight.common.UserError;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.report.ReportFormat;
import sphericalknight.grader.run.GradeSettings;
import sphericalknight.grader.run.Shard;
import sphericalknight.grader.students.ManualGrades;
import sphericalknight.grader.students.Roster;
import sphericalknight.grader.students.SubmissionFinder;
import sphericalknight.grader.students.SubmissionMetadata;

/** The options of {@code course grade} and their validation. */
final class GradeOptions {
    @Parameters(
            paramLabel = "PATH",
            arity = "0..*",
            description = "A submission (folder, .zip, .ipynb, .java), or a folder of submissions.")
    private List<Path> paths = new ArrayList<>();

    @Option(names = "--out", paramLabel = "DIR", description = "The folder for reports, cache and seed.")
    private Path out;

    @Option(
            names = "--format",
            paramLabel = "NAME",
            split = ",",
            description = "Reports besides results.json: gradescope, junit, csv, html; all when left out.")
    private List<String> formats = new ArrayList<>();

    @Option(
            names = "--lesson",
            paramLabel = "N",
            split = ",",
            description = "Grade the exercises of these lessons only.")
    private List<String> lessons = new ArrayList<>();

    @Option(names = "--exercises", paramLabel = "ID", split = ",", description = "Grade these exercises only: 2.1,2.3")
    private List<String> exercises = new ArrayList<>();

    @Option(
            names = "--roster",
            paramLabel = "CSV",
            description = "The class list: column id and, optionally, name, email, submission, group, submitted, due;"
                    + " or an export of Moodle, Canvas or GitHub Classroom.")
    private Path roster;

    @Mixin
    private LateOptions lateness = new LateOptions();

    @Option(
            names = "--attempt",
            paramLabel = "WHICH",
            defaultValue = "latest",
            description = "latest (default) or best: which attempt counts of somebody who handed in several times.")
    private Attempt attempt;

    @Option(
            names = "--identical",
            description = "List answers that several people have to the letter, comments included.")
    private boolean identical;

    private enum Attempt {
        LATEST,
        BEST
    }

    @Option(
            names = "--metadata",
            paramLabel = "FILE",
            description = "Gradescope's submission_metadata.json of the one submission: name, time, and the due time if"
                    + " there is no --due.")
    private Path metadata;

    @Option(
            names = "--manual",
            paramLabel = "CSV",
            description =
                    "Manual grades: columns id, exercise (optional), points, comment. Points are added after the late penalty.")
    private Path manual;

    @Option(
            names = "--as",
            paramLabel = "KIND",
            defaultValue = "auto",
            description = "submission or class: what a folder is, where it cannot be seen from what is in it.")
    private SubmissionFinder.As as;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "Answers graded at once; as many as processors when left out.")
    private Integer jobs;

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            defaultValue = "1/1",
            description = "Grade the I-th of N parts of the class.")
    private String shard;

    @Option(
            names = "--seed-file",
            paramLabel = "FILE",
            description = "The seed of the hidden inputs, in a file that only you can read; DIR/seed when left out.")
    private Path seedFile;

    /** What is unusual about the options, one sentence each; none of it stops grading. */
    private final List<String> notes = new ArrayList<>();

    List<String> notes() {
        return notes;
    }

    Path out() {
        return out(out);
    }

    /** Returns {@code folder} if reports can be written there; otherwise throws a {@link UserError}. */
    static Path out(Path folder) {
        if (folder == null) {
            throw new UserError("--out is missing: name the folder for the reports, as in --out graded.");
        }
        OutputFolder.check(folder);
        return folder;
    }

    int jobs() {
        int processors = Runtime.getRuntime().availableProcessors();
        if (jobs != null && jobs < 1) {
            throw new UserError("--jobs " + jobs + " is too few; 1 to " + processors + " are possible here.");
        }
        return jobs == null ? processors : Math.min(jobs, processors);
    }

    GradeSettings settings(Workshop workshop) {
        refuseContradictions();
        Optional<SubmissionMetadata> theirs = Optional.ofNullable(metadata).map(SubmissionMetadata::read);
        theirs.ifPresent(found -> notes.addAll(found.notes()));
        Optional<ZoneId> where = lateness.zone();
        List<CatalogueEntry> selected = selected(workshop);
        Optional<Roster> known = theirs.map(found -> found.roster(paths.get(0)))
                .or(() -> Optional.ofNullable(roster).map(file -> Roster.read(file, where)));
        return new GradeSettings(
                paths,
                new SubmissionFinder.Search(as, known, where, others()),
                out(),
                selected,
                jobs(),
                lateness.deadline(known, theirs),
                lateness.rule(),
                attempt == Attempt.BEST,
                manual(selected),
                Optional.ofNullable(seedFile),
                Shard.of(shard),
                ReportFormat.of(formats));
    }

    private void refuseContradictions() {
        if (paths.isEmpty()) {
            throw new UserError("No submission is named; a folder, .zip, .ipynb or .java is needed.");
        }
        if (metadata != null && (paths.size() != 1 || roster != null)) {
            throw new UserError("--metadata is about one submission, so it needs one path and no --roster.");
        }
        for (Path path : paths) {
            if (absolute(out()).startsWith(absolute(path))) {
                throw new UserError("--out " + out + " lies in the submission " + path + "; name a folder elsewhere.");
            }
        }
    }

    private ManualGrades manual(List<CatalogueEntry> selected) {
        return manual == null
                ? ManualGrades.NONE
                : ManualGrades.read(
                        manual, selected.stream().map(CatalogueEntry::id).toList());
    }

    boolean identical() {
        return identical;
    }

    /** The files that are options, and so no submissions even if they lie beside these. */
    private Set<Path> others() {
        return Stream.of(roster, manual, metadata, seedFile)
                .filter(Objects::nonNull)
                .map(GradeOptions::absolute)
                .collect(Collectors.toSet());
    }

    /** The exercises selected by {@code --exercises} and {@code --lesson}, in the catalogue's order; all if none is named. */
    private List<CatalogueEntry> selected(Workshop workshop) {
        List<CatalogueEntry> named = workshop.select(
                Stream.concat(exercises.stream(), lessons.stream()).toList());
        return workshop.catalogue().entries().stream().filter(named::contains).toList();
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }
}
