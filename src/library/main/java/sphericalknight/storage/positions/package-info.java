/**
 * Schemes for positions, from four bits a square to parts of a bit. {@code PositionSchemes} lists them; {@code CountedBoard} is the
 * shortest; it uses the frequencies that {@code CountedTables} counted in games.
 */
package sphericalknight.storage.positions;
