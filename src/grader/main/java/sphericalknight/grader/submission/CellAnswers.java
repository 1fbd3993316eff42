package sphericalknight.grader.submission;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.bits.Squares;
import sphericalknight.common.java.Token;
import sphericalknight.common.java.TopLevel;
import sphericalknight.common.java.TopLevel.Import;
import sphericalknight.common.java.TopLevel.Type;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.platform.Names;

/**
 * Turns a type in a notebook cell into source code that compiles on its own. It keeps the necessary imports of the cell and of the
 * notebook, the type at its original position, and the cell's other types that it needs. Spaces replace the rest of the cell, so line
 * numbers stay the same.
 */
final class CellAnswers {
    /** The default imports of a Java kernel. */
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
    /** The class folders or jars of the library, the exercise machinery and the exercises. */
    private static final List<String> PLACES = Stream.of(
                    Squares.class,
                    Names.class,
                    Catalogue.find().entries().get(0).type())
            .map(type ->
                    type.getProtectionDomain().getCodeSource().getLocation().toString())
            .toList();

    private static final Set<String> NOT_AT_THE_TOP = Set.of("private", "protected", "static");

    /** The notebook's imports by the name that each imports; a later one replaces an earlier one, as in the kernel. */
    private final Map<String, Import> imports = new LinkedHashMap<>();

    private final Map<String, Boolean> exists = new HashMap<>();

    /** Adds the imports of a cell, up to the limit on imports. */
    void add(List<Import> ofCell) {
        for (Import each : ofCell) {
            String name = each.simpleName().equals("*") ? each.what() : each.simpleName();
            if (!isFull() || imports.containsKey(name)) {
                imports.put(name, each);
            }
        }
    }

    boolean isFull() {
        return imports.size() == ReadingLimits.IMPORTS;
    }

    /** The source to compile for the answer {@code name}, which the cell {@code source} declares. */
    AnswerSource answer(String name, String source) {
        TopLevel declared = TopLevel.of(source);
        Type type = Wanted.type(declared, name).orElseThrow();
        Map<String, Type> types = needed(declared, type);
        Set<String> used =
                types.values().stream().flatMap(each -> names(each).stream()).collect(Collectors.toSet());
        // An import after a type, which only a kernel accepts, is added to those of the notebook.
        int first = types.values().stream().mapToInt(Type::start).min().orElse(0);
        List<Import> before =
                declared.imports().stream().filter(each -> each.start() < first).toList();
        char[] text = blank(source);
        before.stream()
                .filter(each -> used.contains(each.simpleName()) || isAll(each) && exists(each))
                .forEach(each -> source.getChars(each.start(), each.end(), text, each.start()));
        for (Type each : types.values()) {
            source.getChars(each.start(), each.end(), text, each.start());
            hideModifiers(each, text);
        }
        return new AnswerSource(
                name, "", DEFAULT_IMPORTS + imports(before, types.keySet(), used) + new String(text), source);
    }

    /** The type of an answer, and those of its cell that it names, that these name, and so on, by name. */
    private static Map<String, Type> needed(TopLevel declared, Type answer) {
        Map<String, Type> all = new HashMap<>();
        declared.types().forEach(type -> all.put(type.name(), type));
        Map<String, Type> needed = new LinkedHashMap<>();
        Deque<Type> open = new ArrayDeque<>(List.of(answer));
        while (!open.isEmpty()) {
            Type type = open.pop();
            if (needed.putIfAbsent(type.name(), type) == null) {
                names(type).stream().filter(all::containsKey).map(all::get).forEach(open::add);
            }
        }
        return needed;
    }

    private static char[] blank(String source) {
        char[] blank = source.toCharArray();
        for (int i = 0; i < blank.length; i++) {
            blank[i] = blank[i] == '\n' || blank[i] == '\r' ? blank[i] : ' ';
        }
        return blank;
    }

    /** Blanks out modifiers that only members can have, which the kernel ignores and the compiler rejects. */
    private static void hideModifiers(Type type, char[] text) {
        type.tokens().stream()
                .takeWhile(token -> !TopLevel.isTypeWord(token))
                .filter(token -> NOT_AT_THE_TOP.contains(token.text()))
                .forEach(token -> Arrays.fill(text, token.start(), token.end(), ' '));
    }

    /**
     * The imports of the whole notebook that the types need in addition to {@code ofCell}, those before them in their cell. Imports of classes that do not exist
     * are left out: a broken import elsewhere must not break this answer.
     */
    private String imports(List<Import> ofCell, Set<String> types, Set<String> used) {
        Set<String> own = Stream.concat(ofCell.stream().map(Import::simpleName), types.stream())
                .collect(Collectors.toSet());
        return imports.values().stream()
                .filter(each -> isAll(each) || used.contains(each.simpleName()) && !own.contains(each.simpleName()))
                .filter(this::exists)
                .map(each -> "import " + each.what() + "; ")
                .collect(Collectors.joining());
    }

    private static boolean isAll(Import each) {
        return each.simpleName().equals("*");
    }

    private static Set<String> names(Type type) {
        return type.tokens().stream()
                .filter(token -> token.kind() == Token.Kind.NAME)
                .map(Token::text)
                .collect(Collectors.toSet());
    }

    private boolean exists(Import each) {
        return exists.computeIfAbsent(each.what(), what -> isThere(each));
    }

    private static boolean isThere(Import each) {
        String name = each.what().replace("static ", "");
        String outer = name.substring(0, Math.max(0, name.lastIndexOf('.')));
        if (each.isStatic()) {
            return isClass(outer);
        }
        return isAll(each) ? isPackage(outer) || isClass(outer) : isClass(name);
    }

    private static boolean isPackage(String name) {
        return BASE_PACKAGES.contains(name) || name.startsWith("sphericalknight.") && isThere(name.replace('.', '/'));
    }

    private static boolean isClass(String name) {
        String path = name.replace('.', '/') + ".class";
        return name.startsWith("java.")
                ? Names.class.getClassLoader().getResource(path) != null
                : name.startsWith("sphericalknight.") && isThere(path);
    }

    /**
     * Whether the class file or package with this path is available when answers are compiled; the classes of the notebook and of the
     * commands are not.
     */
    private static boolean isThere(String path) {
        try {
            return Collections.list(Names.class.getClassLoader().getResources(path)).stream()
                    .anyMatch(found -> PLACES.stream().anyMatch(found.toString()::contains));
        } catch (IOException e) {
            throw new UncheckedIOException("the class path cannot be read", e);
        }
    }
}
