/** Pictures of sets, boards and words as SVG, each with an equivalent in plain text. */
package sphericalknight.draw;
