/** Calls host classes by reflection, on a JVM. */
package sphericalknight.machine.reflection;
