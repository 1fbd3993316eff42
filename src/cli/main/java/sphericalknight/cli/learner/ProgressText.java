package sphericalknight.cli.learner;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sphericalknight.cli.command.Workshop;
import sphericalknight.cli.learner.LearnerProgress.Standing;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.check.ResultText;
import sphericalknight.exercise.check.Status;

/** Formats the learner's progress as text. */
public final class ProgressText {
    private ProgressText() {}

    /**
     * All exercises by lesson, a summary, and the exercise to continue with: {@code place} if it has not been passed yet, otherwise
     * {@link #next}.
     *
     * @param place the id of the exercise the learner is working on; "" if there is none yet
     */
    public static String list(List<Standing> standings, String place, int width) {
        ResultText text = CheckText.of(width - 2);
        List<String> lines = new ArrayList<>();
        String lesson = "";
        for (Standing standing : standings) {
            Exercise exercise = standing.exercise().exercise();
            if (!exercise.lesson().equals(lesson)) {
                lesson = exercise.lesson();
                lines.add((lines.isEmpty() ? "" : "\n") + lesson);
            }
            lines.add(text.line(exercise, standing.status(), remarks(standing))
                    .indent(2)
                    .stripTrailing());
        }
        lines.add("");
        lines.add(ResultText.wrapped(summary(standings), width));
        standings.stream()
                .filter(each -> each.exercise().id().equals(place) && each.status() != Status.PASSED)
                .findFirst()
                .or(() -> next(standings))
                .ifPresent(standing -> lines.add("Next: ./course check "
                        + standing.exercise().id() + "   (" + Workshop.shownFile(standing.exercise()) + ")"));
        return String.join("\n", lines);
    }

    private static String remarks(Standing standing) {
        Exercise exercise = standing.exercise().exercise();
        String partly = standing.status() == Status.FAILED && standing.points() > 0
                ? ", " + standing.points() + " of " + exercise.points() + " points"
                : "";
        return partly + (standing.inNotebook() ? ", in the notebook" : "") + (exercise.inClass() ? ", in class" : "");
    }

    /** The summary on one line: the number of exercises passed, and the points. */
    public static String summary(List<Standing> standings) {
        long passed = standings.stream()
                .filter(each -> each.status() == Status.PASSED)
                .count();
        int points = standings.stream().mapToInt(Standing::points).sum();
        int regular = points(standings, false);
        int bonus = points(standings, true);
        return passed + " of " + standings.size() + " exercises passed, " + points + " of " + regular + " points"
                + (bonus == 0 ? "" : " (and " + bonus + " more for bonus exercises)")
                + (passed == standings.size() ? ". All done!" : "");
    }

    private static int points(List<Standing> standings, boolean bonus) {
        return standings.stream()
                .map(each -> each.exercise().exercise())
                .filter(exercise -> exercise.bonus() == bonus)
                .mapToInt(Exercise::points)
                .sum();
    }

    /** The first exercise not yet passed; bonus exercises come last. Empty if all have been passed. */
    public static Optional<Standing> next(List<Standing> standings) {
        List<Standing> open = standings.stream()
                .filter(each -> each.status() != Status.PASSED)
                .toList();
        return open.stream()
                .filter(each -> !each.exercise().exercise().bonus())
                .findFirst()
                .or(() -> open.stream().findFirst());
    }
}
