package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodNode;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.repair.Change.Site;

/** Finds out which branches of a method are entered: a guard is put into one of them, which throws. */
final class Branches {
    private Branches() {}

    /** The answer once for each condition of the method of {@code site}, with a guard where the way goes on behind the condition. */
    static List<AnswerClasses> guarded(AnswerClasses answer, Site site) {
        MethodNode method = Change.read(answer.files().get(site.file())).methods.get(site.method());
        List<AnswerClasses> guarded = new ArrayList<>();
        for (int i = 0; i < method.instructions.size(); i++) {
            if (isCondition(method.instructions.get(i))) {
                Site here = new Site(site.file(), site.method(), i, site.name(), site.line());
                guarded.add(new Change("", "", List.of(here), guard()).of(answer));
            }
        }
        return guarded;
    }

    /** The number of conditions in front of {@code site} in its method. */
    static int before(AnswerClasses answer, Site site) {
        MethodNode method = Change.read(answer.files().get(site.file())).methods.get(site.method());
        return (int) Arrays.stream(method.instructions.toArray())
                .limit(site.instruction())
                .filter(Branches::isCondition)
                .count();
    }

    /** Whether {@code at} decides about more than {@code return 0}, which a careful learner asks for and a right answer may never need. */
    private static boolean isCondition(AbstractInsnNode at) {
        AbstractInsnNode next = Expression.behind(at);
        AbstractInsnNode last = Expression.constant(next) == null ? null : Expression.behind(next);
        boolean isReturn = last != null && last.getOpcode() >= IRETURN && last.getOpcode() <= RETURN;
        return at instanceof JumpInsnNode && at.getOpcode() != GOTO && !isReturn;
    }

    /** 0 / 0, which needs no frame behind it as a throw would. */
    private static Change.Edit guard() {
        return JavaSlips.insert(
                () -> new InsnNode(ICONST_0),
                () -> new InsnNode(ICONST_0),
                () -> new InsnNode(IDIV),
                () -> new InsnNode(POP));
    }

    /** Whether {@code thrown} comes from a guard. */
    static boolean isGuard(Throwable thrown) {
        return thrown instanceof ArithmeticException;
    }
}
