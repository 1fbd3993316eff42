package sphericalknight.browser.cell;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import sphericalknight.browser.PagePlatform;
import sphericalknight.browser.host.PageTable;
import sphericalknight.exercise.Exercise;
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
                new Entry(
                        name,
                        "yours(Ljava/lang/Class;Ljava/lang/Object;)Ljava/lang/Object;"
                                + " yours(Ljava/lang/Class;Ljava/util/function/Function;Ljava/lang/Object;)Ljava/lang/Object;",
                        this::yours);
            // In a page each exercise has a button for its check.
            case CHECK ->
                new Entry(
                        name,
                        "check(Ljava/lang/Object;)V",
                        (member, r, at) -> System.out.println(
                                "In this page, write your answer at \"Your turn\" and press Check there."));
            default -> super.create(name);
        };
    }

    /** {@code Yours} for cells. The machine passes its own kind of class object, whose text is {@code class} followed by the name. */
    @SuppressWarnings("unchecked")
    private void yours(int member, Object[] r, int at) {
        String name = r[at].toString().substring("class ".length());
        Object answer = yours.get(name);
        Exercise terms = PagePlatform.byName(name).exercise();
        System.out.println(terms.id() + " " + terms.title() + ": "
                + (answer == null ? "ours runs here until yours passes" : "yours runs here"));
        if (answer == null) {
            r[at] = r[at + 1 + member];
        } else {
            r[at] = member == 1 ? ((Function<Object, Object>) r[at + 1]).apply(answer) : answer;
        }
    }

    private interface Call {
        void run(int member, Object[] r, int at);
    }

    /** A class with static methods. */
    private static final class Entry extends HostClass {
        private final Call call;

        Entry(String name, String members, Call call) {
            super(name, "java/lang/Object", members);
            this.call = call;
        }

        @Override
        public boolean isInstance(Object object) {
            return false;
        }

        @Override
        public Object[] newArray(int length) {
            return new Object[length];
        }

        @Override
        public void call(int member, long[] p, Object[] r, int at) {
            call.run(member, r, at);
        }
    }
}
