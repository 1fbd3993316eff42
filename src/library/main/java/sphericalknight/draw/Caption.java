package sphericalknight.draw;

import java.util.Arrays;
import java.util.stream.Collectors;

/** A line of text among pictures: an operator in a row, a remark in a column. */
final class Caption extends Figure {
    private final String words;
    private final boolean operator;

    Caption(String words, boolean operator) {
        this.words = words;
        this.operator = operator;
    }

    /** The font: large for operators, small for words between pictures. */
    private Font font() {
        return operator && !Character.isLetter(words.codePointAt(0)) ? Font.OPERATOR : Font.REMARK;
    }

    @Override
    double width() {
        return font().widthOf(words);
    }

    @Override
    double height() {
        return font().size() + 4;
    }

    @Override
    void draw(Svg svg) {
        double baseline = axis() + 0.36 * font().size();
        if (operator) {
            svg.text(width() / 2, baseline, "middle", font(), svg.palette.ink(), words);
        } else {
            svg.text(0, baseline, "start", font(), svg.palette.ink(), words);
        }
    }

    @Override
    TextBlock text() {
        return TextBlock.of(words);
    }

    /** The alternative text: a remark as it is, an operator in words. */
    @Override
    public String alt() {
        if (!operator) {
            return words;
        }
        return Arrays.stream(words.split(" ")).map(Caption::spoken).collect(Collectors.joining(" "));
    }

    private static String spoken(String sign) {
        return switch (sign) {
            case "&" -> "and";
            case "|" -> "or";
            case "^" -> "xor";
            case "~" -> "not";
            case "=", "==" -> "equals";
            case "<<" -> "shifted left by";
            case ">>" -> "shifted right, with its sign, by";
            case ">>>" -> "shifted right by";
            case "+" -> "plus";
            case "-" -> "minus";
            case "*" -> "times";
            case "\u2192" -> "becomes";
            default -> sign;
        };
    }
}
