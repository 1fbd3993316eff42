package sphericalknight.lesson.lint;

import java.util.List;
import java.util.stream.Stream;
import sphericalknight.common.CoursePaths;
import sphericalknight.lesson.Notebook;

/** All rules of the notebook contract. */
public final class Lint {
    static final List<Rule> RULES = Stream.of(FormRules.ALL, CodeRules.ALL, OutputRules.ALL, ProseRules.ALL)
            .flatMap(List::stream)
            .toList();

    private Lint() {}

    /** Returns all violations of the contract in {@code notebook}; empty if there are none. */
    public static List<Violation> check(CoursePaths course, Notebook notebook) {
        return check(RULES, course, notebook);
    }

    /**
     * Returns the violations that forbid running the notebook: cells that end the kernel, wait for input, or contain something other
     * than Java.
     */
    public static List<Violation> dangers(CoursePaths course, Notebook notebook) {
        return check(RULES.stream().filter(Rule::forbidsRunning).toList(), course, notebook);
    }

    static List<Violation> check(List<Rule> rules, CoursePaths course, Notebook notebook) {
        Findings findings = new Findings(course, notebook);
        rules.forEach(rule -> rule.check().accept(notebook, findings));
        return findings.violations();
    }
}
