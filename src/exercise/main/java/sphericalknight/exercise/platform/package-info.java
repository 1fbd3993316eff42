/** Exercises, their tests, and the classes that answers may call: a JVM finds them by reflection, a web page has generated classes. */
package sphericalknight.exercise.platform;
