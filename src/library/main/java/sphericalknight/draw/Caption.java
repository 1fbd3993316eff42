package sphericalknight.draw;

/** A line of text among pictures: an operator in a row, a remark in a column. */
final class Caption extends Figure {
    private final String words;
    private final boolean operator;

    Caption(String words, boolean operator) {
        this.words = words;
        this.operator = operator;
    }

    private Font font() {
        return operator ? Font.OPERATOR : Font.REMARK;
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
    double axis() {
        return height() / 2;
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

    /** How an operator is read out. */
    @Override
    public String alt() {
        String sign = words.split(" ", 2)[0];
        String spoken = switch (sign) {
            case "&" -> "and";
            case "|" -> "or";
            case "^" -> "xor";
            case "~" -> "not";
            case "=", "==" -> "equals";
            case "<<" -> "shifted left by";
            case ">>>" -> "shifted right by";
            default -> sign;
        };
        return operator ? spoken + words.substring(sign.length()) : words;
    }
}
