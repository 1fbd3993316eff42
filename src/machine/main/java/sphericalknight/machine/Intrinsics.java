package sphericalknight.machine;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/**
 * The JDK classes whose members also work on interpreted objects: Object, Enum, Record, Throwable and Class; and System with its streams,
 * as far as the machine provides them. If an interpreted class calls its superclass, the member with the prefix {@code super.} is called.
 */
final class Intrinsics {
    /** The seed of random numbers for which the code gives none. */
    private static final long SEED = 20;

    private final Machine machine;

    Intrinsics(Machine machine) {
        this.machine = machine;
    }

    boolean runsCells() {
        return machine.runsCells();
    }

    HostClass type(String name) {
        return switch (name) {
            case "java/lang/Object" -> object();
            case "java/lang/Enum" -> constants();
            case "java/lang/Record" -> new HostActions(name, "java/lang/Object", Record.class, Map.of());
            case "java/lang/Throwable" -> throwable();
            case "java/lang/Class" -> classObjects();
            case "java/lang/System" -> system();
            case "java/io/PrintStream" -> printer();
            default -> null;
        };
    }

    private HostClass object() {
        Map<String, HostActions.Action> members = new HashMap<>();
        members.put("<init>()V", (p, r, at) -> r[at] = new Plain(machine));
        members.put("super.<init>()V", (p, r, at) -> {});
        members.put("equals(Ljava/lang/Object;)Z", (p, r, at) -> p[at] = r[at].equals(r[at + 1]) ? 1 : 0);
        members.put("hashCode()I", (p, r, at) -> p[at] = machine.hashCode(r[at]));
        members.put("toString()Ljava/lang/String;", (p, r, at) -> r[at] = r[at].toString());
        members.put("getClass()Ljava/lang/Class;", (p, r, at) -> r[at] = classObject(r[at]));
        members.put("clone()Ljava/lang/Object;", (p, r, at) -> r[at] = copy(r[at]));
        members.put("super.equals(Ljava/lang/Object;)Z", (p, r, at) -> p[at] = r[at] == r[at + 1] ? 1 : 0);
        members.put("super.hashCode()I", (p, r, at) -> p[at] = ((Obj) r[at]).plainHash());
        members.put("super.toString()Ljava/lang/String;", (p, r, at) -> r[at] = ((Obj) r[at]).plainText());
        return new HostActions("java/lang/Object", "", Object.class, members);
    }

    private ClassObject classObject(Object object) {
        return machine.classObject(machine.types.nameOf(object).replace('.', '/'));
    }

    private Object copy(Object object) {
        if (!Sizes.isArray(object)) {
            throw Unknown.member(machine.types.nameOf(object).replace('.', '/'), "clone");
        }
        return JavaArrays.copy(object);
    }

    private HostClass constants() {
        Map<String, HostActions.Action> members = new HashMap<>();
        members.put(
                "super.<init>(Ljava/lang/String;I)V",
                (p, r, at) -> ((Obj) r[at]).outside = new Obj.EnumConstant((String) r[at + 1], (int) p[at + 2]));
        members.put("name()Ljava/lang/String;", (p, r, at) -> r[at] = name(r[at]));
        members.put("ordinal()I", (p, r, at) -> p[at] = ordinal(r[at]));
        members.put("compareTo(Ljava/lang/Enum;)I", (p, r, at) -> p[at] = ordinal(r[at]) - ordinal(r[at + 1]));
        members.put("super.toString()Ljava/lang/String;", (p, r, at) -> r[at] = name(r[at]));
        members.put(
                "valueOf(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Enum;",
                (p, r, at) -> r[at] = ((ClassObject) r[at]).constant((String) r[at + 1]));
        return new HostActions("java/lang/Enum", "java/lang/Object java/lang/Comparable", Enum.class, members);
    }

    private HostClass throwable() {
        Map<String, HostActions.Action> members = new HashMap<>();
        members.put("<init>()V", (p, r, at) -> r[at] = new Throwable());
        members.put("<init>(Ljava/lang/String;)V", (p, r, at) -> r[at] = new Throwable((String) r[at + 1]));
        members.put("super.<init>()V", (p, r, at) -> {});
        members.put("super.<init>(Ljava/lang/String;)V", (p, r, at) -> set(r[at], (String) r[at + 1], null));
        members.put(
                "super.<init>(Ljava/lang/String;Ljava/lang/Throwable;)V",
                (p, r, at) -> set(r[at], (String) r[at + 1], r[at + 2]));
        members.put(
                "super.<init>(Ljava/lang/Throwable;)V",
                (p, r, at) -> set(r[at], r[at + 1] == null ? null : r[at + 1].toString(), r[at + 1]));
        members.put(
                "getMessage()Ljava/lang/String;",
                (p, r, at) -> r[at] = carried(r[at]).getMessage());
        members.put(
                "super.getMessage()Ljava/lang/String;", (p, r, at) -> r[at] = ((Thrown) carried(r[at])).plainMessage());
        members.put(
                "getCause()Ljava/lang/Throwable;",
                (p, r, at) -> r[at] = Thrown.seen(carried(r[at]).getCause()));
        members.put(
                "addSuppressed(Ljava/lang/Throwable;)V",
                (p, r, at) -> carried(r[at]).addSuppressed(carried(r[at + 1])));
        members.put("super.toString()Ljava/lang/String;", (p, r, at) -> r[at] = ((Obj) r[at]).plainText());
        members.put("printStackTrace()V", (p, r, at) -> machine.printer.print(r[at] + "\n"));
        return new HostActions("java/lang/Throwable", "java/lang/Object", Throwable.class, members);
    }

