/** The commands for the curious: counting moves, keys, the mate table, stored games, and measurements. */
package sphericalknight.cli.curious;
