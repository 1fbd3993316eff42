package sphericalknight.browser.cell;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;
import sphericalknight.common.java.TopLevel;
import sphericalknight.exercise.answer.CompileError;
import sphericalknight.exercise.answer.PlainWords;

/**
 * Translates a notebook cell into a class, for platforms without JShell. Declarations become static members and statements become
 * static blocks, in the same order, so initialising the class runs the cell. The class extends the class of the cell before: it inherits
 * the declarations of earlier cells and can hide them by declaring the same names again.
 */
final class CellSource {
    /** The package of all classes made from cells. */
    static final String PACKAGE = "cells";

    /**
     * The name of the static method that runs the cell when first called and returns the value of the cell's last expression, or null
     * if there is none.
     */
    static final String VALUE = "cellValue$";

    private static final Set<String> STATEMENTS =
            Set.of("if for while do try switch synchronized { throw return assert break continue".split(" "));
    private static final Set<String> MODIFIERS =
            Set.of("public private protected static final abstract strictfp synchronized transient volatile sealed"
                    .split(" "));
    private static final Set<String> PRIMITIVES =
            Set.of("boolean", "byte", "char", "short", "int", "long", "float", "double", "void", "var");

    /** The context of a cell: the simple name of the previous cell's class ("" for none), and the imports of all earlier cells. */
    record Before(String parent, List<String> imports) {}

    /**
     * How to translate a cell.
     *
     * @param isLastShown whether a final expression without a semicolon becomes the value of the cell
     * @param types the types of the first variables declared with {@code var}. If a variable has no type here, the source does not compile,
     *     and the error names the type
     * @param leftOut the declarations to leave out, by their index
     * @param added declarations omitted from earlier cells, to be added here
     */
    record Choices(boolean isLastShown, List<String> types, Set<Integer> leftOut, List<String> added) {
        Choices withType(String type) {
            List<String> more = new ArrayList<>(types);
            more.add(type);
            return new Choices(isLastShown, more, leftOut, added);
        }

        Choices without(int declaration) {
            Set<Integer> more = new HashSet<>(leftOut);
            more.add(declaration);
            return new Choices(isLastShown, types, more, added);
        }

        Choices withoutAdded(int index) {
            List<String> fewer = new ArrayList<>(added);
            fewer.remove(index);
            return new Choices(isLastShown, types, leftOut, fewer);
        }

        Choices withoutValue() {
            return new Choices(false, types, leftOut, added);
        }
    }

    private final String written;
    private String cell;
    private final List<Token> tokens;
    private final Choices choices;
    private final List<CellPlaces.Insertion> insertions = new ArrayList<>();
    private final List<String> imports = new ArrayList<>();
    private final List<CellPlaces.Method> methods = new ArrayList<>();
    private int variables;
    private boolean hasValue;
    private final String text;
    private final CellPlaces places;

    /** Translates a cell into a class with the simple name {@code name}. */
    CellSource(String cell, String name, Before before, Choices choices) {
        this.written = cell;
        this.cell = cell;
        this.tokens = JavaTokens.code(cell);
        this.choices = choices;
        translate();
        StringBuilder all = new StringBuilder("package " + PACKAGE + "; ");
        before.imports().forEach(all::append);
        imports.forEach(all::append);
        all.append("class ")
                .append(name)
                .append(before.parent().isEmpty() ? "" : " extends " + before.parent())
                .append(" {\n");
        int from = 0;
        for (CellPlaces.Insertion each : insertions) {
            all.append(this.cell, from, each.at()).append(each.text());
            from = each.at();
        }
        all.append(this.cell, from, cell.length());
        int endOfCell = all.length();
        choices.added().forEach(each -> all.append('\n').append(each));
        all.append("\nstatic Object " + VALUE + "() { return ")
                .append(hasValue ? "value$" : "null")
                .append("; } }\n");
        text = all.toString();
        places = new CellPlaces(this.cell, text, insertions, methods, endOfCell, choices.added());
    }

    String text() {
        return text;
    }

    /** The imports of the cell. */
    List<String> imports() {
        return List.copyOf(imports);
    }

    /**
     * Whether a final expression without a semicolon was translated as the cell's value. If that expression calls a void method, the
     * class does not compile.
     */
    boolean endsWithExpression() {
        return hasValue;
    }

