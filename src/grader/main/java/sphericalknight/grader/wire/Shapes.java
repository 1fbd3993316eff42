package sphericalknight.grader.wire;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Optional;

/** The types that may travel. The set is closed: whatever is not named here is refused when an exercise is opened. */
public final class Shapes {
    private Shapes() {}

    /**
     * How values of {@code type} travel.
     *
     * @throws IllegalArgumentException in one sentence, if they cannot
     */
    public static Shape of(Type type) {
        if (type instanceof Class<?> plain) {
            return of(plain);
        }
        if (type instanceof ParameterizedType generic
                && (generic.getRawType() == List.class || generic.getRawType() == Optional.class)) {
            Shape element = of(generic.getActualTypeArguments()[0]);
            return new Nullable(new ListShape(element, generic.getRawType() == Optional.class));
        }
        throw refused(type);
    }

    private static Shape of(Class<?> type) {
        Shape plain = PlainShape.of(type);
        if (plain != null) {
            return plain;
        }
        if (type == String.class) {
            return new Nullable(new TextShape());
        }
        if (type.isArray()) {
            return new Nullable(new ArrayShape(type.getComponentType(), of(type.getComponentType())));
        }
        if (type.isEnum()) {
            return new Nullable(new EnumShape(type.getEnumConstants()));
        }
        if (type.isRecord()) {
            return new Nullable(new RecordShape(type));
        }
        throw refused(type);
    }

    private static IllegalArgumentException refused(Type type) {
        return new IllegalArgumentException("a " + type.getTypeName()
                + " cannot travel between processes; numbers, texts, enums, small records, and arrays, lists or optional"
                + " values of these can");
    }
}
