package sphericalknight.exercise.repair;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
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
                guarded.add(guarded(here).of(answer));
            }
        }
        return guarded;
    }

    /** A change that inserts a guard directly after {@code site}. */
    static Change guarded(Site site) {
        return new Change("", "", List.of(site), guard());
    }

    /** The number of conditions before {@code site} in its method. */
    static int before(AnswerClasses answer, Site site) {
        MethodNode method = Change.read(answer.files().get(site.file())).methods.get(site.method());
        return (int) Arrays.stream(method.instructions.toArray())
                .limit(site.instruction())
                .filter(Branches::isCondition)
                .count();
    }

    /** The conditional jump that {@code site} is, or that follows it in the same line; empty if there is none. */
    static Optional<Site> decidedBy(AnswerClasses answer, Site site) {
        InsnList code = site.methodIn(answer).instructions;
        int at = site.instruction();
        while (at < code.size()
                && !(code.get(at) instanceof LineNumberNode)
                && !(code.get(at) instanceof JumpInsnNode)) {
            at++;
        }
        return at < code.size() && isCondition(code.get(at))
                ? Optional.of(new Site(site.file(), site.method(), at, site.name(), site.line()))
                : Optional.empty();
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
