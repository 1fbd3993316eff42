package sphericalknight.common.java;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Translates a notebook cell into a class, for platforms without JShell. Declarations become static members and statements become
 * static blocks, in the same order, so initialising the class runs the cell. The class extends the class of the previously run
 * cell: it inherits the declarations of earlier cells and can hide them by declaring the same names again.
 */
public final class CellSource {
    /** The package of all classes made from cells. */
    public static final String PACKAGE = "cells";

    /**
     * The name of the static method that runs the cell when first called and returns the value of the cell's last expression, or null
     * if there is none.
     */
    public static final String VALUE = "cellValue$";

    private static final Set<String> STATEMENTS = Set.of(
            "if",
            "for",
            "while",
            "do",
            "try",
            "switch",
            "synchronized",
            "{",
            "throw",
            "return",
            "assert",
            "break",
            "continue");
    private static final Set<String> MODIFIERS = Set.of(
            "public",
            "private",
            "protected",
            "static",
            "final",
            "abstract",
            "strictfp",
            "synchronized",
            "transient",
            "volatile",
            "sealed");
    private static final Set<String> TYPES = Set.of("class", "interface", "enum", "record", "@interface");
    private static final Set<String> PRIMITIVES =
            Set.of("boolean", "byte", "char", "short", "int", "long", "float", "double", "void", "var");

    /** Text to insert before the character of the cell at index {@code at}. */
    private record Insertion(int at, String text) {}

    private String cell;
    private final List<Token> tokens;
    private final boolean isLastShown;
    private final List<Insertion> insertions = new ArrayList<>();
    private final List<String> imports = new ArrayList<>();
    private final List<String> late = new ArrayList<>();
    private boolean hasValue;
    private final String text;

    /**
     * Translates a cell into a class.
     *
     * @param name the simple name of the class
     * @param parent the simple name of the class of the previous cell; "" for none
     * @param earlier the imports of earlier cells
     * @param isLastShown whether a final expression without a semicolon becomes the value of the cell
     */
    public CellSource(String cell, String name, String parent, List<String> earlier, boolean isLastShown) {
        this.cell = cell;
        this.tokens = JavaTokens.code(cell);
        this.isLastShown = isLastShown;
        String head = "class " + name + (parent.isEmpty() ? "" : " extends " + parent) + " { ";
        translate(head);
        StringBuilder all = new StringBuilder("package " + PACKAGE + "; ");
        earlier.forEach(all::append);
        late.forEach(all::append);
        all.append('\n');
        int from = 0;
        for (Insertion each : insertions) {
            all.append(this.cell, from, each.at()).append(each.text());
            from = each.at();
        }
        all.append(this.cell, from, cell.length());
        all.append("\nstatic Object " + VALUE + "() { return ")
                .append(hasValue ? "value$" : "null")
                .append("; } }\n");
        text = all.toString();
    }

    public String text() {
        return text;
    }

    public List<String> imports() {
        return List.copyOf(imports);
    }

    /**
     * Whether a final expression without a semicolon was translated as the cell's value. If that expression calls a void method, the
     * class does not compile.
     */
    public boolean endsWithExpression() {
        return hasValue;
    }

    /** A position in the cell; lines and columns are counted from 1. */
    public record Place(long line, long column) {}

    /**
     * The position in the cell that corresponds to a position in {@link #text()}; a position in inserted text corresponds to the
     * character after that text.
     */
    public Place inCell(long line, long column) {
        int inText = start(text, line) + (int) column - 1;
        int added = text.indexOf('\n') + 1;
        int at = Math.max(0, inText - added);
        for (Insertion each : insertions) {
            if (inText - added >= each.at()) {
                added += Math.min(each.text().length(), inText - added - each.at());
                at = inText - added;
            }
        }
        at = Math.max(0, Math.min(at, cell.stripTrailing().length()));
        int lineStart = cell.lastIndexOf('\n', at - 1) + 1;
        return new Place(
                cell.substring(0, at).chars().filter(each -> each == '\n').count() + 1, at - lineStart + 1L);
    }

