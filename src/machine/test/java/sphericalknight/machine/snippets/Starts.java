package sphericalknight.machine.snippets;

/** Static initialisers: when they run, how often, and what follows where they fail. Each method is one test. */
public final class Starts {
    private static final StringBuilder LOG = new StringBuilder();

    private Starts() {}

    static final class Table {
        static final long[] KING = new long[64];
        static final int SIZE = 64;
        static final String NAME = "table";

        static {
            LOG.append("table;");
            for (int i = 0; i < SIZE; i++) {
                KING[i] = 1L << i;
            }
        }
    }

    static class Parent {
        static {
            LOG.append("parent;");
        }

        static int number = 5;
    }

    static final class Child extends Parent {
        static {
            LOG.append("child;");
        }

        static int other = number + 1;
    }

    static final class Broken {
        static final int[] TABLE = new int[4];
        static final int VALUE = fill();

        private static int fill() {
            TABLE[4] = 1;
            return 3;
        }
    }

    static final class One {
        static int a = Two.b + 1;
    }

    static final class Two {
        static int b = One.a + 10;
    }

    static String order() {
        LOG.setLength(0);
        LOG.append(Table.NAME).append(Table.SIZE).append(';');
        LOG.append(Table.KING[9]).append(Table.KING[63]);
        LOG.append(Child.number).append(';').append(Child.other);
        return LOG.toString();
    }

    static int circle() {
        return 100 * One.a + Two.b;
    }

    static Object broken() {
        return Broken.VALUE;
    }

    static String brokenTwice() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 2; i++) {
            try {
                text.append(Broken.VALUE);
            } catch (ExceptionInInitializerError e) {
                text.append(e.getCause());
            } catch (NoClassDefFoundError e) {
                text.append(e.getMessage());
            }
        }
        return text.toString();
    }
}
