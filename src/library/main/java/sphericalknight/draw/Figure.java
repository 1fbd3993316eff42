package sphericalknight.draw;

/**
 * A picture that can be combined with others in a {@link Row} or a {@link Column}: {@link Board}, {@link Strip}, {@link Chart} and others, and
 * rows and columns themselves. Figures are immutable.
 */
public abstract class Figure implements Picture {
    Figure() {}

    @Override
    public final String svg() {
        return Svg.document(this);
    }

    /** The text form: the contents of the drawing in plain characters. */
    @Override
    public final String toString() {
        return text().print();
    }

    /** The width in pixels without the margin. */
    abstract double width();

    /** The height in pixels without the margin. */
    abstract double height();

    /**
     * The distance in pixels from the top to the line on which figures in a row and their operators are centred; by default half the
     * height.
     */
    double axis() {
        return height() / 2;
    }

    /** Draws this figure with its upper left corner at the origin. */
    abstract void draw(Svg svg);

    abstract TextBlock text();

    /** Returns this figure for use in a row whose board squares are {@code pixels} wide. */
    Figure inRow(int pixels) {
        return this;
    }
}
