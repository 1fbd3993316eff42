package sphericalknight.browser;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import sphericalknight.browser.host.PageTable;
import sphericalknight.exercise.platform.ExerciseModel;
import sphericalknight.exercise.platform.LibraryPrices;
import sphericalknight.exercise.platform.Platform;
import sphericalknight.machine.Machine;

/** A web page: everything comes from classes that the build has written. */
public final class PagePlatform extends Platform {
    private final List<PageExercise> exercises = Exercises.all();

    /** The exercise with this id. */
    public static PageExercise byId(String id) {
        return find(id, each -> each.exercise().id().equals(id));
    }

    /** The exercise whose interface has this name. */
    public static PageExercise byName(String name) {
        return find(name, each -> each.type().getName().equals(name));
    }

    @Override
    public ExerciseModel exercise(Class<?> typeOrContract) {
        return find(
                typeOrContract.getName(), each -> each.type() == typeOrContract || each.contract() == typeOrContract);
    }

    private static PageExercise find(String what, Predicate<PageExercise> isIt) {
        return ((PagePlatform) Platform.get())
                .exercises.stream()
                        .filter(isIt)
                        .findFirst()
                        .orElseThrow(() -> new IllegalArgumentException("There is no exercise " + what + "."));
    }

    @Override
    public Machine machine(Map<String, byte[]> files) {
        return new Machine(files, new PageTable(), LibraryPrices::of);
    }

    @Override
    public String allowed() {
        return Allowed.TEXT;
    }

    @Override
    public Set<String> declaring(String owner, String member, ClassLoader loader) {
        Set<String> names = new LinkedHashSet<>();
        collect(owner, member, names);
        return names;
    }

    private static void collect(String type, String member, Set<String> names) {
        String line = MemberNames.of(type);
        if (line == null) {
            return;
        }
        int end = line.indexOf(';');
        boolean isConstructor = member.equals("<init>");
        if (isConstructor || Arrays.asList(line.substring(end + 1).split(" ")).contains(member)) {
            names.add(type);
        }
        if (!isConstructor) {
            for (String parent : line.substring(0, end).split(" ")) {
                collect(parent, member, names);
            }
        }
    }
}
