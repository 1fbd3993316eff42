/** Host classes called by reflection, for a JVM. */
package sphericalknight.machine.reflection;
