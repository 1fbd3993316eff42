package sphericalknight.exercise.answer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import sphericalknight.exercise.platform.Platform;

/**
 * The Java classes and members that answers may use, read from {@code allowed.txt}. The first lines of the file explain its format; {@link
 * Rules} applies the list.
 */
public final class AllowedCalls {
    private static final String ALL = "*";

    /** The names of the allowed members by class; {@value #ALL} for all. */
    private final Map<String, Set<String>> classes = new LinkedHashMap<>();

    /** The overloads of allowed members that are not allowed, as class, member and descriptor. */
    private final Set<String> lacking = new HashSet<>();

    /** What no exercise takes away: packages, classes, and members. */
    private final List<String> always = new ArrayList<>();

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
        if (names.startsWith("lacks ")) {
            String member = names.substring("lacks ".length()).strip();
            List.of(rest.split("\\s+")).forEach(descriptor -> lacking.add(member + descriptor));
            return;
        }
        if (names.equals("always")) {
            always.addAll(List.of(rest.split("\\s+")));
            return;
        }
        for (String name : names.split("\\s+")) {
            classes.computeIfAbsent(folder + "." + name, any -> new HashSet<>()).addAll(List.of(rest.split("\\s+")));
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

    /** The packages, classes and members that every answer may use, whatever its exercise allows. */
    String[] always() {
        return always.toArray(String[]::new);
    }

    /** The binary names of the classes that are listed, in the order of the list. */
    public Set<String> classes() {
        return classes.keySet();
    }

    /** The members listed for a class. */
    Set<String> named(String owner) {
        return classes.get(owner);
    }

    /** Whether the class with this binary name is listed. */
    public boolean allows(String owner) {
        return classes.containsKey(owner);
    }

    /** Whether this member of a class is allowed; {@code <init>} means the constructors. */
    public boolean allows(String owner, String member) {
        Set<String> members = classes.getOrDefault(owner, Set.of());
        return members.contains(ALL) || members.contains(member);
    }

    /** Whether the list takes this overload out of an allowed member; {@code key} is its name and descriptor. */
    public boolean lacks(String owner, String key) {
        return lacking.contains(owner + "." + key);
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

    /** The alternative that the list suggests for this member itself, whatever it suggests for the class. */
    Optional<String> insteadOf(String owner, String member) {
        return Optional.ofNullable(instead.get(owner + "." + member));
    }
}
