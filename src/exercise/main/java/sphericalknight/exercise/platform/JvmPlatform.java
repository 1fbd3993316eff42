package sphericalknight.exercise.platform;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import sphericalknight.common.Resources;
import sphericalknight.machine.Host;
import sphericalknight.machine.Machine;
import sphericalknight.machine.reflection.ReflectiveHost;

/** A JVM: everything is found by reflection. */
final class JvmPlatform extends Platform {
    private static final String TABLE = "sphericalknight.host.AnswerTable";

    private final Map<Class<?>, ExerciseModel> exercises = new ConcurrentHashMap<>();

    @Override
    public ExerciseModel exercise(Class<?> typeOrContract) {
        Class<?> type = typeOrContract.isInterface() ? typeOrContract : Names.exercise(typeOrContract);
        return exercises.computeIfAbsent(type, ReflectedExercise::new);
    }

    @Override
    public Machine machine(Map<String, byte[]> files) {
        Machine machine = new Machine(files, host(TABLE), LibraryPrices::of);
        machine.watchHeap();
        return machine;
    }

    /** Java and the library by the table that the build has written; what the exercises themselves declare, by reflection. */
    static Host host(String tableName) {
        ReflectiveHost ofExercises = new ReflectiveHost(
                name -> name.startsWith("sphericalknight.exercises.") && !name.endsWith("Contract"),
                Platform.class.getClassLoader());
        try {
            Host table = (Host) Class.forName(tableName).getConstructor().newInstance();
            return table.or(ofExercises);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(
                    "the course is not built whole: " + tableName
                            + ", the table of what answers may call, cannot be loaded",
                    e);
        }
    }

    @Override
    public String allowed() {
        return Resources.text(Platform.class, "/sphericalknight/exercise/answer/allowed.txt");
    }

    @Override
    public Set<String> declaring(String owner, String member, ClassLoader loader) {
        Set<String> names = new LinkedHashSet<>();
        try {
            collect(Class.forName(owner, false, loader), member, names);
        } catch (ClassNotFoundException | LinkageError e) {
            return Set.of();
        }
        return names;
    }

    private static void collect(Class<?> type, String member, Set<String> names) {
        if (member.equals("<init>")) {
            names.add(type.getName());
            return;
        }
        if (Stream.concat(Arrays.stream(type.getDeclaredMethods()), Arrays.stream(type.getDeclaredFields()))
                .anyMatch(each -> each.getName().equals(member))) {
            names.add(type.getName());
        }
        Stream.concat(Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
                .forEach(parent -> collect(parent, member, names));
    }
}
