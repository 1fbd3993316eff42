package sphericalknight.exercise.platform;

import java.util.Map;
import java.util.Set;
import sphericalknight.machine.Machine;

/** Where the checks run: on a JVM, which has reflection, or in a web page, which has generated classes instead. */
public abstract class Platform {
    private static Platform current;

    /** The platform of this program: a JVM, unless {@link #use} was called. */
    public static Platform get() {
        if (current == null) {
            current = jvm();
        }
        return current;
    }

    /** Makes {@code platform} that of this program; a web page calls this before anything else. */
    public static void use(Platform platform) {
        current = platform;
    }

    /** A JVM; the build of the page cuts this method off, so that reflection stays out of the page. */
    private static Platform jvm() {
        return new JvmPlatform();
    }

    /**
     * The exercise with this interface or this contract.
     *
     * @throws IllegalArgumentException if there is none
     */
    public abstract ExerciseModel exercise(Class<?> typeOrContract);

    /** A machine with these class files, by binary name, that can call the classes that answers may use. */
    public abstract Machine machine(Map<String, byte[]> files);

    /** The text of {@code allowed.txt}: what an answer may use of Java. */
    public abstract String allowed();

    /**
     * The names of the classes that declare a member with this name, among {@code owner} and its supertypes; only {@code owner} for
     * {@code <init>}; none if a class is missing.
     *
     * @param owner the binary name of a class outside the answer
     * @param loader loads it, on a JVM
     */
    public abstract Set<String> declaring(String owner, String member, ClassLoader loader);
}
