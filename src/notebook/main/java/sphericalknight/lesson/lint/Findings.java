package sphericalknight.lesson.lint;

import java.util.ArrayList;
import java.util.List;
import sphericalknight.common.CoursePaths;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/** Collects the violations that the rules find in one notebook. */
final class Findings {
    private final CoursePaths course;
    private final String file;
    private final List<Violation> violations = new ArrayList<>();

    Findings(CoursePaths course, Notebook notebook) {
        this.course = course;
        this.file = course.relative(notebook.file());
    }

    /** The course that the notebook belongs to; rules look there for linked files and tested regions. */
    CoursePaths course() {
        return course;
    }

    void add(Cell cell, String reason, String cure) {
        violations.add(new Violation(file, cell.place(), cell.id(), reason, cure));
    }

    void addForNotebook(String reason, String cure) {
        violations.add(new Violation(file, "notebook", "", reason, cure));
    }

    List<Violation> violations() {
        return violations;
    }
}
