/**
 * Writes host classes as Java: the calls that interpreted code makes, without reflection. {@link
 * sphericalknight.machine.table.HostTable} is used when a module is built; nothing of this package runs later.
 */
package sphericalknight.machine.table;
