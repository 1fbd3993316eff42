package sphericalknight.browser;

import java.lang.annotation.Annotation;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.Operation;

/** An {@link Exercise} annotation made of plain values, so that no reflection is needed. */
@SuppressWarnings("ClassExplicitlyAnnotation")
public record PageTerms(
        String id,
        String title,
        String lesson,
        int points,
        boolean bonus,
        boolean inClass,
        boolean boards,
        boolean sets,
        String[] uses,
        String[] java,
        String[] forbids,
        Operation[] without,
        int millions)
        implements Exercise {
    @Override
    public Class<? extends Annotation> annotationType() {
        return Exercise.class;
    }
}
