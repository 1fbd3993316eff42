package sphericalknight.browser.cell;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import sphericalknight.browser.PagePlatform;
import sphericalknight.browser.host.PageTable;
import sphericalknight.exercise.Exercise;
import sphericalknight.machine.HostActions;
import sphericalknight.machine.HostClass;

/** The host classes that a cell may use: those for answers and lessons, and the notebook's {@code Yours} and {@code Check}. */
final class CellTable extends PageTable {
    private static final String YOURS = "sphericalknight/notebook/Yours";
    private static final String CHECK = "sphericalknight/notebook/Check";

    /** The learner's answers that passed, by the names of the exercises' interfaces. */
    private final Map<String, Object> yours = new HashMap<>();

    void addYours(String exercise, Object answer) {
        yours.put(exercise, answer);
    }

    @Override
    public HostClass create(String name) {
        return switch (name) {
            case YOURS ->
                actions(
                        name,
                        Map.of(
                                "yours(Ljava/lang/Class;Ljava/lang/Object;)Ljava/lang/Object;",
                                (p, r, at) -> yours(r, at, r[at + 1], answer -> answer),
                                "yours(Ljava/lang/Class;Ljava/util/function/Function;Ljava/lang/Object;)Ljava/lang/Object;",
                                (p, r, at) -> yours(r, at, r[at + 2], (Function<?, ?>) r[at + 1])));
            // In a page each exercise has a button for its check.
            case CHECK ->
                actions(
                        name,
                        Map.of(
                                "check(Ljava/lang/Object;)V",
                                (p, r, at) -> System.out.println(
                                        "In this page, write your answer at \"Your turn\" and press Check there.")));
            default -> super.create(name);
        };
    }

    private static HostClass actions(String name, Map<String, HostActions.Action> members) {
        return new HostActions(name, "java/lang/Object", Void.class, members);
    }

    /** {@code Yours} for cells. The machine passes its own kind of class object, whose text is {@code class} followed by the name. */
    @SuppressWarnings("unchecked")
    private void yours(Object[] r, int at, Object ours, Function<?, ?> method) {
        String name = r[at].toString().substring("class ".length());
        Object answer = yours.get(name);
        Exercise terms = PagePlatform.byName(name).exercise();
        System.out.println(terms.id() + " " + terms.title() + ": "
                + (answer == null ? "ours runs here until yours passes" : "yours runs here"));
        r[at] = answer == null ? ours : ((Function<Object, Object>) method).apply(answer);
    }
}
