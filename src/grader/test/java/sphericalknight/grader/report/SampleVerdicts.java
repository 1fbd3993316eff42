package sphericalknight.grader.report;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import sphericalknight.exercise.contract.WrongBoard.Boards;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.ExerciseVerdict.About;
import sphericalknight.grader.model.ExerciseVerdict.Mistake;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.StudentVerdict.Delivery;
import sphericalknight.grader.model.StudentVerdict.Upload;
import sphericalknight.grader.model.TestVerdict;

/** A class of four, written by hand: everything right, known mistakes, nothing handed in, and an answer full of markup. */
final class SampleVerdicts {
    /** What the knight's contract shows of a knight on h8 with signed shifts. */
    private static final Boards BOARDS =
            new Boards(0x0020400000000000L, 0x0320000000000000L, Map.of('N', 1L << 63), false);

    static final String HOSTILE =
            "</pre><script>alert(1)</script> [click](javascript:1) =cmd|' /C calc'!A0\n::error::fake\n\u001b[2J"
                    + "\u001b]0;title\u0007 ]]> &amp; \u202egnp.exe \uD800 | `code` #\r\n--- \u0000";

    private SampleVerdicts() {}

    static TestVerdict passed(String method, String name) {
        return new TestVerdict(method, name, false, Reason.PASSED, "");
    }

    static TestVerdict failed(String method, String name, Reason reason, String message) {
        return new TestVerdict(method, name, false, reason, message);
    }

    static TestVerdict hidden(String method, String name, Reason reason) {
        return new TestVerdict(method, name, true, reason, "");
    }

    static ExerciseVerdict knight(Reason reason, String diagnosis, String advice, TestVerdict... tests) {
        return new ExerciseVerdict(
                new About("2.1", "The attacks of all knights", false, 10),
                reason,
                "",
                new Mistake(diagnosis, advice, ""),
                "02-knight.ipynb, cell 14",
                List.of(tests),
                "");
    }

    static ExerciseVerdict untested(String id, String title, boolean bonus, Reason reason, String message) {
        List<TestVerdict> tests = List.of(
                new TestVerdict("small", "a small case", false, reason, ""),
                new TestVerdict("large", "a large case", true, reason, ""));
        return ExerciseVerdict.untested(new About(id, title, bonus, 10), reason, message, tests);
    }

    static ExerciseVerdict whole(String id, String title, boolean bonus) {
        List<TestVerdict> tests =
                List.of(passed("small", "a small case"), hidden("large", "a large case", Reason.PASSED));
        return ExerciseVerdict.tested(new About(id, title, bonus, 10), Mistake.UNKNOWN, tests)
                .withSource("MyKnightCount.java", "");
    }

    /** The verdict on a submission with answers, of which nothing else is known. */
    static StudentVerdict student(
            String id, String name, List<String> notes, int late, List<ExerciseVerdict> exercises) {
        return new StudentVerdict(id, name, notes, BigDecimal.valueOf(late), exercises, Delivery.UNKNOWN, List.of());
    }

    /** A submission that was handed in once. */
    static Delivery delivery(String problem, boolean gradable, String submission) {
        return new Delivery(problem, gradable, "", false, "", "", submission, Upload.NONE);
    }

    static StudentVerdict ada() {
        return student(
                "ada",
                "Ada Lovelace",
                List.of(),
                0,
                List.of(
                        knight(
                                Reason.PASSED,
                                "",
                                "",
                                passed("middleHasEightJumps", "a knight in the middle attacks eight squares"),
                                passed("lowestAndHighestBit", "knights on a1 and h8"),
                                hidden("manyKnights", "many knights at once", Reason.PASSED)),
                        whole("2.2", "Counting knight moves", false),
                        whole("2.4", "Any leaper", true)));
    }

    static StudentVerdict bob() {
        return student(
                "bob",
                "Bob",
                List.of("notes.txt is no Java file and no notebook; it was ignored."),
                20,
                List.of(
                        knight(
                                Reason.WRONG_ANSWER,
                                "SIGNED_SHIFT",
                                "A knight on h8 brings a whole trail of squares along: write >>> for every shift to the right.",
                                passed("middleHasEightJumps", "a knight in the middle attacks eight squares"),
                                new TestVerdict(
                                        "lowestAndHighestBit",
                                        "knights on a1 and h8",
                                        false,
                                        Reason.WRONG_ANSWER,
                                        "h8: bit 63 is the sign of a long\n" + BOARDS.difference() + "\n"
                                                + BOARDS.text(),
                                        List.of(BOARDS)),
                                hidden("manyKnights", "many knights at once", Reason.WRONG_ANSWER)),
                        untested(
                                "2.2",
                                "Counting knight moves",
                                false,
                                Reason.COMPILE_ERROR,
                                "MyKnightCount.java, line 7: ';' expected"),
                        untested("2.4", "Any leaper", true, Reason.NOT_ATTEMPTED, "")));
    }

    static StudentVerdict carol() {
        String none = Reason.MISSING_FILE.sentence();
        return student(
                "carol",
                "Carol",
                List.of(),
                0,
                List.of(
                        untested("2.1", "The attacks of all knights", false, Reason.MISSING_FILE, none),
                        untested("2.2", "Counting knight moves", false, Reason.MISSING_FILE, none),
                        untested("2.4", "Any leaper", true, Reason.MISSING_FILE, none)));
    }

    static StudentVerdict mallory() {
        return student(
                "=HYPERLINK(\"x\")/../<b>",
                HOSTILE,
                List.of(HOSTILE),
                0,
                List.of(
                        knight(
                                Reason.EXCEPTION,
                                HOSTILE,
                                HOSTILE,
                                failed("middleHasEightJumps", HOSTILE, Reason.EXCEPTION, HOSTILE),
                                failed("lowestAndHighestBit", "knights on a1 and h8", Reason.TIMEOUT, HOSTILE),
                                hidden("manyKnights", "many knights at once", Reason.TIMEOUT)),
                        untested("2.2", HOSTILE, false, Reason.COMPILE_ERROR, HOSTILE),
                        untested("2.4", "Any leaper", true, Reason.FORBIDDEN_CALL, HOSTILE)));
    }

    static ClassVerdict everyone() {
        return new ClassVerdict(
                List.of(mallory(), ada(), bob(), carol()),
                List.of("dora.zip: " + HOSTILE, "eve is not on the roster."));
    }

    static ClassVerdict honest() {
        return new ClassVerdict(List.of(ada(), bob(), carol()), List.of("eve is not on the roster."));
    }
}
