package sphericalknight.grader.report;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import sphericalknight.common.Digests;
import sphericalknight.grader.model.StudentVerdict;

/** The folders of the students' reports. An id may be any text; a folder's name is short, plain, and unique on every file system. */
final class StudentFolders {
    private static final int LONGEST = 40;
    private static final Set<String> DEVICES =
            Set.of("con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "lpt1", "lpt2", "lpt3", "lpt4");

    private StudentFolders() {}

    /** Returns the folder of each student by id, relative to the folder of the reports, such as {@code students/ada}. */
    static Map<String, String> of(List<StudentVerdict> students) {
        Map<String, String> folders = new LinkedHashMap<>();
        Set<String> taken = new HashSet<>();
        for (StudentVerdict student : students) {
            String name = name(student.student());
            String free = name;
            for (int again = 2; !taken.add(free.toLowerCase(Locale.ROOT)); again++) {
                free = name + "-" + hash(again + student.student());
            }
            folders.put(student.student(), "students/" + free);
        }
        return folders;
    }

    /**
     * The folder name of a student: the id itself if it has at most 40 characters and is valid on every system, otherwise a short
     * form of it in valid characters, followed by a hash.
     */
    static String name(String student) {
        String plain = student.replaceAll("[^A-Za-z0-9._-]", "_").replaceAll("^[._-]+|[._-]+$", "");
        String name = plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST);
        boolean same = name.equals(student)
                && !DEVICES.contains(name.toLowerCase(Locale.ROOT).replaceAll("\\..*", ""));
        return same ? name : (name.isEmpty() ? "student" : name) + "-" + hash(student);
    }

    private static String hash(String student) {
        return HexFormat.of().formatHex(Digests.sha256().digest(student.getBytes(StandardCharsets.UTF_8)), 0, 4);
    }
}
