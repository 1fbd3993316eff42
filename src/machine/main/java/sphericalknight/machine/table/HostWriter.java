package sphericalknight.machine.table;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Generates the class that calls the members of one host class, such as {@code Java_util_List} for {@code java.util.List}. */
final class HostWriter {
    /** Types that no lesson needs in calls of Java, but of their own boxes; computing with them needs none. */
    private static final Set<Class<?>> UNCOMMON = Set.of(float.class, short.class);

    private final Class<?> type;
    private final String folder;
    private final Predicate<String> isAllowed;
    private final Predicate<Class<?>> isListed;
    private final BiPredicate<String, String> exists;
    private final Predicate<String> isForAnswers;
    private final Java17 java17;
    private final Set<String> since17;
    private final List<String> keys = new ArrayList<>();
    private final List<String> actions = new ArrayList<>();
    /** The number of members for answers; they come first. */
    private int forAnswers;

    /**
     * Creates a writer of a class in the package {@code folder} for the members of {@code type} whose names {@code isAllowed} accepts, and whose parameters
     * and result are of classes that {@code isListed} accepts, and that are there where the table is used. Answers may use those whose
     * keys {@code isForAnswers} accepts.
     */
    HostWriter(
            Class<?> type,
            String folder,
            Predicate<String> isAllowed,
            Predicate<Class<?>> isListed,
            BiPredicate<String, String> exists,
            Predicate<String> isForAnswers,
            Java17 java17) {
        this.type = type;
        this.folder = folder;
        this.isAllowed = isAllowed;
        this.isListed = isListed;
        this.exists = exists;
        this.isForAnswers = isForAnswers;
        this.java17 = java17;
        this.since17 = java17.members(type);
    }

