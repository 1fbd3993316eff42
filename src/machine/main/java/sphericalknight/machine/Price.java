package sphericalknight.machine;

import java.util.List;
import java.util.function.BiFunction;

/**
 * The cost of a call to a class outside Java. The machine knows no such class, so its creator supplies the prices. A price is charged
 * before the call.
 */
public final class Price {
    /** A call that does the same small work for all numbers, and looks at each element and character that it is given. */
    public static final Price SMALL = new Price(Price::small);
    /** What a call costs that nobody has thought about: an answer can pay for a few. */
    public static final Price UNKNOWN = of(10_000_000, 0);

    /** Makes the charge for a member with a signature, static or not. */
    private final BiFunction<Signature, Boolean, Charge> rule;

    private Price(BiFunction<Signature, Boolean, Charge> rule) {
        this.rule = rule;
    }

    /** The price of a call that takes so many instructions and so many bytes, whatever its arguments. */
    public static Price of(long instructions, long bytes) {
        return new Price((signature, isStatic) -> (in, p, r, at) -> {
            in.meter.work(instructions);
            in.meter.bytes(bytes);
        });
    }

    /**
     * The price of a call that walks through a tree whose depth is its last argument; {@link #SMALL} if that is no {@code int}.
     *
     * @param leaf the instructions for a leaf
     * @param branches the number of branches of a node
     */
    public static Price ofTree(long leaf, long branches) {
        return new Price((signature, isStatic) -> {
            List<String> parameters = signature.parameters();
            if (parameters.isEmpty() || !parameters.get(parameters.size() - 1).equals("I")) {
                return small(signature, isStatic);
            }
            int depth = signature.slots() - 1 + (isStatic ? 0 : 1);
            return (in, p, r, at) -> {
                long work = leaf;
                for (int ply = 0; ply < (int) p[at + depth]; ply++) {
                    work = Meter.product(work, branches);
                }
                in.meter.work(work);
            };
        });
    }

    private static Charge small(Signature signature, boolean isStatic) {
        List<String> parameters = signature.parameters();
        if (parameters.stream().noneMatch(Values::isReference)) {
            return Charge.LITTLE;
        }
        return (in, p, r, at) -> {
            long size = 2;
            int slot = isStatic ? at : at + 1;
            for (String type : parameters) {
                size += Values.isReference(type) ? Sizes.flat(r[slot]) : 0;
                slot += Values.slots(type);
            }
            in.meter.work(size);
        };
    }

    /** The charge for a member with this signature. */
    Charge charge(Signature signature, boolean isStatic) {
        return rule.apply(signature, isStatic);
    }
}
