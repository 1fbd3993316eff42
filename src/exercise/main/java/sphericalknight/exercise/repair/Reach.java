package sphericalknight.exercise.repair;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
        String failure = failure(trials, answer);
        answer.files().forEach((file, bytes) -> {
            List<MethodNode> methods = Change.read(bytes).methods;
            for (int i = 0; i < methods.size() && methods.size() > FEWEST; i++) {
                Site start = new Site(file, i, 0, methods.get(i).name, 0);
                boolean hasCode = methods.get(i).instructions.size() > 0;
                if (hasCode
                        && failure(trials, Branches.guarded(start).of(answer)).equals(failure)) {
                    unreached.add(Method.of(start));
                }
            }
        });
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