    static String className(Class<?> type) {
        String name = type.getName().replace('.', '_').replace('$', '_');
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /** Whether the list has a member and all that it takes and gives, so that it should be in the table. */
    private boolean isWanted(String name, String key, Class<?> result, Class<?>... parameters) {
        return isAllowed.test(name)
                && exists.test(type.getName(), key)
                && (since17 == null || since17.contains(key))
                && isKnown(result)
                && Arrays.stream(parameters).allMatch(this::isKnown);
    }

    /** Whether calls may take or give values of this type. */
    private boolean isKnown(Class<?> named) {
        Class<?> element = named;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        boolean isOwn = type.getSimpleName().equalsIgnoreCase(element.getName());
        return element.isPrimitive() ? isOwn || !UNCOMMON.contains(element) : isListed.test(element);
    }

    /** The keys of the members in the table. */
    List<String> keys() {
        if (keys.isEmpty()) {
            source();
        }
        return keys;
    }

    String source() {
        // A call names the subclass as the owner of an inherited method; if the superclass is one of the course's,
        // answers may not be allowed to name it.
        Method[] methods = Stream.concat(
                        Arrays.stream(type.getDeclaredMethods()),
                        Arrays.stream(type.getMethods())
                                .filter(each -> each.getDeclaringClass() != type
                                        && each.getDeclaringClass().getName().startsWith("sphericalknight.")))
                .toArray(Method[]::new);
        Arrays.sort(methods, Comparator.comparing(TypeSource::key));
        for (Method each : methods) {
            boolean isCovered = each.isBridge()
                    && Arrays.stream(methods)
                            .anyMatch(other -> !other.isBridge()
                                    && other.getName().equals(each.getName())
                                    && other.getParameterCount() == each.getParameterCount());
            boolean isThere = keys.contains(TypeSource.key(each));
            if (Modifier.isPublic(each.getModifiers())
                    && !isThere
                    && !isCovered
                    && isWanted(each.getName(), TypeSource.key(each), each.getReturnType(), each.getParameterTypes())) {
                method(each);
            }
        }
        Constructor<?>[] constructors = type.getConstructors();
        Arrays.sort(
                constructors,
                Comparator.comparing(each -> TypeSource.descriptor(each.getParameterTypes(), void.class)));
        for (Constructor<?> each : constructors) {
            String key = "<init>" + TypeSource.descriptor(each.getParameterTypes(), void.class);
            if (!Modifier.isAbstract(type.getModifiers()) && isWanted("<init>", key, type, each.getParameterTypes())) {
                add(
                        key,
                        "r[at] = new " + type.getCanonicalName() + "(" + arguments(each.getParameterTypes(), 1) + ");");
            }
        }
        Field[] fields = type.getDeclaredFields();
        Arrays.sort(fields, Comparator.comparing(Field::getName));
        for (Field each : fields) {
            String key = each.getName() + ":" + each.getType().descriptorString();
            if (Modifier.isPublic(each.getModifiers()) && isWanted(each.getName(), key, each.getType())) {
                boolean isStatic = Modifier.isStatic(each.getModifiers());
                String owner = isStatic ? type.getCanonicalName() : "(" + TypeSource.reference(type, "r[at]") + ")";
                add(key, TypeSource.put(each.getType(), owner + "." + each.getName()));
            }
        }
        return text();
    }

    private void method(Method method) {
        boolean isStatic = Modifier.isStatic(method.getModifiers());
        String receiver = isStatic ? type.getCanonicalName() : "(" + TypeSource.reference(owner(method), "r[at]") + ")";
        String arguments = arguments(method.getParameterTypes(), isStatic ? 0 : 1);
        boolean throwsOwn = method.getName().equals("orElseThrow") && method.getParameterCount() == 1;
        String call =
                receiver + "." + method.getName() + "(" + (throwsOwn ? "throwing(" + arguments + ")" : arguments) + ")";
        add(
                TypeSource.key(method),
                TypeSource.put(method.getReturnType(), isCopyOfRange(method) ? padded(method) : call));
    }

    /**
     * The class whose name a call of an inherited method has: the highest public superclass that declares it, because the parameters of
     * a generic class are erased there, but not in a subclass that names them.
     */
    private Class<?> owner(Method method) {
        Class<?> owner = type;
        boolean isInherited = method.isBridge() || method.getDeclaringClass() != type;
        for (Class<?> above = type; isInherited && above != null; above = above.getSuperclass()) {
            boolean declares = Arrays.stream(above.getDeclaredMethods())
                    .anyMatch(each -> TypeSource.key(each).equals(TypeSource.key(method)));
            owner = declares && Modifier.isPublic(above.getModifiers()) ? above : owner;
        }
        return owner;
    }

    private static boolean isCopyOfRange(Method method) {
        return method.getDeclaringClass() == Arrays.class
                && method.getName().equals("copyOfRange")
                && method.getParameterCount() == 3;
    }

    /**
     * The source of a call to {@code Arrays.copyOfRange} that pads the copy if the range ends beyond the array, as Java does; TeaVM's own
     * method throws an exception instead.
     */
    private static String padded(Method method) {
        String array = TypeSource.get(method.getParameterTypes()[0], "at");
        String from = TypeSource.get(int.class, "at + 1");
        String to = TypeSource.get(int.class, "at + 2");
        String range = "java.util.Arrays.copyOfRange(%1$s, %2$s, Math.min(%3$s, (%1$s).length))";
        return String.format("java.util.Arrays.copyOf(" + range + ", %3$s - %2$s)", array, from, to);
    }

    private void add(String key, String action) {
        int place = isForAnswers.test(key) ? forAnswers++ : keys.size();
        keys.add(place, key);
        actions.add(place, action);
    }

    private static String arguments(Class<?>[] types, int first) {
        StringJoiner text = new StringJoiner(", ");
        int at = first;
        for (Class<?> each : types) {
            text.add(TypeSource.get(each, at == 0 ? "at" : "at + " + at));
            at += TypeSource.slots(each);
        }
        return text.toString();
    }

    private String parents() {
        Set<String> names = new LinkedHashSet<>();
        addParents(type, names);
        if (type.isInterface()) {
            names.add("java/lang/Object");
        }
        return String.join(" ", names);
    }

    /**
     * Adds the supertypes of {@code below} that are on the list and in Java 17: those of any other supertype, such as AbstractList, stand in
     * its place.
     */
    private void addParents(Class<?> below, Set<String> names) {
        Stream.concat(Stream.ofNullable(below.getSuperclass()), Arrays.stream(below.getInterfaces()))
                .forEach(above -> {
                    if (java17.has(above) && isListed.test(above)) {
                        names.add(TypeSource.internal(above));
                    } else {
                        addParents(above, names);
                    }
                });
    }

    private String text() {
        String members = IntStream.range(0, keys.size())
                .mapToObj(i -> "\n                        + \"" + (i == 0 ? "" : " ") + keys.get(i) + "\"")
                .collect(Collectors.joining());
        String cases = IntStream.range(0, actions.size())
                .mapToObj(i -> "            case " + i + ": " + actions.get(i) + " break;\n")
                .collect(Collectors.joining());
        return """
                package @package@;

                import sphericalknight.machine.Closure;
                import sphericalknight.machine.HostClass;
                import sphericalknight.machine.Thrown;

                /** Written by the build: calls @type@. */
                @SuppressWarnings("all")
                final class @name@ extends HostClass {
                    static final HostClass TYPE = new @name@();

                    private @name@() {
                        super("@internal@", "@parents@", ""@members@, @answers@);
                    }

                    @Override
                    public boolean isInstance(Object object) {
                        return object instanceof @type@;
                    }

                    @Override
                    public Object[] newArray(int length) {
                        return new @element@[length];
                    }

                @closure@
                    @Override
                    public void call(int member, long[] p, Object[] r, int at) throws Throwable {
                        switch (member) {
                @cases@
                            default: throw new IllegalArgumentException();
                        }
                    }
                }
                """.replace("@package@", folder)
                .replace(
                        "@element@",
                        Faces.isFace(type) || type == Comparable.class ? "Object" : type.getCanonicalName())
                .replace("@type@", type.getCanonicalName())
                .replace("@name@", className(type))
                .replace("@internal@", TypeSource.internal(type))
                .replace("@parents@", parents())
                .replace("@members@", members)
                .replace("@answers@", String.valueOf(forAnswers))
                .replace("@closure@\n", Faces.isFace(type) ? Faces.source(type) : "")
                .replace("@cases@\n", cases);
    }
}
