package sphericalknight.kernel;

import java.util.Optional;
import jdk.jshell.ImportSnippet;
import jdk.jshell.JShell;
import jdk.jshell.Snippet.Status;
import jdk.jshell.VarSnippet;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;
import sphericalknight.common.java.TopLevel.Import;

/**
 * Finds imports that would give the type of an existing variable a second meaning, such as {@code java.awt.*} after
 * {@code List<Integer> hops}. JShell would accept the import and delete the variable.
 */
final class ImportClash {
    private final JShell shell;

    ImportClash(JShell shell) {
        this.shell = shell;
    }

    /** Returns what to do about {@code added}, an import that the next cell contains; empty if it changes no variable. */
    Optional<String> of(Import added) {
        return added.isStatic()
                ? Optional.empty()
                : shell.variables()
                        .filter(variable -> shell.status(variable) == Status.VALID)
                        .flatMap(variable -> JavaTokens.code(variable.typeName()).stream()
                                .filter(word -> word.kind() == Token.Kind.NAME && changes(added, word.text()))
                                .map(word -> sentence(added, variable, word.text())))
                        .findFirst();
    }

    private static String sentence(Import added, VarSnippet variable, String type) {
        return "import " + added.what() + " brings in another " + type + ", but the variable " + variable.name()
                + " needs the first: import only the classes that you use, each by its name, and write "
                + added.what().replace("*", type) + " in full.";
    }

    /** Whether {@code type} has a meaning now, and {@code added} gives it another. */
    private boolean changes(Import added, String type) {
        boolean isForAll = added.simpleName().equals("*");
        boolean isDeclared = shell.types().anyMatch(known -> known.name().equals(type))
                || shell.imports().anyMatch(known -> known.name().equals(type));
        String meaning = added.what().replace("*", type);
        return (isForAll ? !isDeclared : added.simpleName().equals(type))
                && exists(meaning)
                && shell.imports()
                        .filter(known -> !known.isStatic())
                        .map(known -> meaning(known, type))
                        .anyMatch(known -> !known.equals(meaning) && exists(known));
    }

    /** The full name of {@code type} if {@code known} imports it; otherwise "". */
    private static String meaning(ImportSnippet known, String type) {
        return known.name().equals(type)
                ? known.fullname()
                : known.fullname().endsWith("*") ? known.fullname().replace("*", type) : "";
    }

    private static boolean exists(String className) {
        try {
            Class.forName(className, false, ImportClash.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException | LinkageError none) {
            return false;
        }
    }
}
