package sphericalknight.grader.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.report.ReportFormat;
import sphericalknight.grader.students.ManualGrades;
import sphericalknight.grader.students.Roster;
import sphericalknight.grader.students.SubmissionFinder;
import sphericalknight.grader.submission.Fixtures;

/** Runs of a small class with {@link FakeGrader}, and what they leave in their folder. */
final class Runs {
    static final String GOOD = Fixtures.FILE.replace("return", "/* GOOD */ return");
    static final List<CatalogueEntry> LESSON = Catalogue.find().select(List.of("2"));

    private Runs() {}

    /** Settings for the exercises of lesson 2. */
    static GradeSettings settings(Path out, Path... paths) {
        return settings(out, Optional.empty(), Shard.of("1/1"), paths);
    }

    static GradeSettings settings(Path out, Optional<Roster> roster, Shard shard, Path... paths) {
        return settings(out, roster, shard, Set.of(ReportFormat.JSON, ReportFormat.CSV), paths);
    }

    /** Settings for lesson 2 with these reports. */
    static GradeSettings settings(Path out, Set<ReportFormat> formats, Path... paths) {
        return settings(out, Optional.empty(), Shard.of("1/1"), formats, paths);
    }

    private static GradeSettings settings(
            Path out, Optional<Roster> roster, Shard shard, Set<ReportFormat> formats, Path... paths) {
        return new GradeSettings(
                List.of(paths),
                new SubmissionFinder.Search(SubmissionFinder.As.AUTO, roster, Optional.empty(), Set.of()),
                out,
                LESSON,
                2,
                Optional.empty(),
                Optional.empty(),
                false,
                ManualGrades.NONE,
                Optional.empty(),
                shard,
                formats);
    }

    /** The same with a deadline. */
    static GradeSettings due(GradeSettings settings, Optional<Instant> due, LateRule late) {
        return with(settings, due, Optional.of(late), settings.best(), settings.manual());
    }

    /** The same with points and comments given by hand. */
    static GradeSettings with(GradeSettings settings, ManualGrades manual) {
        return with(settings, settings.due(), settings.late(), settings.best(), manual);
    }

    /** The same, but the best attempt counts. */
    static GradeSettings best(GradeSettings settings) {
        return with(settings, settings.due(), settings.late(), true, settings.manual());
    }

    private static GradeSettings with(
            GradeSettings settings, Optional<Instant> due, Optional<LateRule> late, boolean best, ManualGrades manual) {
        return new GradeSettings(
                settings.paths(),
                settings.search(),
                settings.out(),
                settings.exercises(),
                settings.jobs(),
                due,
                late,
                best,
                manual,
                settings.seedFile(),
                settings.shard(),
                settings.formats());
    }

    static ClassVerdict run(GradeSettings settings) {
        return run(settings, new FakeGrader(0));
    }

    static ClassVerdict run(GradeSettings settings, FakeGrader grader) {
        return GradeRun.run(settings, seed -> grader, line -> {}).verdict();
    }

    /** A class of {@code size}: every third answer is good, each differs from the others. */
    static Path aClass(Path folder, int size) {
        for (int i = 0; i < size; i++) {
            String text = (i % 3 == 0 ? GOOD : Fixtures.FILE) + "// student " + i;
            Fixtures.write(folder.resolve("student%02d/MyKnight.java".formatted(i)), text);
        }
        return folder;
    }

    /** Every file of a run that is a result: all but cache, seed and lock. */
    static Map<String, String> results(Path out) {
        Map<String, String> all = new TreeMap<>();
        try (Stream<Path> files = Files.walk(out)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = out.relativize(file).toString();
                if (!name.startsWith(".cache") && !name.equals("seed") && !name.equals(".run/lock")) {
                    all.put(name, Files.readString(file));
                }
            }
            return all;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Gives a later run into {@code to} the seed of {@code from}. */
    static void copySeed(Path from, Path to) {
        try {
            Files.createDirectories(to);
            Files.copy(from.resolve("seed"), to.resolve("seed"), StandardCopyOption.COPY_ATTRIBUTES);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
