/** Lessons executed: on the IJava engine inside this JVM or on a real Jupyter, with the same outputs from both. */
package sphericalknight.lesson.engine;
