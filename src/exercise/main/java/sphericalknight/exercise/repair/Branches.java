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

/**
 * Inserts guards, to find out which branches of a method are entered. A guard is code that throws an exception, directly after a
 * conditional jump.
 */
final class Branches {
    private Branches() {}

    /** Returns a copy of the answer for each condition in the method of {@code site}, with a guard directly after the conditional jump. */
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

    /** The number of conditions before {@code site} in its method. */
    static int before(AnswerClasses answer, Site site) {
        MethodNode method = Change.read(answer.files().get(site.file())).methods.get(site.method());
        return (int) Arrays.stream(method.instructions.toArray())
                .limit(site.instruction())
                .filter(Branches::isCondition)
                .count();
    }

    /**
     * Whether {@code at} is a conditional jump. A jump followed only by the return of a constant does not count: careful learners add such
     * special cases, which the tests may never enter.
     */
    private static boolean isCondition(AbstractInsnNode at) {
        AbstractInsnNode next = Expression.behind(at);
        AbstractInsnNode last = Expression.constant(next) == null ? null : Expression.behind(next);
        boolean isReturn = last != null && last.getOpcode() >= IRETURN && last.getOpcode() <= RETURN;
        return at instanceof JumpInsnNode && at.getOpcode() != GOTO && !isReturn;
    }

    /** An edit that inserts 0 / 0, which throws an exception. Unlike a {@code throw}, it needs no frame after it. */
    private static Change.Edit guard() {
        return JavaSlips.insert(
                () -> new InsnNode(ICONST_0),
                () -> new InsnNode(ICONST_0),
                () -> new InsnNode(IDIV),
                () -> new InsnNode(POP));
    }

    /** Whether {@code thrown} can come from a guard: it is an {@link ArithmeticException}. */
    static boolean isGuard(Throwable thrown) {
        return thrown instanceof ArithmeticException;
    }
}
