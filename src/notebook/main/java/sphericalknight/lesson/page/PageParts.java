package sphericalknight.lesson.page;

import java.util.Optional;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/** What an edition adds to its pages. A plain one, as {@code course run --out} writes it, adds nothing. */
public interface PageParts {
    /** Nothing added. */
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

    /** HTML in the place of {@code cell}; nothing: the cell as every edition shows it. */
    default Optional<String> cell(Notebook lesson, Cell cell) {
        return Optional.empty();
    }

    /** Attributes for the element of a code cell, each with a blank before it. */
    default String attributes(Notebook lesson, Cell cell) {
        return "";
    }

    /** HTML after {@code cell}. */
    default String after(Notebook lesson, Cell cell) {
        return "";
    }

    /** The address of a file of the course, such as {@code notebooks/glossary.md}, within the edition; "" if it is not there. */
    default String address(String path) {
        return "";
    }

    /** A picture's {@code src}, a data URI, as this edition shows it. */
    default String picture(String source) {
        return source;
    }
}
