package sphericalknight.grader.report;

import java.nio.file.Path;
import sphericalknight.grader.model.ClassVerdict;

/** One format. */
public interface ReportWriter {
    /**
     * Writes the report of a whole class, which may be one student.
     *
     * @param verdict what was found out
     * @param out the folder of all reports; made when it is not there
     */
    void write(ClassVerdict verdict, Path out);
}
