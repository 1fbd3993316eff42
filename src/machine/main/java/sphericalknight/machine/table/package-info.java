/**
 * Generates host classes as Java source, so that interpreted code calls them without reflection. {@link
 * sphericalknight.machine.table.HostTable} runs during the build; nothing of this package runs later.
 */
package sphericalknight.machine.table;
