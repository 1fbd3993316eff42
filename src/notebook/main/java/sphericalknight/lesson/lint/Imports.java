package sphericalknight.lesson.lint;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;
import sphericalknight.common.java.TopLevel;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/** Rules for imports: all of them are in the first code cell, and no lesson relies on the kernel's default imports. */
final class Imports {
    private static final List<String> IMPORTED_BY_THE_KERNEL = List.of(
            "java.util",
            "java.io",
            "java.math",
            "java.net",
            "java.util.concurrent",
            "java.util.prefs",
            "java.util.regex");

    private Imports() {}

    /**
     * Checks that the first code cell contains only imports, and that no other cell has any, except for answer cells, which must compile on
     * their own.
     */
    static void first(Notebook notebook, Findings findings) {
        boolean first = true;
        for (Cell cell : notebook.codeCells()) {
            List<TopLevel.Import> imports = TopLevel.of(cell.source()).imports();
            if (first && !isImportsOnly(cell.source())) {
                findings.add(
                        cell,
                        "the first code cell does more than import",
                        "put the imports alone into the first code cell");
            } else if (!first && !cell.has(Cell.EXERCISE) && !imports.isEmpty()) {
                findings.add(cell, "it imports " + imports.get(0).what(), "move the import to the first code cell");
            }
            first = false;
        }
    }

    private static boolean isImportsOnly(String source) {
        List<Token> code = JavaTokens.code(source);
        boolean inside = false;
        for (Token token : code) {
            if (!inside && !token.is("import") && !token.is(";")) {
                return false;
            }
            inside = !token.is(";");
        }
        return !code.isEmpty();
    }

    /** Checks that no name is imported only by the kernel's default imports: the same code must compile in a class. */
    static void named(Notebook notebook, Findings findings) {
        Set<String> known = new HashSet<>();
        Set<String> packages = new HashSet<>();
        for (Cell cell : notebook.codeCells()) {
            known.addAll(declared(cell.source()));
            for (TopLevel.Import each : TopLevel.of(cell.source()).imports()) {
                String imported = each.what();
                known.add(imported.substring(imported.lastIndexOf('.') + 1));
                if (imported.endsWith(".*")) {
                    packages.add(imported.substring(0, imported.length() - 2));
                }
            }
        }
        for (Cell cell : notebook.codeCells()) {
            for (String name : simpleNames(cell.source())) {
                String home = known.contains(name) ? "" : homeOf(name);
                if (!home.isEmpty() && !packages.contains(home)) {
                    known.add(name);
                    findings.add(
                            cell,
                            name + " is not imported; only the kernel's own imports make it work",
                            "add \"import " + home + "." + name + ";\" to the first code cell");
                }
            }
        }
    }

    /**
     * The names of all types that a cell declares, including nested types: each name after {@code class}, {@code interface}, {@code enum}
     * or {@code record}.
     */
    private static List<String> declared(String source) {
        List<String> names = new ArrayList<>();
        List<Token> code = JavaTokens.code(source);
        for (int i = 1; i < code.size(); i++) {
            if (Set.of("class", "interface", "enum", "record")
                    .contains(code.get(i - 1).text())) {
                names.add(code.get(i).text());
            }
        }
        return names;
    }

    private static List<String> simpleNames(String source) {
        List<String> names = new ArrayList<>();
        Token before = null;
        for (Token token : JavaTokens.code(source)) {
            boolean member = before != null && before.is(".");
            if (token.kind() == Token.Kind.NAME
                    && !member
                    && Character.isUpperCase(token.text().charAt(0))) {
                names.add(token.text());
            }
            before = token;
        }
        return names;
    }

    private static String homeOf(String name) {
        if (exists("java.lang." + name)) {
            return "";
        }
        return IMPORTED_BY_THE_KERNEL.stream()
                .filter(home -> exists(home + "." + name))
                .findFirst()
                .orElse("");
    }

    private static boolean exists(String type) {
        try {
            Class.forName(type, false, ClassLoader.getPlatformClassLoader());
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
    }
}
