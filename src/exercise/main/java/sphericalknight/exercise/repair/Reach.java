package sphericalknight.exercise.repair;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.objectweb.asm.tree.MethodNode;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.repair.Change.Site;

/** Knows the methods of an answer that the first failed test does not call before it fails: a change to them cannot make it pass. */
final class Reach {
    /** A constructor and one method: at least that is called. */
    private static final int FEWEST = 2;

    private record Method(String file, int index) {
        static Method of(Site site) {
            return new Method(site.file(), site.method());
        }
    }

    private final Set<Method> unreached = new HashSet<>();

    /** Finds these methods by trying the test with an exception at the start of each method in turn. */
    Reach(Trials trials, AnswerClasses answer) {
        List<Site> starts = answer.files().entrySet().stream()
                .map(file -> starts(file.getKey(), Change.read(file.getValue()).methods))
                .filter(each -> each.size() > FEWEST)
                .flatMap(List::stream)
                .toList();
        String failure = starts.isEmpty() ? "" : failure(trials, answer);
        starts.stream()
                .filter(start ->
                        failure(trials, Branches.guarded(start).of(answer)).equals(failure))
                .forEach(start -> unreached.add(Method.of(start)));
    }

    /** The start of each of these methods that has code. */
    private static List<Site> starts(String file, List<MethodNode> methods) {
        return IntStream.range(0, methods.size())
                .filter(i -> methods.get(i).instructions.size() > 0)
                .mapToObj(i -> new Site(file, i, 0, methods.get(i).name, 0))
                .toList();
    }

    private static String failure(Trials trials, AnswerClasses answer) {
        return trials.thrown(trials.failed().get(0), trials.load(answer))
                .map(each -> each.getClass() + String.valueOf(each.getMessage()))
                .orElse("");
    }

    /** Whether the test can pass with {@code change}, because it calls one of the changed methods. */
    boolean isOf(Change change) {
        return change.sites().stream().anyMatch(site -> !unreached.contains(Method.of(site)));
    }
}
