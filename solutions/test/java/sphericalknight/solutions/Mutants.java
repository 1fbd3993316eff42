package sphericalknight.solutions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pitest.classinfo.ClassName;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.mutationtest.engine.gregor.GregorMutater;
import org.pitest.mutationtest.engine.gregor.config.Mutator;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.check.PlainRunner;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.contract.InterpretedAnswers;

/** The mutants of one reference, as PIT makes them: the reference with one small change each. */
final class Mutants {
    /** PIT's usual operators, and each constant plus one: masks and distances are constants. */
    private static final List<String> OPERATORS = List.of("DEFAULTS", "INLINE_CONSTS");

    /** A mutant that needs so many times the steps of the reference, and these on top, does not end. */
    private static final long PATIENCE = 10;

    private static final long ENOUGH = 2_000_000;

    private final Solution solution;
    private final AnswerClasses reference;
    private final List<String> source;
    private final long instructions;

    Mutants(Solution solution, Path root) throws IOException {
        this.solution = solution;
        this.reference = solution.files();
        this.source = Files.readAllLines(root.resolve("solutions/main/java")
                .resolve(solution.reference().getName().replace('.', '/') + ".java"));
        InterpretedAnswers answers = new InterpretedAnswers(solution.exercise(), reference);
        if (!passes(answers)) {
            throw new IllegalStateException(
                    "the reference of " + solution.exercise().id() + " fails");
        }
        this.instructions = PATIENCE * answers.work() + ENOUGH;
    }

    /**
     * The mutants that pass all tests, a line each: "exercise | change | line of the source | place", the place being the number among
     * equal changes of that line; and for a method none of whose mutants fails "exercise | any | method".
     */
    List<String> surviving() {
        Map<String, List<String>> surviving = new LinkedHashMap<>();
        Map<String, Integer> mutants = new HashMap<>();
        Map<String, Integer> places = new HashMap<>();
        for (String type : reference.files().keySet()) {
            GregorMutater mutater = new GregorMutater(
                    name -> Optional.ofNullable(reference.files().get(name.replace('/', '.'))),
                    method -> true,
                    Mutator.fromStrings(OPERATORS));
            for (MutationDetails mutant : mutater.findMutations(ClassName.fromString(type))) {
                String method = method(mutant);
                mutants.merge(method, 1, Integer::sum);
                String line = mutant.getDescription().replaceAll(" for sphericalknight/.*", "") + " | "
                        + source.get(mutant.getLineNumber() - 1).strip();
                int place = places.merge(line, 1, Integer::sum);
                Map<String, byte[]> files = new LinkedHashMap<>(reference.files());
                files.put(type, mutater.getMutation(mutant.getId()).getBytes());
                if (passes(mutated(new AnswerClasses(reference.main(), files)))) {
                    surviving.computeIfAbsent(method, any -> new ArrayList<>()).add(line + " | " + place);
                }
            }
        }
        return surviving.entrySet().stream()
                .flatMap(each -> each.getValue().size() == mutants.get(each.getKey())
                        ? List.of("any | " + each.getKey()).stream()
                        : each.getValue().stream())
                .map(line -> solution.exercise().id() + " | " + line)
                .toList();
    }

    /** {@code walk}, {@code Tree.size}; what stands in a lambda belongs to its method. */
    private String method(MutationDetails mutant) {
        String type = mutant.getClassName().asJavaName();
        String nested = type.equals(reference.main()) ? "" : type.substring(type.lastIndexOf('$') + 1) + ".";
        return nested + mutant.getMethod().replaceAll("lambda\\$(\\w+)\\$\\d+", "$1");
    }

    private InterpretedAnswers mutated(AnswerClasses answer) {
        return new InterpretedAnswers(solution.exercise(), answer).withInstructions(instructions);
    }

    private boolean passes(InterpretedAnswers answers) {
        return new PlainRunner()
                .run(solution.exercise(), Set.of(), answers).stream().allMatch(test -> test.status() == Status.PASSED);
    }
}
