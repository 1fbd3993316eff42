/** What a JVM finds by reflection and a web page has generated: exercises, their tests, and the classes that answers may call. */
package sphericalknight.exercise.platform;
