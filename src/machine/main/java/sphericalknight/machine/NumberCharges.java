package sphericalknight.machine;

import java.math.BigInteger;
import java.util.Set;

/** The costs of calls to BigInteger: those of schoolbook arithmetic (quadratic), an upper bound for Java's. */
final class NumberCharges {
    private static final Set<String> PRODUCTS =
            Set.of("multiply", "divide", "mod", "remainder", "divideAndRemainder", "gcd");
    private static final Set<String> SHIFTS = Set.of("shiftLeft", "setBit", "flipBit", "clearBit");

    private NumberCharges() {}

    static Charge of(String name, Signature signature) {
        boolean isNumber =
                signature.slots() == 1 && signature.parameters().get(0).equals("I");
        if (name.equals("pow")) {
            return (in, p, r, at) -> power(in, words(r[at]), Math.max(1, (int) p[at + 1]), r[at]);
        }
        if (PRODUCTS.contains(name)) {
            return (in, p, r, at) ->
                    product(in, words(r[at]), signature.slots() == 0 ? words(r[at]) : words(r[at + 1]));
        }
        if (SHIFTS.contains(name) && isNumber) {
            return (in, p, r, at) -> made(in, words(r[at]) + (Math.max(0, (int) p[at + 1]) >> 5));
        }
        if (name.equals("toString")) {
            return (in, p, r, at) -> in.meter.work(20 + 4 * words(r[at]) * words(r[at]));
        }
        if (name.equals("<init>") && signature.parameters().get(0).equals("Ljava/lang/String;")) {
            return (in, p, r, at) -> {
                long length = Sizes.flat(r[at + 1]);
                in.meter.work(10 + length + (length * length >> 6));
            };
        }
        int last = isNumber ? 0 : signature.slots();
        return (in, p, r, at) -> made(in, words(r[at]) + words(r[at + last]));
    }

    private static long words(Object number) {
        return number instanceof BigInteger big ? Sizes.words(big) : Sizes.flat(number);
    }

    private static void product(Interpreter in, long a, long b) {
        in.meter.work(4 + (Meter.product(a, b) >> 1));
        in.meter.bytes(48 + 4 * (a + b));
    }

    private static void power(Interpreter in, long words, long exponent, Object base) {
        long bits = base instanceof BigInteger big ? Math.max(1, big.bitLength()) : 32 * words;
        long result = 1 + (Meter.product(bits, exponent) >> 5);
        product(in, result, result);
    }

    /** Pays for a new number of so many words. */
    private static void made(Interpreter in, long words) {
        in.meter.work(2 + (words >> 2));
        in.meter.bytes(48 + 4 * words);
    }
}
