package sphericalknight.browser;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sphericalknight.browser.host.PageTable;
import sphericalknight.exercise.platform.ExerciseModel;
import sphericalknight.exercise.platform.Platform;
import sphericalknight.machine.Machine;

/** A web page: everything comes from classes that the build has written. */
public final class PagePlatform extends Platform {
    private final List<PageExercise> exercises = Exercises.all();

    /** The exercise with this id. */
    public static PageExercise byId(String id) {
        for (PageExercise each : ((PagePlatform) Platform.get()).exercises) {
            if (each.exercise().id().equals(id)) {
                return each;
            }
        }
        throw new IllegalArgumentException("There is no exercise " + id + ".");
    }

    /** The exercise whose interface has this name, and null if there is none. */
    public static ExerciseModel byName(String name) {
        for (PageExercise each : ((PagePlatform) Platform.get()).exercises) {
            if (each.type().getName().equals(name)) {
                return each;
            }
        }
        return null;
    }

    @Override
    public ExerciseModel exercise(Class<?> typeOrContract) {
        for (PageExercise each : exercises) {
            if (each.type() == typeOrContract || each.contract() == typeOrContract) {
                return each;
            }
        }
        throw new IllegalArgumentException(typeOrContract.getName() + " is no exercise.");
    }

    @Override
    public Machine machine(Map<String, byte[]> files) {
        return new Machine(files, new PageTable());
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

    @Override
    public Object[] components(Object record) {
        return Exercises.components(record);
    }
}
