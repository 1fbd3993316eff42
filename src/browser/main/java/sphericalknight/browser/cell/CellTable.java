package sphericalknight.browser.cell;

import sphericalknight.host.PageTable;
import sphericalknight.machine.HostClass;

/** The host classes that a cell may use: those for answers and lessons, and the notebook's own. */
final class CellTable extends PageTable {
    @Override
    public HostClass create(String name) {
        return switch (name) {
            case YoursInPage.NAME -> new YoursInPage();
            case CheckInPage.NAME -> new CheckInPage();
            default -> super.create(name);
        };
    }

    private abstract static class Entry extends HostClass {
        Entry(String name, String parent, String members) {
            super(name, parent, members);
        }

        @Override
        public boolean isInstance(Object object) {
            return false;
        }

        @Override
        public Object[] newArray(int length) {
            return new Object[length];
        }
    }

    /** {@code Yours} for cells. The machine passes its own kind of class object, whose text is {@code class} followed by the name. */
    private static final class YoursInPage extends Entry {
        static final String NAME = "sphericalknight/notebook/Yours";

        YoursInPage() {
            super(
                    NAME,
                    "java/lang/Object",
                    "yours(Ljava/lang/Class;Ljava/lang/Object;)Ljava/lang/Object;"
                            + " yours(Ljava/lang/Class;Ljava/util/function/Function;Ljava/lang/Object;)Ljava/lang/Object;");
        }

        @Override
        public void call(int member, long[] p, Object[] r, int at) {
            String exercise = r[at].toString().substring("class ".length());
            r[at] = CellYours.ours(exercise, r[at + 1 + member]);
        }
    }

    /** {@code Check} for cells. */
    private static final class CheckInPage extends Entry {
        static final String NAME = "sphericalknight/notebook/Check";

        CheckInPage() {
            super(NAME, "java/lang/Object", "check(Ljava/lang/Object;)V");
        }

        @Override
        public void call(int member, long[] p, Object[] r, int at) {
            CellCheck.check(r[at]);
        }
    }
}
