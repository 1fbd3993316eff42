package sphericalknight.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import jdk.jshell.JShell;
import jdk.jshell.Snippet.Status;
import jdk.jshell.VarSnippet;

/**
 * Keeps the values of a kernel's variables while JShell imports something. An import of all names of a package may change what any earlier
 * declaration means, so JShell declares some of them again, and their variables become null.
 */
public final class KeptVariables {
    private static Object[] values = {};
    private static final List<Integer> CHANGED = new ArrayList<>();

    private final JShell shell;
    private final List<VarSnippet> variables;

    /** Keeps the variables of {@code shell} as they are now. */
    KeptVariables(JShell shell) {
        this.shell = shell;
        variables = shell.variables()
                .filter(each -> shell.status(each) == Status.VALID)
                .toList();
        call("keep");
    }

    /** Gives each variable that has changed its value back. */
    void restore() {
        CHANGED.clear();
        call("compare");
        for (int i : List.copyOf(CHANGED)) {
            shell.eval("{ " + variables.get(i).name() + " = " + KeptVariables.class.getName() + ".value(" + i + "); }");
        }
        values = new Object[0];
    }

    /** Calls a method below in the shell, with all variables. A block leaves no value behind in the shell. */
    private void call(String method) {
        if (!variables.isEmpty()) {
            String names =
                    String.join(", ", variables.stream().map(VarSnippet::name).toList());
            shell.eval("{ " + KeptVariables.class.getName() + "." + method + "(new Object[] {" + names + "}); }");
        }
    }

    /** Called in the shell. */
    public static void keep(Object[] now) {
        values = now;
    }

    /** Called in the shell. */
    public static void compare(Object[] now) {
        for (int i = 0; i < Math.min(values.length, now.length); i++) {
            boolean isBoxed = now[i] instanceof Number || now[i] instanceof Boolean || now[i] instanceof Character;
            if (isBoxed ? !Objects.equals(values[i], now[i]) : values[i] != now[i]) {
                CHANGED.add(i);
            }
        }
    }

    /** Called in the shell: the value of variable {@code index} as it was kept. */
    @SuppressWarnings("unchecked")
    public static <T> T value(int index) {
        return (T) values[index];
    }
}
