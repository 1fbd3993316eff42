package sphericalknight.lesson.contract;

import java.util.List;
import sphericalknight.common.CoursePaths;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.code.AnswerCells;
import sphericalknight.lesson.contract.code.ImportsFirst;
import sphericalknight.lesson.contract.code.ImportsNamed;
import sphericalknight.lesson.contract.code.JavaSeventeen;
import sphericalknight.lesson.contract.code.KernelStaysHidden;
import sphericalknight.lesson.contract.code.NoExit;
import sphericalknight.lesson.contract.code.NoMagics;
import sphericalknight.lesson.contract.code.NoMarkup;
import sphericalknight.lesson.contract.code.NoTopModifiers;
import sphericalknight.lesson.contract.code.SameEveryTime;
import sphericalknight.lesson.contract.code.TypesOnce;
import sphericalknight.lesson.contract.form.CellIds;
import sphericalknight.lesson.contract.form.CellMetadata;
import sphericalknight.lesson.contract.form.Format;
import sphericalknight.lesson.contract.form.LessonMetadata;
import sphericalknight.lesson.contract.form.NormalBytes;
import sphericalknight.lesson.contract.output.NoBareLong;
import sphericalknight.lesson.contract.output.NoIdentity;
import sphericalknight.lesson.contract.output.ShortOutput;
import sphericalknight.lesson.contract.prose.CodeLength;
import sphericalknight.lesson.contract.prose.CodeRun;
import sphericalknight.lesson.contract.prose.Frame;
import sphericalknight.lesson.contract.prose.Headings;
import sphericalknight.lesson.contract.prose.Images;
import sphericalknight.lesson.contract.prose.LessonLength;
import sphericalknight.lesson.contract.prose.Links;
import sphericalknight.lesson.contract.prose.Regions;
import sphericalknight.lesson.contract.prose.Tables;
import sphericalknight.lesson.contract.prose.TextLength;

/** All rules of the notebook contract. */
public final class Contract {
    private static final List<Rule> RULES = List.of(
            new Format(),
            new LessonMetadata(),
            new CellIds(),
            new CellMetadata(),
            new NormalBytes(),
            new ImportsFirst(),
            new ImportsNamed(),
            new NoMagics(),
            new NoExit(),
            new KernelStaysHidden(),
            new JavaSeventeen(),
            new SameEveryTime(),
            new NoMarkup(),
            new TypesOnce(),
            new AnswerCells(),
            new NoTopModifiers(),
            new ShortOutput(),
            new NoIdentity(),
            new NoBareLong(),
            new LessonLength(),
            new TextLength(),
            new CodeLength(),
            new CodeRun(),
            new Headings(),
            new Links(),
            new Images(),
            new Tables(),
            new Frame(),
            new Regions());

    private Contract() {}

    /** Everything in {@code notebook} that breaks the contract; empty when it holds. */
    public static List<Violation> check(CoursePaths course, Notebook notebook) {
        return check(RULES, course, notebook);
    }

    /** What must not reach a kernel: a cell that ends it, waits for typing, or is not Java. */
    public static List<Violation> dangers(CoursePaths course, Notebook notebook) {
        return check(RULES.stream().filter(Rule::forbidsRunning).toList(), course, notebook);
    }

    static List<Violation> check(List<Rule> rules, CoursePaths course, Notebook notebook) {
        Findings findings = new Findings(course, notebook);
        rules.forEach(rule -> rule.check(notebook, findings));
        return findings.violations();
    }
}
