package sphericalknight.machine.snippets;

import java.util.List;

/** What goes wrong, and what catches it. Each method is one test. */
public final class Exceptions {
    private Exceptions() {}

    static class Mine extends IllegalStateException {
        private static final long serialVersionUID = 1L;
        final int number;

        Mine(String text, int number) {
            super(text + number);
            this.number = number;
        }
    }

    static class Checked extends Exception {
        private static final long serialVersionUID = 1L;

        Checked(Throwable cause) {
            super(cause);
        }

        @Override
        public String getMessage() {
            return "own: " + super.getMessage();
        }
    }

    private static int zero() {
        return 0;
    }

    static int divideInt() {
        return 1 / zero();
    }

    static long remainderLong() {
        return 1L % zero();
    }

    static long outOfBounds() {
        long[] table = new long[64];
        return table[64 + zero()];
    }

    static int negativeIndex() {
        int[] table = {1};
        table[zero() - 1] = 4;
        return 0;
    }

    static Object negativeSize() {
        return new int[zero() - 5];
    }

    static Object negativeSizes() {
        return new String[2][zero() - 5];
    }

    static Object noCast() {
        Object text = "text";
        return (Integer) text;
    }

    static char inText() {
        return "abc".charAt(3 + zero());
    }

    static Object inList() {
        return List.of(1, 2).get(2 + zero());
    }

    static Object notImmutable() {
        List.of(1).add(2);
        return null;
    }

    static Object notANumber() {
        return Integer.parseInt("x" + zero());
    }

    static Object own() {
        throw new Mine("mine ", 7);
    }

    static Object thrownLater() {
        RuntimeException early = new IllegalArgumentException("early");
        zero();
        throw early;
    }

    static String caught() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            try {
                switch (i) {
                    case 0 -> text.append(1 / zero());
                    case 1 -> text.append(new int[] {}[zero()]);
                    case 2 -> own();
                    case 3 -> throw new Checked(new Mine("inner ", 3));
                    case 4 -> text.append(List.of().get(0));
                    default -> text.append("fine");
                }
                text.append('+');
            } catch (ArithmeticException e) {
                text.append(e.getMessage());
            } catch (Mine e) {
                text.append(e.number).append(e.getMessage());
            } catch (IndexOutOfBoundsException | Checked e) {
                text.append(e.getClass().getSimpleName()).append(e.getMessage()).append(e.getCause() instanceof Mine);
            } finally {
                text.append(';');
            }
        }
        return text.toString();
    }

    @SuppressWarnings("finally")
    private static int last() {
        try {
            throw new Mine("", 1);
        } finally {
            return 4;
        }
    }

    static int finallyWins() {
        return last();
    }

    static String resources() throws Exception {
        StringBuilder text = new StringBuilder();
        try (AutoCloseable one = () -> text.append("one closed;");
                AutoCloseable two = () -> text.append("two closed;")) {
            text.append(one != two);
            throw new Mine("body ", 2);
        } catch (Mine e) {
            text.append(e.getMessage());
        }
        return text.toString();
    }

    static Object wrapped() throws Checked {
        try {
            return own();
        } catch (RuntimeException e) {
            throw new Checked(e);
        }
    }

    static Object throughLambda() {
        return List.of(1, 0).stream().map(each -> 1 / each).toList();
    }

    private static int deep(int n) {
        return deep(n + 1) + 1;
    }

    static String stackOverflow() {
        try {
            return "" + deep(0);
        } catch (StackOverflowError e) {
            return "caught " + e.getClass();
        }
    }

    static boolean assertions() {
        assert zero() == 0;
        return true;
    }

    private static long[] table;
    private static final String[] NAMES = new String[3];
    private Exceptions next;
    private int number;

    private static String nothing() {
        return null;
    }

    static long nullTable() {
        return table[3];
    }

    static Object nullStore() {
        int[] local = null;
        local[zero()] = 5;
        return null;
    }

    static int nullLength() {
        return table.length;
    }

    static int nullElement() {
        int i = 2;
        return NAMES[i].length();
    }

    static int nullResult() {
        return nothing().indexOf("x", 1);
    }

    static Object nullFields() {
        Exceptions one = new Exceptions();
        return one.next.next;
    }

    static Object nullAssigned() {
        Exceptions one = new Exceptions();
        one.next.number = 4;
        return one;
    }

    static int nullUnboxed() {
        Integer boxed = (Integer) (Object) null;
        return boxed + 1;
    }

    static Object nullThrown() {
        RuntimeException none = null;
        throw none;
    }

    static String alone() {
        Object lock = new Object();
        String text = nothing();
        synchronized (lock) {
            if (text == null) {
                text = "none";
            }
        }
        return text != null ? text : "never";
    }
}
