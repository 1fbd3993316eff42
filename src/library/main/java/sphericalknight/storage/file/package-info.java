/** Files of stored positions and games, written and read record by record, with checksums. */
package sphericalknight.storage.file;
