package sphericalknight.grader.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.text.TerminalText;

/** The identical answers of a class. Comments are compared, white space is not. */
public final class IdenticalAnswers {
    private IdenticalAnswers() {}

    /** One line for each answer that several people have, unless they handed in together. */
    public static List<String> of(ClassVerdict verdict) {
        Map<String, Map<String, List<StudentVerdict>>> byCode = new LinkedHashMap<>();
        for (StudentVerdict student : verdict.students()) {
            for (ExerciseVerdict exercise : student.exercises()) {
                String code = exercise.code().replaceAll("\\s+", "");
                if (!code.isEmpty() && exercise.reason() != Reason.NOT_ATTEMPTED) {
                    byCode.computeIfAbsent(exercise.id(), id -> new LinkedHashMap<>())
                            .computeIfAbsent(code, each -> new ArrayList<>())
                            .add(student);
                }
            }
        }
        List<String> lines = new ArrayList<>();
        byCode.forEach((id, answers) -> answers.values().forEach(students -> {
            Set<String> submissions = students.stream()
                    .map(student -> student.delivery().submission())
                    .collect(Collectors.toCollection(LinkedHashSet::new));
            if (students.size() > 1 && (submissions.size() > 1 || submissions.contains(""))) {
                lines.add(id + ": "
                        + students.stream()
                                .map(student -> TerminalText.line(student.student()))
                                .collect(Collectors.joining(", ")));
            }
        }));
        return lines;
    }
}
