package sphericalknight.page.cell;

import sphericalknight.machine.Host;
import sphericalknight.machine.HostClass;
import sphericalknight.notebook.Check;
import sphericalknight.notebook.Yours;
import sphericalknight.page.table.Table;

/** The host classes that a cell may use: those for answers, and the notebook's own. */
final class CellTable extends Host {
    private final Table answers = new Table();

    @Override
    protected HostClass create(String name) {
        return switch (name) {
            case "sphericalknight/notebook/Yours" -> new YoursInPage();
            case "sphericalknight/notebook/Check" -> new CheckInPage();
            case "java/lang/System" -> new SystemInPage();
            case SystemInPage.OF_ANSWERS -> answers.create("java/lang/System");
            default -> answers.create(name);
        };
    }

    private abstract static class Entry extends HostClass {
        Entry(Class<?> type, String parent, String members) {
            super(type.getName().replace('.', '/'), parent, members);
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
        YoursInPage() {
            super(
                    Yours.class,
                    "java/lang/Object",
                    "yours(Ljava/lang/Class;Ljava/lang/Object;)Ljava/lang/Object;"
                            + " yours(Ljava/lang/Class;Ljava/util/function/Function;Ljava/lang/Object;)Ljava/lang/Object;");
        }

        @Override
        public void call(int member, long[] p, Object[] r, int at) {
            String exercise = r[at].toString().substring("class ".length());
            r[at] = Yours.ours(exercise, r[at + 1 + member]);
        }
    }

    private static final class CheckInPage extends Entry {
        CheckInPage() {
            super(Check.class, "java/lang/Object", "check(Ljava/lang/Object;)V");
        }

        @Override
        public void call(int member, long[] p, Object[] r, int at) {
            Check.check(r[at]);
        }
    }

    /** {@code System} for cells: the members that answers may use, and {@code out}, the output of the cell. */
    private static final class SystemInPage extends Entry {
        static final String OF_ANSWERS = "java/lang/System/of/answers";

        SystemInPage() {
            super(System.class, OF_ANSWERS, "out:Ljava/io/PrintStream;");
        }

        @Override
        public void call(int member, long[] p, Object[] r, int at) {
            r[at] = System.out;
        }
    }
}
