package sphericalknight.exercise.answer;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import sphericalknight.page.table.MemberNames;

/** Web page version: the supertypes of host classes, from the generated list. */
final class Supertypes {
    private Supertypes() {}

    static Set<String> declaring(String owner, String member, ClassLoader loader) {
        Set<String> names = new LinkedHashSet<>();
        collect(owner, member, names);
        return names;
    }

    private static void collect(String type, String member, Set<String> names) {
        String line = MemberNames.of(type);
        if (line == null) {
            return;
        }
        int end = line.indexOf(';');
        boolean isConstructor = member.equals("<init>");
        if (isConstructor || Arrays.asList(line.substring(end + 1).split(" ")).contains(member)) {
            names.add(type);
        }
        if (!isConstructor) {
            for (String parent : line.substring(0, end).split(" ")) {
                collect(parent, member, names);
            }
        }
    }
}
