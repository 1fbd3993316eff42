package sphericalknight.exercises.start;

import sphericalknight.exercise.Exercise;

/** Exercise 0.1, to try out how exercises work. It gives no points. */
@Exercise(id = "0.1", title = "The four corners", lesson = "00-start", points = 0, inClass = true)
public interface Corners {
    /** The set of the four corner squares: a1, h1, a8 and h8. */
    long corners();
}
