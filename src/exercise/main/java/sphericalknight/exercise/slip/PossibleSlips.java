package sphericalknight.exercise.slip;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.slip.Change.Site;

/** All places in an answer that may be a typical Java slip. */
final class PossibleSlips {
    private final Map<JavaSlip, List<Change>> bySlip = new TreeMap<>();

    private PossibleSlips(AnswerClasses answer) {
        answer.files().forEach((file, bytes) -> {
            ClassNode type = Change.read(bytes);
            for (int m = 0; m < type.methods.size(); m++) {
                MethodNode method = type.methods.get(m);
                int line = 0;
                for (int i = 0; i < method.instructions.size(); i++) {
                    AbstractInsnNode at = method.instructions.get(i);
                    if (at instanceof LineNumberNode number) {
                        line = number.line;
                    } else if (at.getOpcode() >= 0) {
                        add(at, new Site(file, m, i, method.name, line));
                    }
                }
            }
        });
    }

    /** The changes that mend possible slips in {@code answer}: each place alone, and all places of one kind together. */
    static List<Change> in(AnswerClasses answer) {
        Map<JavaSlip, List<Change>> bySlip = new PossibleSlips(answer).bySlip;
        List<Change> changes = new ArrayList<>();
        bySlip.values().forEach(changes::addAll);
        bySlip.forEach((slip, places) -> {
            if (places.size() > 1) {
                List<Site> sites = places.stream()
                        .flatMap(change -> change.sites().stream())
                        .toList();
                changes.add(new Change(slip, sites, slip.again()));
            }
        });
        return changes;
    }

    private void add(AbstractInsnNode at, Site site) {
        for (JavaSlip slip : JavaSlip.values()) {
            slip.edit(at)
                    .ifPresent(edit -> bySlip.computeIfAbsent(slip, any -> new ArrayList<>())
                            .add(new Change(slip, List.of(site), edit)));
        }
    }
}
