/** Schemes for chess positions, from four bits a square down to arithmetic coding; {@code PositionSchemes} lists them. */
package sphericalknight.storage.positions;
