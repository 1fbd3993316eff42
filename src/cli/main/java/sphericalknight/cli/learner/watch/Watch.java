package sphericalknight.cli.learner.watch;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import sphericalknight.cli.command.Workshop;
import sphericalknight.cli.learner.CheckText;
import sphericalknight.cli.learner.HintText;
import sphericalknight.cli.learner.LearnerProgress;
import sphericalknight.cli.learner.ProgressText;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Hints;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.ResultText;
import sphericalknight.exercise.check.Status;

/**
 * The loop of {@code course watch}: checks an exercise whenever its file is saved, and switches to another exercise when the learner does.
 * It polls the files four times a second, which works on every disk, over ssh and in containers, where notifications often fail.
 */
final class Watch {
    private static final int LOOK_EVERY_MILLIS = 250;
    private static final String CLEAR = "\033[H\033[2J\033[3J";

    private final Workshop workshop;
    private final LearnerProgress progress;
    private final Keys keys;
    private final PrintWriter out;
    private final Map<CatalogueEntry, String> seen = new HashMap<>();
    private CatalogueEntry here;
    private int hintsShown;

    Watch(Workshop workshop, Keys keys, PrintWriter out) {
        this.workshop = workshop;
        this.progress = new LearnerProgress(workshop);
        this.keys = keys;
        this.out = out;
        workshop.catalogue().entries().forEach(exercise -> seen.put(exercise, state(exercise)));
    }

    /** Runs until the learner quits. */
    void run() throws IOException, InterruptedException {
        goTo(workshop.catalogue()
                .byId(progress.place())
                .or(() -> ProgressText.next(standings()).map(LearnerProgress.Standing::exercise))
                .orElse(workshop.catalogue().entries().get(0)));
        for (int key = keys.read(LOOK_EVERY_MILLIS);
                key != 'q' && key != Keys.END;
                key = keys.read(LOOK_EVERY_MILLIS)) {
            switch (key) {
                case 'h' -> hint();
                case 'n' -> next();
                case 'l' -> say(ProgressText.list(standings(), here.id(), keys.width()));
                case '\n', '\r', ' ' -> check();
                case Keys.NONE -> saved().ifPresent(this::goTo);
                default -> help();
            }
        }
        out.println("Until next time: ./course watch goes on with " + here.id() + ".");
        out.flush();
    }

    private void goTo(CatalogueEntry exercise) {
        if (!exercise.equals(here)) {
            here = exercise;
            hintsShown = 0;
            progress.place(exercise);
        }
        check();
    }

    private void check() {
        say(ResultText.wrapped(here.id() + " " + here.exercise().title() + ": checking ...", keys.width()));
        long start = System.nanoTime();
        CheckResult result = workshop.check(here);
        double seconds = (System.nanoTime() - start) / 1e9;
        progress.keep(result);
        say(CheckText.watched(result, keys.width()));
        if (result.status() == Status.PASSED) {
            List<LearnerProgress.Standing> all = standings();
            out.println("\n" + ResultText.wrapped(ProgressText.summary(all), keys.width()));
        }
        out.printf(Locale.ROOT, "%nChecked in %.1f s; save the file and it is checked again.%n", seconds);
        help();
    }

    private void hint() {
        hintsShown = Math.min(hintsShown + 1, Hints.STEPS);
        out.println("\n" + HintText.hint(here, hintsShown, keys.width()));
        out.println(hintsShown < Hints.STEPS ? "\nh again says more." : "\nThat was the last hint.");
        out.flush();
    }

    /** Switches to the next exercise not yet passed; shows the summary if there is none. */
    private void next() {
        Optional<CatalogueEntry> next = progress.after(here);
        if (next.isPresent()) {
            goTo(next.get());
            return;
        }
        out.println("\n" + ResultText.wrapped(ProgressText.summary(standings()), keys.width()));
        help();
    }

    private void help() {
        out.println("h hint   n next   l list   q quit" + keys.how());
        out.flush();
    }

    private void say(String text) {
        out.print(keys.hasScreen() ? CLEAR : "\n" + "-".repeat(60) + "\n");
        out.println(text);
        out.flush();
    }

    private List<LearnerProgress.Standing> standings() {
        return workshop.catalogue().entries().stream().map(progress::of).toList();
    }

    /** An exercise whose file has been saved since the last call; empty if there is none. */
    private Optional<CatalogueEntry> saved() {
        Optional<CatalogueEntry> saved = Optional.empty();
        for (CatalogueEntry exercise : workshop.catalogue().entries()) {
            String now = state(exercise);
            if (!now.equals(seen.put(exercise, now))) {
                saved = Optional.of(exercise);
            }
        }
        return saved;
    }

    private String state(CatalogueEntry exercise) {
        Path file = workshop.file(exercise);
        try {
            return Files.getLastModifiedTime(file) + " " + Files.size(file);
        } catch (IOException missing) {
            return "";
        }
    }
}
