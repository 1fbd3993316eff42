package sphericalknight.grader.wire;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

/** The wire formats of all types that can be transferred. The set is closed: any other type is rejected when an exercise is opened. */
public final class Shapes {
    private Shapes() {}

    /**
     * The wire format of values of {@code type}.
     *
     * @throws IllegalArgumentException with a one-sentence message, if such values cannot be transferred
     */
    public static Shape of(Type type) {
        if (type instanceof Class<?> plain) {
            return of(plain);
        }
        throw refused(type);
    }

    private static Shape of(Class<?> type) {
        if (type.isPrimitive()) {
            return new Plain(type);
        }
        if (type == String.class) {
            return new Reference(new Text());
        }
        if (type.isArray()) {
            return new Reference(new ArrayOf(type.getComponentType(), of(type.getComponentType())));
        }
        if (type.isEnum()) {
            return new Reference(new Constant(type.getEnumConstants()));
        }
        if (type.isRecord()) {
            return new Reference(new Components(type));
        }
        throw refused(type);
    }

    private static IllegalArgumentException refused(Type type) {
        return new IllegalArgumentException("a " + type.getTypeName()
                + " cannot travel between processes; boolean, byte, int, long, texts, enums, small records, and arrays of"
                + " these can");
    }

    /** Reads a byte that must be 0 (false) or 1 (true). */
    static boolean flag(In in) {
        byte value = in.get();
        if (value != 0 && value != 1) {
            throw new WireException("a truth value that is neither 0 nor 1");
        }
        return value == 1;
    }

    /** The format of {@code boolean}, {@code byte}, {@code int} and {@code long}; no bytes for {@code void}. */
    private record Plain(Class<?> type) implements Shape {
        Plain {
            if (type == short.class || type == char.class || type == float.class || type == double.class) {
                throw refused(type);
            }
        }

        @Override
        public void write(Object value, Out out) {
            if (type == boolean.class) {
                out.put((Boolean) value ? 1 : 0);
            } else if (type == byte.class) {
                out.put((Byte) value);
            } else if (type == int.class) {
                out.putInt((Integer) value);
            } else if (type == long.class) {
                out.putLong((Long) value);
            }
        }

        @Override
        public Object read(In in) {
            if (type == boolean.class) {
                return flag(in);
            } else if (type == byte.class) {
                return in.get();
            } else if (type == int.class) {
                return in.getInt();
            } else if (type == long.class) {
                return in.getLong();
            }
            return null;
        }

        @Override
        public int least() {
            return type == long.class ? 8 : type == int.class ? 4 : 1;
        }
    }

    /** The format of strings. */
    private record Text() implements Shape {
        @Override
        public void write(Object value, Out out) {
            out.putText((String) value);
        }

        @Override
        public Object read(In in) {
            return in.getText();
        }
    }

    /** The format of values that may be null: one byte that says whether there is a value, then the value. */
    private record Reference(Shape something) implements Shape {
        @Override
        public void write(Object value, Out out) {
            out.put(value == null ? 0 : 1);
            if (value != null) {
                something.write(value, out);
            }
        }

        @Override
        public Object read(In in) {
            return flag(in) ? something.read(in) : null;
        }
    }

    /** The format of enum constants: their ordinal. */
    private record Constant(Object[] constants) implements Shape {
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

    /** The format of arrays: the length, then the elements. Arrays of long and int, which may be large, are written without boxing. */
    private record ArrayOf(Class<?> component, Shape shape) implements Shape {
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

    /** The format of an exercise's records: their components in order. */
    private static final class Components implements Shape {
        private final RecordComponent[] components;
        private final List<Shape> shapes = new ArrayList<>();
        private final Constructor<?> constructor;

        Components(Class<?> type) {
            components = type.getRecordComponents();
            Class<?>[] types = new Class<?>[components.length];
            for (int i = 0; i < types.length; i++) {
                types[i] = components[i].getType();
                components[i].getAccessor().setAccessible(true);
                shapes.add(Shapes.of(components[i].getGenericType()));
            }
            try {
                constructor = type.getDeclaredConstructor(types);
            } catch (NoSuchMethodException e) {
                throw new IllegalArgumentException(type + " has no constructor for its components", e);
            }
            constructor.setAccessible(true);
        }

        @Override
        public void write(Object value, Out out) {
            for (int i = 0; i < components.length; i++) {
                try {
                    shapes.get(i).write(components[i].getAccessor().invoke(value), out);
                } catch (ReflectiveOperationException e) {
                    throw new WireException("a component of a record that cannot be read");
                }
            }
        }

        @Override
        public Object read(In in) {
            Object[] values = new Object[components.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = shapes.get(i).read(in);
            }
            try {
                return constructor.newInstance(values);
            } catch (InvocationTargetException | InstantiationException | IllegalAccessException e) {
                throw new WireException("a record that its own constructor refuses");
            }
        }

        @Override
        public int least() {
            int least = 0;
            for (Shape shape : shapes) {
                least += shape.least();
            }
            return Math.max(1, least);
        }
    }
}
