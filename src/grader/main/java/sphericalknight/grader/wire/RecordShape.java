package sphericalknight.grader.wire;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/** Small records of an exercise: their components in turn. */
final class RecordShape implements Shape {
    private final RecordComponent[] components;
    private final List<Shape> shapes = new ArrayList<>();
    private final Constructor<?> constructor;

    RecordShape(Class<?> type) {
        components = type.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < types.length; i++) {
            types[i] = components[i].getType();
        }
        try {
            constructor = type.getDeclaredConstructor(types);
        } catch (NoSuchMethodException e) {
            throw new IllegalArgumentException(type + " has no constructor for its components", e);
        }
        constructor.setAccessible(true);
        for (RecordComponent component : components) {
            component.getAccessor().setAccessible(true);
            shapes.add(Shapes.of(component.getGenericType()));
        }
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
