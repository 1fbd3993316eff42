package sphericalknight.draw;

/**
 * A picture that can be combined with others in a {@link Row} or a {@link Column}: {@link Board}, {@link Strip}, and rows and columns
 * themselves. Figures are immutable.
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

    /** Width in pixels without the margin. */
    abstract double width();

    /** Height in pixels without the margin. */
    abstract double height();

    /** The height, counted from the top, at which neighbours in a row and their operators are centred. */
    abstract double axis();

    /** Draws with the upper left corner at the origin. */
    abstract void draw(Svg svg);

    abstract TextBlock text();

    /** The same figure as part of a row with board squares of {@code pixels}. */
    Figure inRow(int pixels) {
        return this;
    }
}