    /**
     * Returns {@code sentence}, the explanation of a compile error, followed for an unknown name by advice to run the cell that defines
     * the name.
     */
    public static String sentence(String sentence) {
        return sentence.startsWith("There is no ")
                ? sentence + " If a cell above defines it, run that cell first."
                : sentence;
    }

    private static int start(String text, long line) {
        int start = 0;
        for (long at = 1; at < line; at++) {
            start = text.indexOf('\n', start) + 1;
        }
        return start;
    }

    private void translate(String head) {
        boolean isOpen = false;
        int at = 0;
        while (at < tokens.size()) {
            int end =
                    is(at, ";") ? at + 1 : STATEMENTS.contains(tokens.get(at).text()) ? statement(at) : declaration(at);
            boolean isImport = is(at, "import");
            if (isImport && isOpen) {
                late(at, end);
            } else if (isImport) {
                imports.add(importAt(at, end));
            }
            if (!isImport && !isOpen) {
                insert(tokens.get(at).start(), head);
                isOpen = true;
            }
            if (!isImport && !is(at, ";")) {
                part(at, end);
            }
            at = end;
        }
        if (!isOpen) {
            insert(cell.length(), "\n" + head);
        }
    }

    private String importAt(int at, int end) {
        String written =
                cell.substring(tokens.get(at).start(), tokens.get(end - 1).end());
        return written + (is(end - 1, ";") ? " " : "; ");
    }

    /** Moves an import that follows other code to the first line of the source, before the class, and leaves spaces in its place. */
    private void late(int at, int end) {
        imports.add(importAt(at, end));
        late.add(importAt(at, end));
        int start = tokens.get(at).start();
        int last = tokens.get(end - 1).end();
        cell = cell.substring(0, start) + cell.substring(start, last).replaceAll("\\S", " ") + cell.substring(last);
    }

    private void part(int at, int end) {
        int start = tokens.get(at).start();
        int last = tokens.get(end - 1).end();
        boolean isEnded = is(end - 1, ";");
        if (!STATEMENTS.contains(tokens.get(at).text()) && isDeclaration(at, end)) {
            if (!isStatic(at)) {
                insert(start, "static ");
            }
            if (!isEnded && !is(end - 1, "}")) {
                insert(last, ";");
            }
        } else if (STATEMENTS.contains(tokens.get(at).text())) {
            insert(start, "static { if (true) { ");
            insert(last, " } }");
        } else if (isEnded || end < tokens.size() || !isLastShown) {
            insert(start, "static { ");
            insert(last, isEnded ? " }" : "; }");
        } else {
            insert(start, "static Object value$ = (");
            insert(last, ");");
            hasValue = true;
        }
    }

    private void insert(int at, String added) {
        insertions.add(new Insertion(at, added));
    }

    private boolean is(int at, String word) {
        return at < tokens.size() && tokens.get(at).is(word);
    }

    /** The index of the token after the bracket that closes the bracket at {@code at}; the number of tokens if none does. */
    private int behindBracket(int at) {
        int depth = 0;
        for (int i = at; i < tokens.size(); i++) {
            depth += depthAt(i);
            if (depth == 0) {
                return i + 1;
            }
        }
        return tokens.size();
    }

    private int depthAt(int at) {
        Token token = tokens.get(at);
        boolean isSign = token.kind() == Token.Kind.SIGN;
        return isSign && "([{".contains(token.text()) ? 1 : isSign && ")]}".contains(token.text()) ? -1 : 0;
    }

    private int behindSemicolon(int at) {
        int i = at;
        while (i < tokens.size() && !is(i, ";")) {
            i = depthAt(i) > 0 ? behindBracket(i) : i + 1;
        }
        return Math.min(tokens.size(), i + 1);
    }

