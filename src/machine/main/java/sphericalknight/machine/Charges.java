package sphericalknight.machine;

import java.util.RandomAccess;
import java.util.Set;

/**
 * The price list of calls to Java. If no rule below covers a member, a call is charged for everything reachable from its receiver and its
 * arguments. So a newly allowed member is expensive until it has a rule, and never free.
 */
final class Charges {
    /** Classes whose members look at no more than a few numbers, unless a text is among the arguments. */
    private static final Set<String> FREE = Set.of(
            ("java/lang/Boolean java/lang/Byte java/lang/Character java/lang/Class java/lang/Double java/lang/Enum"
                            + " java/lang/Integer java/lang/Long java/lang/Math java/lang/Number java/lang/Record java/util/Iterator"
                            + " java/util/Optional java/util/OptionalInt java/util/OptionalLong")
                    .split(" "));

    private static final Set<String> STRUCTURAL = Set.of("equals", "hashCode", "toString", "compareTo");
    /** Calls that make an object of what they are given, without looking into it. */
    private static final Set<String> WRAPPERS =
            Set.of(("emptyList nCopies reverseOrder comparingByKey comparingByValue getKey getValue isNull nonNull"
                            + " requireNonNull")
                    .split(" "));
    /** Calls that do not look at each element of their receiver, without a rule of their own. */
    private static final Set<String> FAST = Set.of("<init>", "addAll", "clone", "putAll", "values");
    /** A separator may be so long without being charged for each element. */
    private static final int SHORT = 16;

    private Charges() {}

    /** The cost of calling this member of a class of Java. */
    static Charge of(String owner, String name, Signature signature, boolean isStatic) {
        Charge charge = rule(owner, name, signature, isStatic);
        return charge == null ? everything(signature, isStatic, name) : charge;
    }

    /** The cost of calling a member that has a rule of its own; null if it has none. */
    static Charge rule(String owner, String name, Signature signature, boolean isStatic) {
        if (owner.equals("java/lang/Object") && (name.equals("<init>") || name.equals("getClass"))) {
            return Charge.NONE;
        }
        if (owner.startsWith("java/util/function/") || owner.equals("java/util/Comparator")) {
            return Charge.LITTLE;
        }
        if (FREE.contains(owner) && !STRUCTURAL.contains(name)) {
            boolean hasText =
                    signature.parameters().stream().anyMatch(type -> type.contains("String") || type.contains("CharS"));
            return hasText
                    ? (in, p, r, at) -> in.meter.work(2 + Sizes.flat(r[at]) + Sizes.flat(r[at + 1]))
                    : Charge.NONE;
        }
        Charge charge = switch (owner) {
            case "java/lang/String", "java/lang/StringBuilder", "java/lang/CharSequence" ->
                TextCharges.of(owner, name, signature, isStatic);
            case "java/math/BigInteger" ->
                !isStatic ? NumberCharges.of(name, signature) : signature.slots() > 0 ? Charge.LITTLE : Charge.NONE;
            case "java/util/Arrays" -> ArrayCharges.of(name, signature);
            case "java/util/BitSet" -> bits(name, signature);
            case "java/util/Random" -> Charge.LITTLE;
            case "java/lang/System" -> name.equals("arraycopy") ? Charges::copy : Charge.NONE;
            case "java/util/stream/Collectors" -> name.equals("joining") ? Charges::joining : Charge.LITTLE;
            case "java/util/stream/IntStream", "java/util/stream/LongStream", "java/util/stream/Stream" ->
                Charge.LITTLE;
            case "java/lang/Iterable" -> collection(name, signature, isStatic);
            default -> owner.startsWith("java/util/") ? collection(name, signature, isStatic) : null;
        };
        if (charge != null) {
            return charge;
        }
        boolean isThrown = owner.endsWith("Exception") || owner.endsWith("Error") || owner.endsWith("Throwable");
        if (isThrown && !signature.parameters().contains("Ljava/lang/Object;")) {
            return signature.parameters().contains("Ljava/lang/Throwable;") ? Charges::cause : Charge.LITTLE;
        }
        return null;
    }

    /** An exception repeats what the one that caused it says. */
    private static void cause(Interpreter in, long[] p, Object[] r, int at) {
        Throwable cause = Thrown.carried(r[at + 1] instanceof String ? r[at + 2] : r[at + 1]);
        String message = cause instanceof Thrown own ? own.plainMessage() : cause == null ? "" : cause.getMessage();
        TextCharges.text(in, message == null ? 0 : message.length());
    }

