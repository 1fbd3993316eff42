package sphericalknight.cli.teacher;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Objects;
import java.util.Optional;
import picocli.CommandLine.Option;
import sphericalknight.common.UserError;
import sphericalknight.grader.names.Times;
import sphericalknight.grader.run.LateRule;
import sphericalknight.grader.students.Roster;
import sphericalknight.grader.students.SubmissionMetadata;

/** The options of {@code course grade} about time: when it was due, and what lateness costs. */
final class LateOptions {
    @Option(
            names = "--due",
            paramLabel = "TIME",
            description =
                    "When it was due: 2026-12-01T23:59:00+01:00, or 2026-12-01T23:59 with --zone. Times of submission come"
                            + " from the roster's column submitted or from names such as ann@20261201T225900Z.zip.")
    private String due;

    @Option(
            names = "--late",
            paramLabel = "RULE",
            description = "What lateness costs: 10%%/day, 2.5%%/hour, 100%%; nothing when left out.")
    private String late;

    @Option(names = "--grace", paramLabel = "TIME", description = "Lateness that costs nothing: 15min, 2h.")
    private String grace;

    @Option(names = "--late-cap", paramLabel = "PERCENT", description = "The most that lateness costs: 50%%.")
    private String lateCap;

    @Option(
            names = "--zone",
            paramLabel = "NAME",
            description =
                    "The time zone of the course, such as Europe/Berlin: for times without an offset, and for days"
                            + " in which clocks change.")
    private String zone;

    /** The time zone of the course, if it is named. */
    Optional<ZoneId> zone() {
        return Optional.ofNullable(zone).map(Times::zone);
    }

    /** When it was due: {@code --due}, or what Gradescope says if lateness costs something. Refuses a rule without any due time. */
    Optional<Instant> deadline(Optional<Roster> known, Optional<SubmissionMetadata> theirs) {
        if (due != null) {
            return Optional.of(Times.of(due, "--due", zone()));
        }
        if (late == null) {
            return Optional.empty();
        }
        Optional<Instant> deadline = theirs.flatMap(SubmissionMetadata::due);
        boolean hasDue = deadline.isPresent()
                || known.stream()
                        .flatMap(each -> each.entries().stream())
                        .anyMatch(entry -> entry.due().isPresent());
        if (!hasDue && theirs.isEmpty()) {
            throw new UserError("--late " + late + " needs --due, the time from which it counts.");
        }
        return deadline;
    }

    /** What lateness costs, if anything. */
    Optional<LateRule> rule() {
        if (late == null && (grace != null || lateCap != null)) {
            throw new UserError((grace == null ? "--late-cap" : "--grace") + " needs --late, what lateness costs.");
        }
        return Optional.ofNullable(late)
                .map(rule -> LateRule.of(
                        rule,
                        Objects.requireNonNullElse(grace, "0s"),
                        Objects.requireNonNullElse(lateCap, "100%"),
                        zone()));
    }
}
