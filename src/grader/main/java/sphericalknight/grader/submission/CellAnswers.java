package sphericalknight.grader.submission;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.common.java.Token;
import sphericalknight.common.java.TopLevel;
import sphericalknight.common.java.TopLevel.Import;
import sphericalknight.common.java.TopLevel.Type;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Names;

/**
 * A type of a notebook cell as a source that compiles alone: the cell's imports, those of the notebook that it needs, and the type itself,
 * at their places; everything else of the cell is blanked, so that line numbers stay.
 */
final class CellAnswers {
    /** What a Java kernel imports before the first cell. */
    private static final String DEFAULT_IMPORTS = List.of(
                    "java.io.*",
                    "java.math.*",
                    "java.net.*",
                    "java.nio.file.*",
                    "java.util.*",
                    "java.util.concurrent.*",
                    "java.util.function.*",
                    "java.util.regex.*",
                    "java.util.stream.*")
            .stream()
            .map(name -> "import " + name + "; ")
            .collect(Collectors.joining());

    private static final Set<String> BASE_PACKAGES = Object.class.getModule().getPackages();
    private static final String NOT_AT_THE_TOP = "private|protected|static";

    /** The notebook's imports by the name that each brings; a later one replaces an earlier one, as in the kernel. */
    private final Map<String, Import> imports = new LinkedHashMap<>();

    CellAnswers(List<SubmittedCell> cells) {
        for (SubmittedCell cell : cells) {
            if (cell.isCode() && cell.source().contains("import")) {
                for (Import each : TopLevel.of(cell.source()).imports()) {
                    boolean isAll = each.simpleName().equals("*");
                    imports.put(isAll ? each.what() : each.simpleName(), each);
                }
            }
        }
    }

    /** {@code type}, which {@code cell} declares, as an answer to {@code exercise}. */
    AnswerSource answer(CatalogueEntry exercise, SubmittedCell cell, TopLevel declared, Type type) {
        char[] text = blank(cell.source());
        declared.imports().forEach(each -> copy(cell.source(), each.start(), each.end(), text));
        copy(cell.source(), type.start(), type.end(), text);
        hideModifiers(cell.source(), type, text);
        return new AnswerSource(
                exercise.answerName(),
                "",
                DEFAULT_IMPORTS + needed(cell.source(), declared, type) + new String(text),
                cell.source());
    }

    private static char[] blank(String source) {
        char[] blank = source.toCharArray();
        for (int i = 0; i < blank.length; i++) {
            blank[i] = blank[i] == '\n' || blank[i] == '\r' ? blank[i] : ' ';
        }
        return blank;
    }

    private static void copy(String source, int start, int end, char[] to) {
        source.getChars(start, end, to, start);
    }

    /** The kernel reads over modifiers that only members can have; the compiler does not. */
    private static void hideModifiers(String source, Type type, char[] text) {
        int at = type.start();
        for (Token token : JavaTokens.all(source.substring(type.start(), type.end()))) {
            if (TopLevel.isTypeWord(token)) {
                return;
            }
            if (token.text().matches(NOT_AT_THE_TOP)) {
                Arrays.fill(text, at, at + token.text().length(), ' ');
            }
            at += token.text().length();
        }
    }

    /** Imports of other cells whose names the type uses. Only what exists: a broken import elsewhere must not break this answer. */
    private String needed(String source, TopLevel declared, Type type) {
        Set<String> used = JavaTokens.code(source.substring(type.start(), type.end())).stream()
                .filter(token -> token.kind() == Token.Kind.NAME)
                .map(Token::text)
                .collect(Collectors.toSet());
        List<String> own = new ArrayList<>(
                declared.imports().stream().map(Import::simpleName).toList());
        own.add(type.name());
        return imports.values().stream()
                .filter(each -> each.simpleName().equals("*")
                        || used.contains(each.simpleName()) && !own.contains(each.simpleName()))
                .filter(CellAnswers::exists)
                .map(each -> "import " + each.what() + "; ")
                .collect(Collectors.joining());
    }

    private static boolean exists(Import each) {
        String name = each.what().replace("static ", "");
        String outer = name.substring(0, Math.max(0, name.lastIndexOf('.')));
        if (each.isStatic()) {
            return isClass(outer);
        }
        return each.simpleName().equals("*") ? isPackage(outer) || isClass(outer) : isClass(name);
    }

    private static boolean isPackage(String name) {
        return BASE_PACKAGES.contains(name)
                || name.startsWith("sphericalknight.")
                        && Names.class.getClassLoader().getResource(name.replace('.', '/')) != null;
    }

    private static boolean isClass(String name) {
        String path = name.replace('.', '/');
        boolean mayBeUsed = name.startsWith("java.") || name.startsWith("sphericalknight.");
        return mayBeUsed && Names.class.getClassLoader().getResource(path + ".class") != null;
    }
}
