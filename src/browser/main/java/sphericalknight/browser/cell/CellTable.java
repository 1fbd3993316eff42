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
            case SystemInPage.NAME -> new SystemInPage();
            case SystemInPage.OF_ANSWERS -> super.create(SystemInPage.NAME);
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

    /** {@code System} for cells: the members that answers may use, and {@code out}, the output of the cell. */
    private static final class SystemInPage extends Entry {
        static final String NAME = "java/lang/System";
        static final String OF_ANSWERS = "java/lang/System/of/answers";

        SystemInPage() {
            super(NAME, OF_ANSWERS, "out:Ljava/io/PrintStream;");
        }

        @Override
        public void call(int member, long[] p, Object[] r, int at) {
            r[at] = System.out;
        }
    }
}
