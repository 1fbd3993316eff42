package sphericalknight.grader.wire;

/**
 * A reference: one byte that says whether there is something, then the thing.
 *
 * @param something how the thing travels
 */
record Nullable(Shape something) implements Shape {
    @Override
    public void write(Object value, Out out) {
        out.put(value == null ? 0 : 1);
        if (value != null) {
            something.write(value, out);
        }
    }

    @Override
    public Object read(In in) {
        return PlainShape.flag(in) ? something.read(in) : null;
    }
}