    /** Whether a variable lacks its type; then {@link #text} does not compile. */
    boolean lacksType() {
        return variables > choices.types().size();
    }

    /** The method of this cell, as written, with {@code static} before it. */
    String method(int index) {
        String method =
                written.substring(methods.get(index).start(), methods.get(index).end());
        return isStaticMethod(method) ? method : "static " + method;
    }

    private static boolean isStaticMethod(String method) {
        return JavaTokens.code(method).stream().takeWhile(each -> !each.is("(")).anyMatch(each -> each.is("static"));
    }

    /** Which places of the cell correspond to those in {@link #text}. */
    CellPlaces places() {
        return places;
    }

    /** Explains a compile error: an unknown name with advice to run the cell that defines it, an unused value with advice to show it. */
    static String sentence(CompileError error) {
        return switch (error.kind()) {
            case UNKNOWN_NAME -> PlainWords.inCell(error.sentence());
            case UNUSED_VALUE ->
                "This is a value, but nothing is done with it; at the end of the cell, leave out the semicolon to see the value.";
            default -> error.sentence();
        };
    }

    private void translate() {
        int at = 0;
        while (at < tokens.size()) {
            int end = is(at, ";") ? at + 1 : isStatement(at) ? statement(at) : declaration(at);
            if (is(at, "import")) {
                imported(at, end);
            } else if (!is(at, ";")) {
                part(at, end);
            }
            at = end;
        }
    }

    /** Moves an import to the first line of the source, before the class, and leaves blanks in its place. */
    private void imported(int at, int end) {
        int start = tokens.get(at).start();
        int last = tokens.get(end - 1).end();
        imports.add(cell.substring(start, last) + (is(end - 1, ";") ? " " : "; "));
        blank(start, last);
    }

    /** Puts blanks in place of a part of the cell. */
    private void blank(int start, int end) {
        cell = cell.substring(0, start) + cell.substring(start, end).replaceAll("\\S", " ") + cell.substring(end);
    }

    private void part(int at, int end) {
        int start = tokens.get(at).start();
        int last = tokens.get(end - 1).end();
        boolean isEnded = is(end - 1, ";");
        if (lacksType()) {
            blank(start, last);
            return;
        }
        boolean isStatement = isStatement(at);
        boolean isMethod = !isStatement && isMethod(at);
        if (isMethod) {
            methods.add(new CellPlaces.Method(start, last));
        }
        if (isMethod && choices.leftOut().contains(methods.size() - 1)) {
            blank(start, last);
            return;
        }
        int type = behindModifiers(at);
        if (is(type, "var") && isDeclaration(at, end)) {
            variables++;
            if (lacksType()) {
                insert(start, "static { ");
                insert(
                        last,
                        (isEnded ? "" : ";") + " Void type$ = "
                                + tokens.get(type + 1).text() + "; }");
                return;
            }
            blank(tokens.get(type).start(), tokens.get(type).end());
            insertType(start, tokens.get(type).start(), at);
            if (!isEnded) {
                insert(last, ";");
            }
            return;
        }
        if (!isStatement && isDeclaration(at, end)) {
            if (!isStatic(at)) {
                insert(start, "static ");
            }
            if (!isEnded && !is(end - 1, "}")) {
                insert(last, ";");
            }
        } else if (isStatement || isEnded || end < tokens.size() || !choices.isLastShown()) {
            insert(start, "static { if (true) { "); // so that javac does not know whether it ever ends
            insert(last, isStatement || isEnded ? " } }" : "; } }");
        } else {
            insert(start, "static Object value$ = (");
            insert(last, ");");
            hasValue = true;
        }
    }

    private void insertType(int start, int atType, int at) {
        if (!isStatic(at)) {
            insert(start, "static ");
        }
        insert(atType, choices.types().get(variables - 1));
    }

    private void insert(int at, String added) {
        insertions.add(new CellPlaces.Insertion(at, added));
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

    private boolean isStatement(int at) {
        return STATEMENTS.contains(tokens.get(at).text()) || isLabel(at);
    }

    private boolean isLabel(int at) {
        return isName(at) && is(at + 1, ":");
    }

    /** The index of the token after the statement that starts at token {@code at}. */
    private int statement(int at) {
        if (at >= tokens.size()) {
            return at;
        }
        if (isLabel(at)) {
            return statement(at + 2);
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
                && TopLevel.isTypeWord(tokens.get(i))
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
