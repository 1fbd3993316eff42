package sphericalknight.grader.submission;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import sphericalknight.common.java.Token;
import sphericalknight.common.java.TopLevel;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.platform.Names;

/** The exercises whose answers are wanted, by the class names of the answers. */
final class Wanted {
    private static final Set<String> OF_THE_COURSE =
            Catalogue.find().entries().stream().map(CatalogueEntry::answerName).collect(Collectors.toSet());

    private final Map<String, CatalogueEntry> byName = new LinkedHashMap<>();
    private final Map<String, List<String>> stubs = new ConcurrentHashMap<>();

    Wanted(Collection<CatalogueEntry> exercises) {
        exercises.forEach(exercise -> byName.put(exercise.answerName(), exercise));
    }

    Collection<CatalogueEntry> exercises() {
        return byName.values();
    }

    /** The exercise that a class called {@code name} answers; empty if answers to that exercise are not wanted. */
    Optional<CatalogueEntry> exercise(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** Whether a class called {@code name} answers any exercise of the course. */
    static boolean isOfTheCourse(String name) {
        return OF_THE_COURSE.contains(name);
    }

    /** The classes to look for in files of {@code folder}; none if no wanted exercise has this folder. */
    List<String> namesIn(String folder) {
        return byName.values().stream()
                .filter(exercise -> Names.folder(exercise.type()).equals(folder))
                .map(CatalogueEntry::answerName)
                .toList();
    }

    /** Whether {@code type} is still the unchanged stub, comments and white space aside. */
    boolean isStub(TopLevel.Type type) {
        return words(type).equals(stubs.computeIfAbsent(type.name(), this::stub));
    }

    private List<String> stub(String name) {
        return exercise(name)
                .flatMap(CatalogueEntry::stub)
                .flatMap(stub -> type(TopLevel.of(stub), name))
                .map(Wanted::words)
                .orElse(List.of());
    }

    /** The type called {@code name}; if there are several, the last one, which a kernel keeps. */
    static Optional<TopLevel.Type> type(TopLevel declared, String name) {
        return declared.types().stream()
                .filter(type -> type.name().equals(name))
                .reduce((first, last) -> last);
    }

    private static List<String> words(TopLevel.Type type) {
        return type.tokens().stream().map(Token::text).toList();
    }
}
