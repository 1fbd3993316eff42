package sphericalknight.grader.wire;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Lists and optional values.
 *
 * @param element how what is in them travels
 * @param isOptional whether it is an {@link Optional}
 */
record ListShape(Shape element, boolean isOptional) implements Shape {
    @Override
    public void write(Object value, Out out) {
        Object[] elements = isOptional
                ? ((Optional<?>) value).isPresent() ? new Object[] {((Optional<?>) value).get()} : new Object[0]
                : ((List<?>) value).toArray();
        out.putInt(elements.length);
        for (Object each : elements) {
            element.write(each, out);
        }
    }

    @Override
    public Object read(In in) {
        int length = in.getLength(element.least());
        List<Object> elements = new ArrayList<>(length);
        for (int i = 0; i < length; i++) {
            elements.add(element.read(in));
        }
        if (!isOptional) {
            return Collections.unmodifiableList(elements);
        }
        if (length > 1 || elements.contains(null)) {
            throw new WireException("an optional value that is none");
        }
        return elements.isEmpty() ? Optional.empty() : Optional.of(elements.get(0));
    }
}
