package sphericalknight.grader.wire;

import java.lang.reflect.Array;

/**
 * Arrays.
 *
 * @param component the type of what is in them
 * @param shape how it travels
 */
record ArrayShape(Class<?> component, Shape shape) implements Shape {
    @Override
    public void write(Object value, Out out) {
        int length = Array.getLength(value);
        out.putInt(length);
        if (value instanceof long[] numbers) {
            for (long number : numbers) {
                out.putLong(number);
            }
        } else if (value instanceof int[] numbers) {
            for (int number : numbers) {
                out.putInt(number);
            }
        } else {
            for (int i = 0; i < length; i++) {
                shape.write(Array.get(value, i), out);
            }
        }
    }

    @Override
    public Object read(In in) {
        int length = in.getLength(shape.least());
        Object array = Array.newInstance(component, length);
        if (array instanceof long[] numbers) {
            for (int i = 0; i < length; i++) {
                numbers[i] = in.getLong();
            }
        } else if (array instanceof int[] numbers) {
            for (int i = 0; i < length; i++) {
                numbers[i] = in.getInt();
            }
        } else {
            for (int i = 0; i < length; i++) {
                Array.set(array, i, shape.read(in));
            }
        }
        return array;
    }
}
