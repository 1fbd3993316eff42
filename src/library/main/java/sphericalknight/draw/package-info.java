/** Pictures of sets, boards and words as SVG, each with a twin in plain text. */
package sphericalknight.draw;
