package sphericalknight.exercise.platform;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import sphericalknight.machine.Machine;
import sphericalknight.machine.reflection.ReflectiveHost;

/** A JVM: everything is found by reflection. */
final class JvmPlatform extends Platform {
    private final Map<Class<?>, ExerciseModel> exercises = new ConcurrentHashMap<>();

    @Override
    public ExerciseModel exercise(Class<?> typeOrContract) {
        Class<?> type = typeOrContract.isInterface() ? typeOrContract : Names.exercise(typeOrContract);
        return exercises.computeIfAbsent(type, ReflectedExercise::new);
    }

    @Override
    public Machine machine(Map<String, byte[]> files) {
        Machine machine = new Machine(files, new ReflectiveHost(name -> true, Platform.class.getClassLoader()));
        machine.watchHeap();
        return machine;
    }

    @Override
    public String allowed() {
        try (InputStream bytes = Platform.class.getResourceAsStream("/sphericalknight/exercise/answer/allowed.txt")) {
            return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the list of what answers may use cannot be read", e);
        }
    }

    @Override
    public Object[] components(Object record) {
        RecordComponent[] components = record.getClass().getRecordComponents();
        Object[] values = new Object[components.length];
        try {
            for (int i = 0; i < values.length; i++) {
                components[i].getAccessor().setAccessible(true);
                values[i] = components[i].getAccessor().invoke(record);
            }
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalArgumentException(
                    "the components of " + record.getClass().getName() + " cannot be read", e);
        }
        return values;
    }
}
