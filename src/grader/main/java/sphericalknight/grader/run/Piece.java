package sphericalknight.grader.run;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import sphericalknight.grader.submission.LmsName;
import sphericalknight.grader.submission.Shown;

/** A file or folder that was found: the name of its student, its time, and the name that a learning management system has given it. */
record Piece(
        Path path, String name, String student, Optional<LmsName> lms, Optional<Instant> submitted, String problem) {
    /** The name as reports show it, without the name and the time that stand before it. */
    String shown() {
        String inLms = lms.map(LmsName::file).orElse("");
        return Shown.name(inLms.isEmpty() ? lms.isPresent() ? student : name.replaceFirst("@\\d{8}T\\w+", "") : inLms);
    }
}
