package sphericalknight.lesson.page;

import java.util.Optional;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/** The HTML that an edition adds to its pages. A plain edition, as written by {@code course run --out}, adds nothing. */
public interface PageParts {
    /** The parts of a plain edition, which adds nothing. */
    PageParts PLAIN = new PageParts() {};

    /** HTML for the head of every page. */
    default String head() {
        return "";
    }

    /** HTML at the end of every page. */
    default String foot() {
        return "";
    }

    /** HTML beside the link to the index, at the top of every page but the index. */
    default String navigation() {
        return "";
    }

    /** HTML in place of {@code cell}; empty to show the cell as usual. */
    default Optional<String> cell(Notebook lesson, Cell cell) {
        return Optional.empty();
    }

    /** Attributes for the element of a code cell, each preceded by a space. */
    default String attributes(Notebook lesson, Cell cell) {
        return "";
    }

    /** HTML after {@code cell}. */
    default String after(Notebook lesson, Cell cell) {
        return "";
    }

    /**
     * The address of a file of the course, such as {@code notebooks/glossary.md}, within the edition; "" if the edition does not contain
     * it.
     */
    default String address(String path) {
        return "";
    }

    /** The entry in the table of contents for what stands in place of {@code cell}: its id and its title; empty for none. */
    default Optional<Chapter> chapter(Notebook lesson, Cell cell) {
        return Optional.empty();
    }

    /** What stands below a cell that measures times, whose output is not stored. */
    default String timing() {
        return "Measured on your machine when you run it.";
    }

    /** Whether a reader of this edition can run the cells in it; then what speaks of Jupyter is left out. */
    default boolean runs() {
        return false;
    }
}
