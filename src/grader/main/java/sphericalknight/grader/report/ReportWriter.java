package sphericalknight.grader.report;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.StudentVerdict;

/** Writes reports in one format. */
public interface ReportWriter {
    /**
     * Writes the report of a whole class, which may consist of one student.
     *
     * @param verdict the results of the class
     * @param out the folder of all reports; created if it does not exist
     */
    void write(ClassVerdict verdict, Path out);

    /** Returns a writer that writes one file for each student, in the student's folder. */
    static ReportWriter each(String file, Function<StudentVerdict, String> text) {
        return (verdict, out) -> {
            Map<String, String> folders = StudentFolders.of(verdict.students());
            verdict.students()
                    .forEach(student -> ReportFile.write(
                            out.resolve(folders.get(student.student())).resolve(file), text.apply(student)));
        };
    }
}
