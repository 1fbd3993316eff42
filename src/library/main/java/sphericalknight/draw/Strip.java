package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A picture of the bits of a word, with the highest bit at the left, a gap after every byte, and brackets for fields. Immutable: each
 * method returns a new strip.
 *
 * <pre>{@code
 * strip(0x1B).width(8).fields(2)
 * 00011011
 * \/\/\/\/
 * 0 1 2 3
 * 0x1B, 4 ones
 * }</pre>
 */
public final class Strip extends Figure {
    final long word;
    int width;
    String title;
    long mark;
    long wrong;
    final List<Field> fields = new ArrayList<>();

    /** A field of {@code bits} bits from {@code lowBit} upwards; {@code value} is true if the label is the value of these bits. */
    record Field(int lowBit, int bits, String label, boolean value) {
        int highBit() {
            return lowBit + bits - 1;
        }
    }

    Strip(long word, int width) {
        this.word = word;
        this.width = width;
    }

    /** Returns a copy to which {@code change} has been applied. */
    private Strip with(Consumer<Strip> change) {
        Strip next = new Strip(word, width);
        next.title = title;
        next.mark = mark;
        next.wrong = wrong;
        next.fields.addAll(fields);
        change.accept(next);
        return next;
    }

    /**
     * Sets the title.
     *
     * @param words one line; "" removes the title
     */
    public Strip title(String words) {
        return with(next -> next.title = Svg.title(words));
    }

    /**
     * Shows the lowest {@code bits} bits only; those above are neither drawn nor counted.
     *
     * @param bits 8, 16, 32 or 64
     * @throws IllegalArgumentException if {@code bits} is none of these or would cut off part of a field
     */
    public Strip width(int bits) {
        if (bits != 8 && bits != 16 && bits != 32 && bits != 64) {
            throw new IllegalArgumentException("a strip of " + bits + " bits cannot be drawn; 8, 16, 32 and 64 can");
        }
        return with(next -> {
            next.width = bits;
            fields.forEach(next::check);
        });
    }

    /**
     * Adds a bracket and a label below the cells of a field.
     *
     * @param lowBit the number of the field's lowest bit, 0 to 63
     * @throws IllegalArgumentException if the field is empty or reaches beyond the strip
     */
    public Strip field(int lowBit, int bits, String label) {
        return field(new Field(lowBit, bits, Svg.clean(label), false));
    }

    private Strip field(Field field) {
        check(field);
        return with(next -> next.fields.add(field));
    }

    private void check(Field field) {
        if (field.lowBit < 0 || field.bits < 1 || field.bits > width || field.lowBit > width - field.bits) {
            throw new IllegalArgumentException("a field of " + field.bits + " bits from bit " + field.lowBit
                    + " does not fit a strip of " + width + " bits");
        }
    }

    /**
     * Cuts the whole strip into fields of {@code bits} bits and writes below each field its value, for example a counter of a SWAR
     * calculation.
     *
     * @param bits the width of one field: 2, 4, 8, 16 or 32
     * @throws IllegalArgumentException if {@code bits} is none of these
     */
    public Strip fields(int bits) {
        if (bits != 2 && bits != 4 && bits != 8 && bits != 16 && bits != 32) {
            throw new IllegalArgumentException(
                    "fields of " + bits + " bits have no values to show; 2, 4, 8, 16 and 32 have");
        }
        Strip next = this;
        for (int lowBit = width - bits; lowBit >= 0; lowBit -= bits) {
            long value = word >>> lowBit & ((1L << bits) - 1);
            next = next.field(new Field(lowBit, bits, Long.toString(value), true));
        }
        return next;
    }

    /**
     * Marks bits with a different colour and a frame.
     *
     * @param bits any of bits 63 to 0, added to the bits already marked
     */
    public Strip mark(long bits) {
        return with(next -> next.mark |= bits);
    }

    /**
     * Puts a cross on bits that should be different.
     *
     * @param bits any of bits 63 to 0, added to the bits already crossed
     */
    public Strip wrong(long bits) {
        return with(next -> next.wrong |= bits);
    }

    /**
     * Cuts the strip into its eight bytes and stacks them, the highest on top, each still with its highest bit at the left. With every row
     * turned round this is {@link Draw#board(long)}.
     *
     * @return a board whose columns are called by the bits of a byte, from 7 to 0
     */
    public Board stacked() {
        StringBuilder rows = new StringBuilder("eight bytes, the highest on top:");
        for (int low = 56; low >= 0; low -= 8) {
            rows.append(' ')
                    .append(Integer.toBinaryString((int) (word >>> low & 0xFF) + 0x100)
                            .substring(1));
        }
        return Board.BYTES
                .set(turned(word))
                .mark(turned(mark))
                .wrong(turned(wrong))
                .hex(hex())
                .alt(rows.toString());
    }

    /** Returns {@code bits} with the order of the bits in each byte reversed. */
    private static long turned(long bits) {
        return Long.reverseBytes(Long.reverse(bits));
    }

    boolean isSet(int bit) {
        return (word >>> bit & 1) != 0;
    }

    boolean isMarked(int bit) {
        return (mark >>> bit & 1) != 0;
    }

    boolean isWrong(int bit) {
        return (wrong >>> bit & 1) != 0;
    }

    /** The value in hexadecimal, one digit for every four bits. */
    String hex() {
        return "0x" + Draw.hex(word).substring(18 - width / 4);
    }

    int ones() {
        return Long.bitCount(shown(word));
    }

    /** Returns {@code bits} without the bits above the width of this strip, which are not drawn. */
    long shown(long bits) {
        return bits & -1L >>> 64 - width;
    }

    @Override
    public String alt() {
        return StripText.alt(this);
    }

    @Override
    double width() {
        return StripSvg.width(this);
    }

    @Override
    double height() {
        return StripSvg.height(this);
    }

    @Override
    double axis() {
        return StripSvg.axis(this);
    }

    @Override
    void draw(Svg svg) {
        StripSvg.draw(this, svg);
    }

    @Override
    TextBlock text() {
        return StripText.text(this);
    }
}