    private static Charge collection(String name, Signature signature, boolean isStatic) {
        if (WRAPPERS.contains(name)) {
            return Charge.LITTLE;
        }
        if (name.equals("swap")) {
            return (in, p, r, at) -> in.meter.work(2 + (r[at] instanceof RandomAccess ? 0 : Sizes.flat(r[at])));
        }
        if (name.equals("sort")) {
            return (in, p, r, at) -> ArrayCharges.sort(in, r[at], Sizes.flat(r[at]), true);
        }
        if (name.equals("<init>")) {
            return constructor(signature);
        }
        return CollectionCharges.of(name, signature, isStatic);
    }

    /** New collections: a number is a size to reserve; another collection is copied, and sorted or hashed. */
    private static Charge constructor(Signature signature) {
        if (signature.slots() == 0 || signature.parameters().get(0).equals("Ljava/util/Comparator;")) {
            return Charge.LITTLE;
        }
        if (signature.parameters().get(0).equals("I")) {
            return (in, p, r, at) -> {
                int places = Math.max(0, (int) p[at + 1]);
                in.meter.bytes(16 + 8L * places);
                in.meter.work(2 + (places >> 4));
                in.tables.mayBeEmpty(places);
            };
        }
        return (in, p, r, at) -> {
            long weight = Math.min(Sizes.deep(r[at + 1], in), Integer.MAX_VALUE);
            in.meter.work(2 + 4 * weight);
            in.meter.bytes(64 + 32L * Sizes.flat(r[at + 1]));
        };
    }

    private static Charge bits(String name, Signature signature) {
        boolean isFirst = signature.slots() > 0 && signature.parameters().get(0).equals("I");
        boolean mayGrow = isFirst && (name.equals("set") || name.equals("flip") || name.equals("<init>"));
        if (mayGrow) {
            return (in, p, r, at) -> {
                long last = Math.max((int) p[at + 1], signature.slots() > 1 ? (int) p[at + 2] : 0);
                long words = Math.max(0, last - (r[at] instanceof java.util.BitSet set ? set.size() : 0)) >> 6;
                in.meter.work(2 + (words >> 2) + (signature.slots() > 1 ? Math.max(0, last) >> 9 : 0));
                in.meter.bytes(8 * words);
            };
        }
        return name.equals("get") && signature.slots() == 1
                ? Charge.NONE
                : (in, p, r, at) -> in.meter.work(
                        2 + (Sizes.flat(r[at]) >> 3) + (name.equals("toString") ? 20L * Sizes.flat(r[at]) * 32 : 0));
    }

    private static void copy(Interpreter in, long[] p, Object[] r, int at) {
        in.meter.work(1 + (Math.max(0, (int) p[at + 4]) >> 4));
    }

    /** A separator is copied once for each element; their number is not known yet. */
    private static void joining(Interpreter in, long[] p, Object[] r, int at) {
        int length = Sizes.flat(r[at]);
        in.meter.work(length <= SHORT ? 2 : 1000L * length);
    }

    /** A charge for all that can be reached from the receiver and the arguments. */
    private static Charge everything(Signature signature, boolean isStatic, String name) {
        return (in, p, r, at) -> {
            int place = at;
            long sum = 2;
            if (!isStatic) {
                sum += receiver(r[place++], name, in);
            }
            for (String type : signature.parameters()) {
                sum += Values.isReference(type) ? Sizes.deep(r[place], in) : 0;
                place += Values.slots(type);
            }
            in.meter.work(sum);
        };
    }

    /** The part of {@link #everything} for the receiver: Java goes through texts many characters at a time, and adds at their ends. */
    private static long receiver(Object receiver, String name, Interpreter in) {
        if (STRUCTURAL.contains(name)) {
            return Sizes.deep(receiver, in);
        }
        if (name.equals("append")) {
            return 0;
        }
        boolean isFast = receiver instanceof CharSequence || FAST.contains(name);
        return isFast ? Sizes.flat(receiver) >> 4 : Sizes.deep(receiver, in) - 1;
    }

    /** Whether results of this type are counted: texts, arrays and boxes. Others are counted by what they are made of. */
    static boolean isCounted(String owner, String result) {
        boolean isBox = result.equals("Ljava/lang/Long;") || result.equals("Ljava/lang/Integer;");
        return isBox
                || result.equals("Ljava/lang/String;")
                || result.startsWith("[")
                || owner.equals("java/lang/Object");
    }

    /** Counts a result of a host call: texts and arrays by their length. */
    static void result(Interpreter in, Object made) {
        if (made instanceof Long || made instanceof Integer) {
            in.meter.bytes(16);
        } else if (made instanceof String text) {
            in.meter.bytes(40L + text.length());
            in.meter.work(text.length() >> 4);
        } else if (Sizes.isArray(made)) {
            int length = JavaArrays.length(made);
            in.meter.bytes(16 + 4L * length);
            in.meter.work(length >> 4);
        } else {
            in.meter.bytes(32);
        }
    }
}
