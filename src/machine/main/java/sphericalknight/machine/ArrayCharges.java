package sphericalknight.machine;

/** The costs of calls to {@code java.util.Arrays}. A range costs its own length, not that of its array. */
final class ArrayCharges {
    private ArrayCharges() {}

    static Charge of(String name, Signature signature) {
        boolean isRange = signature.parameters().size() > 2
                && signature.parameters().get(1).equals("I")
                && signature.parameters().get(2).equals("I");
        boolean ofObjects = signature.parameters().get(0).startsWith("[L");
        boolean isElement = signature.parameters().size() == 1;
        return switch (name) {
            case "asList", "stream" -> Charge.LITTLE;
            case "setAll" -> (in, p, r, at) -> in.meter.work(2 + Sizes.flat(r[at]));
            case "fill" -> (in, p, r, at) -> in.meter.work(2 + (length(p, r, at, isRange) >> 4));
            case "copyOf" -> (in, p, r, at) -> copy(in, r[at], (int) p[at + 1]);
            case "copyOfRange" -> (in, p, r, at) -> copy(in, r[at], p[at + 2] - p[at + 1]);
            case "sort" -> (in, p, r, at) -> sort(in, r[at], length(p, r, at, isRange), ofObjects);
            case "equals" ->
                isRange
                        ? (in, p, r, at) -> in.meter.work(2 + Sizes.flat(r[at]))
                        : (in, p, r, at) -> in.meter.work(2
                                + (ofObjects
                                        ? Sizes.deep(r[at], in) + Sizes.deep(r[at + 1], in)
                                        : Sizes.flat(r[at]) >> 3));
            default ->
                isElement
                        ? (in, p, r, at) ->
                                in.meter.work(2 + 4 * (ofObjects ? Sizes.deep(r[at], in) : Sizes.flat(r[at])))
                        : null;
        };
    }

    private static long length(long[] p, Object[] r, int at, boolean isRange) {
        return isRange ? Math.max(0, Math.min(Sizes.flat(r[at]), p[at + 2] - p[at + 1])) : Sizes.flat(r[at]);
    }

    private static void copy(Interpreter in, Object array, long length) {
        long bytes = 16 + Math.max(0, length) * JavaArrays.width(array);
        in.meter.bytes(bytes);
        in.meter.work(2 + (bytes >> 7));
    }

    /** Pays for sorting: as many comparisons as a sort by halves makes. */
    static void sort(Interpreter in, Object all, long length, boolean ofObjects) {
        long weight = ofObjects ? Math.min(Sizes.deep(all, in), Long.MAX_VALUE >> 6) : length;
        in.meter.work(4 + (weight * Sizes.digits((int) length) >> 1));
        if (ofObjects) {
            in.meter.bytes(16 + 4 * length);
        }
    }
}
