package sphericalknight.grader.model;

import java.math.BigDecimal;

/** Points and percentages that may have fractions; whole ones look like whole numbers everywhere. */
public final class Points {
    public static final BigDecimal NONE = BigDecimal.ZERO;
    public static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    private Points() {}

    /** The same number without zeros at its end, which JSON and text then show as 3 or 2.5, never as 3.0 or 3E+1. */
    public static BigDecimal plain(BigDecimal number) {
        BigDecimal stripped = number.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }

    public static String text(BigDecimal number) {
        return plain(number).toPlainString();
    }

    /** The number with its sign, such as "+3" or "-0.5". */
    public static String signed(BigDecimal number) {
        return (number.signum() > 0 ? "+" : "") + text(number);
    }
}
