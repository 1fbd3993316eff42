package sphericalknight.browser;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckJson;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.PlainJson;
import sphericalknight.exercise.check.PlainRunner;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.WrongBoard.Boards;
import sphericalknight.exercise.platform.Names;
import sphericalknight.exercise.platform.Platform;

/** Checks one answer in a page and reports in the form of {@code ./course check --json}. */
public final class PageCheck {
    private PageCheck() {}

    /** Prepares the checks; a page calls this before anything else. */
    public static void start() {
        Platform.use(new PagePlatform());
    }

    /**
     * Checks an answer given as class files.
     *
     * @param exercise the id, such as {@code "2.1"}
     * @param main the binary name of the answer's class; "" for the one that the exercise expects, such as {@code knight.MyKnight}
     * @param files the class files by binary name
     * @param afterEachTest receives the result of each test as JSON, without a diagnosis
     * @return the exercise's element of {@code check --json}; each test has two further fields: its {@code words}, without boards, and,
     *     if it compares boards, {@code boards} as decimal numbers
     */
    public static String check(
            String exercise, String main, Map<String, byte[]> files, Consumer<String> afterEachTest) {
        Class<?> type = PagePlatform.byId(exercise).type();
        String name = main.isEmpty() ? Names.folder(type) + "." + Names.answer(type) : main;
        return json(Checker.check(
                new CatalogueEntry(type),
                new AnswerClasses(name, files),
                new PlainRunner(test -> afterEachTest.accept(PlainJson.of(fields(test))))));
    }

    private static String json(CheckResult result) {
        Map<String, Object> fields = CheckJson.fields(result);
        fields.put("tests", result.tests().stream().map(PageCheck::fields).toList());
        return PlainJson.of(fields);
    }

    private static Map<String, Object> fields(TestResult test) {
        Map<String, Object> fields = CheckJson.fields(test);
        fields.put("words", test.words());
        test.boards().ifPresent(boards -> fields.put("boards", fields(boards)));
        return fields;
    }

    private static Map<String, Object> fields(Boards boards) {
        Map<String, Object> pieces = new LinkedHashMap<>();
        boards.pieces().forEach((piece, set) -> pieces.put(String.valueOf(piece), String.valueOf(set)));
        return PlainJson.fields(
                "expected", String.valueOf(boards.expected()),
                "actual", String.valueOf(boards.actual()),
                "pieces", pieces,
                "draughts", boards.isDraughts());
    }
}