    private static Throwable carried(Object seen) {
        return Thrown.carried(seen);
    }

    private static void set(Object object, String message, Object cause) {
        Thrown thrown = (Thrown) carried(object);
        thrown.setMessage(message);
        if (cause != null) {
            thrown.initCause(carried(cause));
        }
    }

    static String name(Object constant) {
        return constant instanceof Obj mine ? ((Obj.EnumConstant) mine.outside).name() : ((Enum<?>) constant).name();
    }

    private static int ordinal(Object constant) {
        return constant instanceof Obj mine
                ? ((Obj.EnumConstant) mine.outside).ordinal()
                : ((Enum<?>) constant).ordinal();
    }

    private static HostClass classObjects() {
        Map<String, HostActions.Action> members = new HashMap<>();
        members.put("getName()Ljava/lang/String;", (p, r, at) -> r[at] = ((ClassObject) r[at]).javaName());
        members.put("getSimpleName()Ljava/lang/String;", (p, r, at) -> r[at] = ((ClassObject) r[at]).simpleName());
        members.put("desiredAssertionStatus()Z", (p, r, at) -> p[at] = 0);
        return new HostActions("java/lang/Class", "java/lang/Object", ClassObject.class, members);
    }

    private HostClass system() {
        Map<String, HostActions.Action> members = new HashMap<>();
        members.put("out:Ljava/io/PrintStream;", (p, r, at) -> r[at] = machine.printer);
        members.put("err:Ljava/io/PrintStream;", (p, r, at) -> r[at] = machine.printer);
        members.put("lineSeparator()Ljava/lang/String;", (p, r, at) -> r[at] = "\n");
        if (machine.runsCells()) {
            members.put("nanoTime()J", (p, r, at) -> p[at] = System.nanoTime());
            members.put("currentTimeMillis()J", (p, r, at) -> p[at] = System.currentTimeMillis());
        }
        members.put(
                "arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V",
                (p, r, at) -> System.arraycopy(r[at], (int) p[at + 1], r[at + 2], (int) p[at + 3], (int) p[at + 4]));
        return new HostActions("java/lang/System", "java/lang/Object", System.class, members);
    }

    private HostClass printer() {
        Map<String, HostActions.Action> members = new HashMap<>();
        for (String type : List.of("Z", "C", "I", "J", "F", "D", "[C", "Ljava/lang/String;", "Ljava/lang/Object;")) {
            members.put("print(" + type + ")V", (p, r, at) -> print(text(type, p, r, at + 1)));
            members.put("println(" + type + ")V", (p, r, at) -> print(text(type, p, r, at + 1) + "\n"));
        }
        members.put("println()V", (p, r, at) -> print("\n"));
        for (String name : List.of("printf", "format")) {
            members.put(name + "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/io/PrintStream;", (p, r, at) -> {
                TextCharges.format(machine.interpreter, p, r, at + 1);
                print(format((String) r[at + 1], (Object[]) r[at + 2]));
            });
        }
        return new HostActions("java/io/PrintStream", "java/lang/Object", Printer.class, members);
    }

    private void print(String text) {
        machine.printer.print(text);
    }

    private String text(String type, long[] p, Object[] r, int at) {
        return type.equals("[C") ? new String((char[]) r[at]) : String.valueOf(Values.get(type, p, r, at));
    }

    /** A formatted text; the same in every country. */
    static String format(String format, Object[] values) {
        return String.format(Locale.ROOT, format, values);
    }

    /**
     * The machine's own version of a host method that would differ from one run, or one computer, to the next; null for any other method.
     *
     * @param key the owner, a dot, the name and the descriptor
     */
    HostClass instead(String key) {
        return switch (key) {
            case "java/util/Random.<init>()V" -> one((p, r, at) -> r[at] = new Random(SEED));
            case "java/util/Collections.shuffle(Ljava/util/List;)V" ->
                one((p, r, at) -> Collections.shuffle((List<?>) r[at], new Random(SEED)));
            case "java/lang/String.format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;",
                    "java/lang/String.formatted([Ljava/lang/Object;)Ljava/lang/String;" ->
                one((p, r, at) -> r[at] = format((String) r[at], (Object[]) r[at + 1]));
            default -> InOrder.isKey(key) ? InOrder.of(key) : null;
        };
    }

    static HostClass one(HostActions.Action action) {
        return new HostActions("", "", Object.class, Map.of("", action));
    }
}