    /** The index of the token after the statement that starts at token {@code at}. */
    private int statement(int at) {
        if (at >= tokens.size()) {
            return at;
        }
        switch (tokens.get(at).text()) {
            case "{":
                return behindBracket(at);
            case "if": {
                int end = statement(behindBracket(at + 1));
                return is(end, "else") ? statement(end + 1) : end;
            }
            case "for", "while", "switch", "synchronized":
                return statement(behindBracket(at + 1));
            case "do":
                return behindSemicolon(statement(at + 1));
            case "try": {
                int end = behindBracket(is(at + 1, "(") ? behindBracket(at + 1) : at + 1);
                while (is(end, "catch") || is(end, "finally")) {
                    end = behindBracket(is(end, "catch") ? behindBracket(end + 1) : end + 1);
                }
                return end;
            }
            default:
                return behindSemicolon(at);
        }
    }

    /**
     * The index of the token after the declaration or expression that starts at {@code at} and ends with a body in braces, a semicolon
     * or the end of the cell.
     */
    private int declaration(int at) {
        boolean hasBody = isType(at) || isMethod(at);
        int i = at;
        while (i < tokens.size()) {
            if (is(i, ";")) {
                return i + 1;
            }
            if (is(i, "{") && hasBody) {
                return behindBracket(i);
            }
            i = depthAt(i) > 0 ? behindBracket(i) : i + 1;
        }
        return i;
    }

    private int behindModifiers(int at) {
        int i = at;
        while (i < tokens.size()
                && (MODIFIERS.contains(tokens.get(i).text()) || tokens.get(i).kind() == Token.Kind.ANNOTATION)) {
            boolean isAnnotation = tokens.get(i).kind() == Token.Kind.ANNOTATION;
            i = isAnnotation && is(i + 1, "(") ? behindBracket(i + 1) : i + 1;
        }
        return i;
    }

    private boolean isStatic(int at) {
        return tokens.subList(at, behindModifiers(at)).stream().anyMatch(token -> token.is("static"));
    }

    private boolean isType(int at) {
        int i = behindModifiers(at);
        return i + 1 < tokens.size()
                && TYPES.contains(tokens.get(i).text())
                && tokens.get(i + 1).kind() == Token.Kind.NAME;
    }

    private boolean isMethod(int at) {
        int i = behindModifiers(at);
        int name = behindType(is(i, "<") ? behindAngle(i) : i);
        return name > i && isName(name) && is(name + 1, "(");
    }

    private boolean isDeclaration(int at, int end) {
        if (isType(at) || isMethod(at)) {
            return true;
        }
        int i = behindModifiers(at);
        int name = behindType(i);
        return name > i
                && isName(name)
                && (name + 1 >= end
                        || List.of("=", ";", ",", "[")
                                .contains(tokens.get(name + 1).text()));
    }

    private boolean isName(int at) {
        return at < tokens.size() && tokens.get(at).kind() == Token.Kind.NAME;
    }

    /** The index of the token after a type such as {@code Map.Entry<K, long[]>[]}; {@code at} if no type begins there. */
    private int behindType(int at) {
        int i = at;
        if (at < tokens.size() && PRIMITIVES.contains(tokens.get(at).text())) {
            i++;
        } else {
            while (isName(i)) {
                i++;
                i = is(i, "<") ? behindAngle(i) : i;
                if (!is(i, ".")) {
                    break;
                }
                i++;
            }
        }
        while (i > at && is(i, "[") && is(i + 1, "]")) {
            i += 2;
        }
        return i;
    }

    /** The index of the token after the type arguments that start at {@code at}; {@code at} if the {@code <} there is an operator. */
    private int behindAngle(int at) {
        int depth = 0;
        for (int i = at; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean isOfType = token.kind() == Token.Kind.NAME
                    || PRIMITIVES.contains(token.text())
                    || List.of("<", ">", ",", ".", "?", "[", "]", "&", "extends", "super")
                            .contains(token.text());
            if (!isOfType) {
                return at;
            }
            depth += token.is("<") ? 1 : token.is(">") ? -1 : 0;
            if (depth == 0) {
                return i + 1;
            }
        }
        return at;
    }
}
