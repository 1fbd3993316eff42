package sphericalknight.browser.lacking;

/**
 * The exponential function and the natural logarithm as {@link StrictMath} fixes them, to the last bit. TeaVM asks the browser, and each
 * browser rounds in its own way: weights that are trained in a page would not be those of the lesson.
 *
 * <p>The method and the constants are those of fdlibm, files e_exp.c and e_log.c, which Java's documentation names: Copyright (C) 1993 by
 * Sun Microsystems, Inc. All rights reserved. Developed at SunSoft, a Sun Microsystems, Inc. business. Permission to use, copy, modify, and
 * distribute this software is freely granted, provided that this notice is preserved.
 */
final class Fdlibm {
    private static final double LN2_HIGH = 0x1.62e42feep-1;
    private static final double LN2_LOW = 0x1.a39ef35793c76p-33;
    private static final double INVERSE_LN2 = 0x1.71547652b82fep0;
    private static final double LARGEST = 0x1.62e42fefa39efp9;
    private static final double SMALLEST = -0x1.74910d52d3051p9;

    private Fdlibm() {}

    /** e to the power of {@code x}: 0 for minus infinity, NaN for NaN. */
    static double exp(double x) {
        if (Double.isNaN(x) || x > LARGEST) {
            return x + Double.POSITIVE_INFINITY;
        }
        if (x < SMALLEST) {
            return 0;
        }
        double size = Math.abs(x);
        if (size < 0x1p-28) {
            return 1 + x;
        }
        int powers = 0;
        double high = x;
        double low = 0;
        if (high(size) > 0x3fd62e42) { // more than half of ln 2
            boolean isNear = high(size) < 0x3ff0a2b2; // less than 1.5 ln 2
            powers = isNear ? (x < 0 ? -1 : 1) : (int) (INVERSE_LN2 * x + (x < 0 ? -0.5 : 0.5));
            high = x - powers * LN2_HIGH;
            low = powers * LN2_LOW;
        }
        double rest = powers == 0 ? x : high - low;
        double t = rest * rest;
        double more = 0x1.1566aaf25de2cp-14 + t * (-0x1.bbd41c5d26bf1p-20 + t * 0x1.6376972bea4d0p-25);
        double c = rest - t * (0x1.555555555553ep-3 + t * (-0x1.6c16c16bebd93p-9 + t * more));
        if (powers == 0) {
            return 1 - (rest * c / (c - 2) - rest);
        }
        double scaled = 1 - (low - rest * c / (2 - c) - high);
        int half = powers / 2; // in two steps: the power itself may be no double
        return scaled * power(half) * power(powers - half);
    }

    /** The natural logarithm of {@code x}: minus infinity for 0, NaN for negative numbers and NaN. */
    static double log(double x) {
        if (x == 0) {
            return Double.NEGATIVE_INFINITY;
        }
        if (x < 0 || Double.isNaN(x) || x == Double.POSITIVE_INFINITY) {
            return x < 0 ? Double.NaN : x;
        }
        int powers = 0;
        double normal = x;
        if (x < Double.MIN_NORMAL) {
            powers = -54;
            normal = x * 0x1p54;
        }
        powers += (high(normal) >> 20) - 1023;
        int fraction = high(normal) & 0xfffff;
        int carry = fraction + 0x95f64 & 0x100000; // above the root of 2, the half of it is nearer to 1
        powers += carry >> 20;
        long bits = Double.doubleToRawLongBits(normal) & 0xffffffffL;
        double f = Double.longBitsToDouble((long) (fraction | carry ^ 0x3ff00000) << 32 | bits) - 1;
        double high = powers * LN2_HIGH;
        double low = powers * LN2_LOW;
        if ((0xfffff & 2 + fraction) < 3) { // f is less than 2^-20
            double square = f * f * (0.5 - 0.33333333333333333 * f);
            return f == 0 ? high + low : powers == 0 ? f - square : high - (square - low - f);
        }
        double s = f / (2 + f);
        double z = s * s;
        double w = z * z;
        double even = w * (0x1.999999997fa04p-2 + w * (0x1.c71c51d8e78afp-3 + w * 0x1.39a09d078c69fp-3));
        double odd = z
                * (0x1.5555555555593p-1
                        + w * (0x1.2492494229359p-2 + w * (0x1.7466496cb03dep-3 + w * 0x1.2f112df3e5244p-3)));
        double sum = odd + even;
        if ((fraction - 0x6147a | 0x6b851 - fraction) > 0) {
            double square = 0.5 * f * f;
            return powers == 0 ? f - (square - s * (square + sum)) : high - (square - (s * (square + sum) + low) - f);
        }
        return powers == 0 ? f - s * (f - sum) : high - (s * (f - sum) - low - f);
    }

    private static int high(double x) {
        return (int) (Double.doubleToRawLongBits(x) >>> 32);
    }

    private static double power(int exponent) {
        return Double.longBitsToDouble(exponent + 1023L << 52);
    }
}
