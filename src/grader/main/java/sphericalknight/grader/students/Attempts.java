package sphericalknight.grader.students;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.grader.names.FileName;
import sphericalknight.grader.names.LmsName;
import sphericalknight.grader.names.StudentId;
import sphericalknight.grader.students.FoundSubmission.Attempt;
import sphericalknight.grader.text.PlainText;

/** Tells the attempts of one student apart: by their times, or by the numbers that browsers and systems add to names. */
final class Attempts {
    private Attempts() {}

    /** The attempts in the pieces of one student, the latest last; empty if they are none. */
    static Optional<List<Attempt>> of(List<HandedIn> pieces) {
        boolean areOfOneLms = pieces.stream()
                        .map(piece -> piece.lms().map(LmsName::owner).orElse(""))
                        .distinct()
                        .count()
                == 1;
        boolean isInLms = areOfOneLms && pieces.get(0).lms().isPresent();
        if (pieces.size() > 1
                && pieces.stream().allMatch(piece -> piece.submitted().isPresent())) {
            Map<Instant, List<HandedIn>> byTime = pieces.stream()
                    .collect(
                            Collectors.groupingBy(piece -> piece.submitted().get(), TreeMap::new, Collectors.toList()));
            return isInLms || byTime.size() == pieces.size()
                    ? Optional.of(byTime.values().stream()
                            .map(same -> attempt(same.get(same.size() - 1).shown(), same, Set.of()))
                            .toList())
                    : Optional.empty();
        }
        List<Attempt> versions = versions(pieces);
        boolean areVersions = versions.size() == pieces.size()
                && pieces.stream().allMatch(piece -> Files.isRegularFile(piece.path()));
        return areOfOneLms && (isInLms || pieces.size() == 1 || areLoose(pieces) || areVersions)
                ? Optional.of(versions)
                : Optional.empty();
    }

    /** Whether these are answer files of one student that were named one by one. */
    private static boolean areLoose(List<HandedIn> pieces) {
        return pieces.stream()
                .allMatch(piece -> piece.lms().isEmpty()
                        && piece.isGeneric()
                        && !Files.isDirectory(piece.path())
                        && !StudentId.key(FileName.stem(piece.name())).equals(StudentId.key(piece.student())));
    }

    /** A file that may have later versions: a piece, or a file in a piece. */
    private record Item(Path path, HandedIn piece, FileName.Version version, String shown) {
        long order() {
            return piece.lms().map(LmsName::number).orElse(0L);
        }

        /** Whether the number may belong to the name. Canvas writes a hyphen and a number for nothing but a version. */
        boolean mayBeNoVersion() {
            boolean isOfCanvas =
                    piece.lms().filter(lms -> lms.lms() == LmsName.Lms.CANVAS).isPresent();
            return version.number() > 0 && !version.isCertain() && !isOfCanvas;
        }
    }

    /**
     * The attempts that the numbers behind file names show: {@code a.zip}, {@code a (1).zip}. Each attempt has the latest version up to then
     * of every file.
     */
    private static List<Attempt> versions(List<HandedIn> pieces) {
        Collection<List<Item>> files = versionsOfFiles(pieces);
        int attempts = files.stream().mapToInt(List::size).max().orElse(1);
        List<Attempt> all = new ArrayList<>();
        for (int i = 1; i <= attempts; i++) {
            Set<Path> without = new HashSet<>();
            String name = pieces.get(pieces.size() - 1).shown();
            for (List<Item> versions : files) {
                Item counts = versions.get(Math.min(i, versions.size()) - 1);
                versions.stream().filter(item -> !item.equals(counts)).forEach(item -> without.add(item.path()));
                name = versions.size() == attempts && attempts > 1 ? counts.shown() : name;
            }
            all.add(attempt(name, pieces, without));
        }
        return all;
    }

    /** The versions of each file, the latest last. A number behind a hyphen is one only if the file is there without it, too. */
    private static Collection<List<Item>> versionsOfFiles(List<HandedIn> pieces) {
        Map<String, List<Item>> byBase = pieces.stream()
                .flatMap(Attempts::items)
                .collect(Collectors.groupingBy(
                        Attempts::key, LinkedHashMap::new, Collectors.toCollection(ArrayList::new)));
        byBase.values()
                .removeIf(versions -> versions.stream().anyMatch(Item::mayBeNoVersion)
                        && versions.stream().noneMatch(item -> item.version().number() == 0));
        byBase.values()
                .forEach(versions -> versions.sort(
                        Comparator.<Item>comparingInt(item -> item.version().number())
                                .thenComparingLong(Item::order)));
        return byBase.values();
    }

    private static String key(Item item) {
        String ending = FileName.of(item.path()).replaceFirst("(?s).*(\\.[^.]*)$|.*", "$1");
        return item.path().getParent() + "/" + StudentId.key(item.version().base()) + ending;
    }

    private static Stream<Item> items(HandedIn piece) {
        if (!Files.isDirectory(piece.path(), LinkOption.NOFOLLOW_LINKS)) {
            return Stream.of(
                    new Item(piece.path(), piece, FileName.Version.of(LmsName.own(piece.name())), piece.shown()));
        }
        return HandedInFolders.readable(piece.path()).stream()
                .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                .map(file -> new Item(
                        file, piece, FileName.Version.of(FileName.of(file)), PlainText.line(FileName.of(file))));
    }

    private static Attempt attempt(String name, List<HandedIn> pieces, Set<Path> without) {
        return new Attempt(
                name,
                pieces.stream().flatMap(piece -> paths(piece.path(), without)).toList(),
                pieces.stream().flatMap(piece -> piece.submitted().stream()).max(Instant::compareTo),
                pieces.stream()
                        .filter(piece -> !without.contains(piece.path()))
                        .anyMatch(piece -> piece.lms().filter(LmsName::isLate).isPresent()));
    }

    /** What of a piece belongs to an attempt: all of it, or the rest of a folder in which files of other attempts lie. */
    private static Stream<Path> paths(Path piece, Set<Path> without) {
        boolean isShared = without.stream().anyMatch(other -> piece.equals(other.getParent()));
        List<Path> paths = isShared ? HandedInFolders.readable(piece) : List.of(piece);
        return paths.stream().filter(path -> !without.contains(path));
    }
}
