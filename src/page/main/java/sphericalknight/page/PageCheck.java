package sphericalknight.page;

import java.util.Map;
import java.util.function.Consumer;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.ResultText;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.LoadedAnswers;
import sphericalknight.exercise.contract.WrongBoard.Boards;

/** The way in: checks one answer and reports as {@code ./course check --json} does. */
public final class PageCheck {
    private static Consumer<String> progress = test -> {};

    private PageCheck() {}

    /**
     * Checks class files.
     *
     * @param exercise the id, {@code "2.1"}
     * @param main the binary name of the answer's class; "" for that of the exercise, {@code knight.MyKnight}
     * @param files the class files by binary name
     * @param seed of the random inputs
     * @param afterEachTest takes each test as JSON, without a diagnosis
     * @return the exercise's element of {@code check --json}; more fields: {@code sentence} is the diagnosis in words, {@code show} the number of the test to
     *     look at or -1, {@code text} the whole report for a terminal, {@code boards} of a test what its boards show, as decimal numbers and as SVG
     */
    public static String check(
            String exercise, String main, Map<String, byte[]> files, long seed, Consumer<String> afterEachTest) {
        ExerciseInPage asked = ExerciseInPage.of(exercise);
        LoadedAnswers.useSeed(seed);
        progress = afterEachTest;
        String folder = asked.type().getPackageName();
        String name = folder.substring(folder.lastIndexOf('.') + 1) + ".My"
                + asked.type().getSimpleName();
        return json(Checker.check(
                new CatalogueEntry(asked.type()), new AnswerClasses(main.isEmpty() ? name : main, files)));
    }

    /** Tells of a test that has been run. */
    public static void progress(TestResult test) {
        progress.accept(json(test));
    }

    private static String json(CheckResult result) {
        Json json = new Json();
        json.begin('{');
        json.field("id", result.exercise().id());
        json.field("title", result.exercise().exercise().title());
        json.field("status", result.status().word());
        json.field("points", result.points());
        json.field("maxPoints", result.maxPoints());
        json.field("message", result.message());
        json.field("diagnosis", result.diagnosis().map(known -> known.name()).orElse(""));
        json.field("sentence", result.diagnosis().map(known -> known.sentence()).orElse(""));
        json.field("printed", result.printed());
        json.field(
                "show", ResultText.toLookAt(result).map(result.tests()::indexOf).orElse(-1));
        json.field("text", new ResultText(ResultText.Marks.NONE).full(result));
        json.name("tests").begin('[');
        result.tests().forEach(test -> json.raw(json(test)));
        return json.end(']').end('}').toString();
    }

    private static String json(TestResult test) {
        Json json = new Json();
        json.begin('{');
        json.field("name", test.name());
        json.field("status", test.status().word());
        json.field("message", test.message());
        json.field("diagnosis", test.diagnosis());
        json.field("method", test.method());
        test.boards().ifPresent(boards -> json.name("boards").raw(json(boards)));
        return json.end('}').toString();
    }

    private static String json(Boards boards) {
        Json json = new Json();
        json.begin('{');
        json.field("expected", String.valueOf(boards.expected()));
        json.field("actual", String.valueOf(boards.actual()));
        json.name("pieces").begin('{');
        boards.pieces().forEach((piece, set) -> json.field(String.valueOf(piece), String.valueOf(set)));
        json.end('}');
        json.field("svg", boards.picture().svg());
        return json.end('}').toString();
    }
}
