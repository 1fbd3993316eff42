package sphericalknight.exercise.platform;

import java.util.Optional;
import sphericalknight.common.Resources;

/** Derives the names of an exercise's contract, folder and answer from its interface; see {@link sphericalknight.exercise.Exercise}. */
public final class Names {
    private static final String CONTRACT = "Contract";

    private Names() {}

    /** The exercise interface that {@code contract} tests. */
    public static Class<?> exercise(Class<?> contract) {
        return exercise(contract.getName(), contract.getClassLoader());
    }

    /** Loads the interface that the contract class named {@code contract} belongs to; the contract class itself is not loaded. */
    public static Class<?> exercise(String contract, ClassLoader loader) {
        if (!contract.endsWith(CONTRACT)) {
            throw new IllegalArgumentException(
                    "the contract " + contract + " must be named after its interface: XContract for X");
        }
        return load(contract.substring(0, contract.length() - CONTRACT.length()), loader);
    }

    /** The contract of {@code exercise}. */
    public static Class<?> contract(Class<?> exercise) {
        return load(exercise.getName() + CONTRACT, exercise.getClassLoader());
    }

    /** The folder of the learner's file, which is also its package, such as {@code knight}. */
    public static String folder(Class<?> exercise) {
        String packageName = exercise.getPackageName();
        return packageName.substring(packageName.lastIndexOf('.') + 1);
    }

    /** The simple name of the learner's class, such as {@code MyKnight}. */
    public static String answer(Class<?> exercise) {
        return "My" + exercise.getSimpleName();
    }

    /** The text of a file in the resources of the package of {@code exercise}; empty if there is none. */
    public static Optional<String> resource(Class<?> exercise, String name) {
        return exercise.getResource(name) == null ? Optional.empty() : Optional.of(Resources.text(exercise, name));
    }

    private static Class<?> load(String name, ClassLoader loader) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("the class " + name + " is missing", e);
        }
    }
}
