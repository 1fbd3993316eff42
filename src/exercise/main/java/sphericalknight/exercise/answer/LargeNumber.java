package sphericalknight.exercise.answer;

import java.math.BigInteger;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sentence about a number in the source that is too large for its type. */
final class LargeNumber {
    private static final Pattern NUMBER = Pattern.compile("0[xX][0-9a-fA-F_]+[lL]?|0[bB][01_]+[lL]?|[0-9][0-9_]*[lL]?");

    private LargeNumber() {}

    /**
     * Returns the sentence.
     *
     * @param reported the number as javac quotes it; null if it does not
     * @param rest the source from the number on; "" if unknown
     */
    static String sentence(String reported, String rest) {
        Matcher written = NUMBER.matcher(rest);
        if (!written.lookingAt()) {
            return forAnInt(reported == null ? "This number" : reported, reported == null ? "" : ": " + reported + "L");
        }
        String number = written.group();
        String digits = number.toLowerCase(Locale.ROOT).replaceAll("^0[xb]|[l_]", "");
        int radix = radix(number);
        if (radix == 8 && !digits.matches("[0-7]+")) {
            return number + " begins with 0, so Java reads it as octal, with the digits 0 to 7; take the 0 away.";
        }
        BigInteger value = new BigInteger(digits, radix);
        if (radix == 10 ? value.bitLength() < 64 : value.bitLength() <= 64) {
            return forAnInt(number, ": " + number + "L");
        }
        int count = value.toString(radix).length();
        return number + " is too large for a long"
                + switch (radix) {
                    case 16 -> ": at most 16 hexadecimal digits fit, and it has " + count + ".";
                    case 2 -> ": at most 64 binary digits fit, and it has " + count + ".";
                    case 8 -> "; with a 0 in front, Java reads a number as octal.";
                    default -> ": the largest long is " + Long.MAX_VALUE + ".";
                };
    }

    private static String forAnInt(String number, String asLong) {
        return number + " is too large for an int; write L behind it to make it a long" + asLong + ".";
    }

    private static int radix(String number) {
        return number.matches("0[xX].*") ? 16 : number.matches("0[bB].*") ? 2 : number.matches("0[0-9_].*") ? 8 : 10;
    }
}
