package sphericalknight.grader.wire;

/** Strings. */
record TextShape() implements Shape {
    @Override
    public void write(Object value, Out out) {
        out.putText((String) value);
    }

    @Override
    public Object read(In in) {
        return in.getText();
    }
}
