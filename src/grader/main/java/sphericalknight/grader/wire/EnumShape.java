package sphericalknight.grader.wire;

/**
 * Constants of an enum, by their number.
 *
 * @param constants all of them
 */
record EnumShape(Object[] constants) implements Shape {
    @Override
    public void write(Object value, Out out) {
        out.putShort(((Enum<?>) value).ordinal());
    }

    @Override
    public Object read(In in) {
        int number = in.getShort();
        if (number >= constants.length) {
            throw new WireException("constant " + number + " of an enum that has " + constants.length);
        }
        return constants[number];
    }
}
