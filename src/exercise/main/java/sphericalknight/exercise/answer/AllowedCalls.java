package sphericalknight.exercise.answer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sphericalknight.exercise.platform.Platform;

/**
 * The Java classes and members that answers may use, read from {@code allowed.txt}, whose first lines explain its format. {@link Rules}
 * applies this list.
 */
public final class AllowedCalls {
    private static final String ALL = "*";

    /** The allowed members of a class: all except {@code named} if {@code all} is true, otherwise only {@code named}. */
    private record Members(boolean all, Set<String> named) {
        boolean has(String member) {
            return all != named.contains(member);
        }

        Members and(Members more) {
            Set<String> both = new HashSet<>(named);
            both.addAll(more.named);
            return new Members(all || more.all, both);
        }
    }

    private final Map<String, Members> classes = new HashMap<>();
    private final Map<String, String> instead = new HashMap<>();

    private AllowedCalls(String text) {
        String folder = "";
        int number = 0;
        for (String line : text.split("\r?\n")) {
            number++;
            String words = line.strip();
            if (words.startsWith("package ")) {
                folder = words.substring("package ".length()).strip();
            } else if (!words.isEmpty() && !words.startsWith("#")) {
                int colon = words.indexOf(" :");
                if (colon < 0) {
                    throw new IllegalArgumentException("line " + number + " has no colon after a blank: " + words);
                }
                add(
                        folder,
                        words.substring(0, colon).strip(),
                        words.substring(colon + 2).strip());
            }
        }
    }

    private void add(String folder, String names, String rest) {
        if (names.startsWith("not ")) {
            instead.put(names.substring("not ".length()).strip(), rest);
            return;
        }
        List<String> named = new ArrayList<>(List.of(rest.split("\\s+")));
        boolean all = named.remove(ALL);
        Set<String> members = new HashSet<>();
        named.forEach(member -> members.add(all ? member.substring(1) : member));
        for (String name : names.split("\\s+")) {
            classes.merge(folder + "." + name, new Members(all, members), Members::and);
        }
    }

    /** Returns the course's list, read from {@code allowed.txt}. */
    public static AllowedCalls read() {
        return parse(text());
    }

    /** The text of {@code allowed.txt}. */
    public static String text() {
        return Platform.get().allowed();
    }

    /**
     * Parses a list in the format of {@code allowed.txt}.
     *
     * @throws IllegalArgumentException if an entry has no colon after a space
     */
    static AllowedCalls parse(String text) {
        return new AllowedCalls(text);
    }

    /** The binary names of the classes that are listed individually, not only by their package. */
    public Set<String> classes() {
        Set<String> names = new HashSet<>(classes.keySet());
        names.removeIf(name -> name.endsWith("." + ALL));
        return names;
    }

    /** The packages whose classes are all listed. */
    public Set<String> packages() {
        Set<String> names = new HashSet<>();
        for (String name : classes.keySet()) {
            if (name.endsWith("." + ALL)) {
                names.add(name.substring(0, name.length() - 2));
            }
        }
        return names;
    }

    /** The members listed for a class, either as allowed or as exceptions. */
    Set<String> named(String owner) {
        return classes.get(owner).named();
    }

    /** Whether the class with this binary name is listed, either directly or through its outer class or its package. */
    public boolean allows(String owner) {
        return members(owner).isPresent();
    }

    /** Whether this member of a class is allowed; {@code <init>} means the constructors. */
    public boolean allows(String owner, String member) {
        return members(owner).map(members -> members.has(member)).orElse(false);
    }

    private Optional<Members> members(String owner) {
        String outermost = owner.contains("$") ? owner.substring(0, owner.indexOf('$')) : owner;
        Members members = classes.get(owner);
        if (members == null) {
            members = classes.get(outermost);
        }
        if (members == null) {
            members = classes.get(owner.substring(0, owner.lastIndexOf('.') + 1) + ALL);
        }
        return Optional.ofNullable(members);
    }

    /**
     * The alternative that the list suggests, as part of a sentence: for this member if there is one, otherwise for its class or package.
     * Empty if there is none. If {@code member} is "", only the class and its package count.
     */
    public Optional<String> instead(String owner, String member) {
        String name = owner.replace('$', '.') + (member.isEmpty() ? "" : "." + member);
        while (!instead.containsKey(name) && name.contains(".")) {
            name = name.substring(0, name.lastIndexOf('.'));
        }
        return Optional.ofNullable(instead.get(name));
    }
}
