package sphericalknight.browser.write;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import sphericalknight.browser.lacking.MissingMethod;
import sphericalknight.machine.table.Members;

/**
 * The part of Java's class library available in a page. It is read from the class files of TeaVM's replacements: {@code
 * org.teavm.classlib.java.util.TArrayList} replaces {@code java.util.ArrayList}.
 */
public final class InPage {
    private static final String PREFIX = "org/teavm/classlib/";

    private final Map<String, Set<String>> members = new HashMap<>();

    /** Whether a class of Java has a member in a page, declared or inherited. Keys are those of {@link Members}. */
    public boolean has(String type, String key) {
        return members(file(type.replace('.', '/'))).contains(key)
                || MissingMethod.to(type).stream().anyMatch(added -> added.key().equals(key));
    }

    private static String file(String name) {
        int last = name.lastIndexOf('/') + 1;
        return PREFIX + name.substring(0, last) + "T" + name.substring(last);
    }

    private static InputStream resource(String name) {
        return InPage.class.getClassLoader().getResourceAsStream(name + ".class");
    }

    private Set<String> members(String file) {
        if (!members.containsKey(file)) {
            members.put(file, new HashSet<>());
            try (InputStream bytes = resource(file)) {
                if (bytes != null) {
                    members.put(file, read(new ClassReader(bytes)));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return members.get(file);
    }

    private Set<String> read(ClassReader type) {
        Set<String> found = new HashSet<>();
        Members.of(type).forEach(member -> found.add(real(member)));
        if (type.getSuperName() != null) {
            found.addAll(inherited(type.getSuperName()));
        }
        for (String face : type.getInterfaces()) {
            found.addAll(inherited(face));
        }
        return found;
    }

    /**
     * The members of the supertype with this internal name. TeaVM's classes extend one another; the replacements in this module extend
     * Java's classes.
     */
    private Set<String> inherited(String name) {
        return members(name.startsWith(PREFIX) ? name : file(name));
    }

    /** Translates a descriptor from TeaVM's names to Java's: {@code Lorg/teavm/classlib/java/util/TList;} to {@code Ljava/util/List;}. */
    private static String real(String descriptor) {
        return descriptor.replaceAll("L" + PREFIX + "((?:\\w+/)*)T(\\w+)(\\$\\w+)?;", "L$1$2$3;");
    }
}
