package sphericalknight.exercise.slip;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import sphericalknight.exercise.slip.Change.Edit;
import sphericalknight.exercise.slip.Change.Site;

/**
 * Finds missing parentheses where javac has computed a part of the expression: {@code square >> 3 + '1'} is {@code square >> 52} in the class
 * file, {@code cell & 0x70 >> 1} is {@code cell & 0x38}, {@code ~1L << square} is {@code -2 << square}, and {@code 1 << 16 - 1} is 32,768.
 */
final class FoldedSlips {
    private static final int FARTHEST = 7;

    private final AbstractInsnNode at;
    private final Site site;
    private final List<Change> changes = new ArrayList<>();

    private FoldedSlips(AbstractInsnNode at, Site site) {
        this.at = at;
        this.site = site;
    }

    /** The changes that put parentheses where {@code at} may lack them. */
    static List<Change> at(AbstractInsnNode at, Site site) {
        FoldedSlips slips = new FoldedSlips(at, site);
        slips.find();
        return slips.changes;
    }

    private void add(String words, Edit edit) {
        changes.add(new Change(SlipSearch.PRECEDENCE, words, List.of(site), edit));
    }

    private void find() {
        int opcode = at.getOpcode();
        Long constant = Expression.constant(opcode >= ISHL && opcode <= IXOR ? Expression.before(at) : at);
        if (constant == null) {
            complement(opcode);
        } else if ((opcode == ISHR || opcode == IUSHR) && constant >= 32) {
            for (int shift = 1; shift <= FARTHEST; shift++) {
                sumBehind(shift, constant.intValue() - shift);
            }
        } else if (opcode == IAND && constant > 0) {
            for (int shift = 1; shift <= FARTHEST && constant << shift < 256; shift++) {
                masked(constant.intValue(), shift);
            }
        } else if (opcode == LDC && constant >= 16 && Long.bitCount(constant) == 1 && !Expression.isLong(at)) {
            long mask = 2 * constant - 1;
            add(
                    "this comes out as " + constant + ", but must be " + mask
                            + "; if a shift stands here: `-` binds more tightly than `<<`.",
                    (method, at) -> method.instructions.set(at, new LdcInsnNode((int) mask)));
        }
    }

    private void complement(int opcode) {
        if (opcode == LSHL && Long.valueOf(-2).equals(Expression.constant(Expression.left(at)))) {
            add("`~` binds more tightly than `<<`: put the shift in parentheses.", (method, at) -> {
                method.instructions.set(Expression.left(at), new InsnNode(LCONST_1));
                method.instructions.insert(at, new InsnNode(LXOR));
                method.instructions.insert(at, new LdcInsnNode(-1L));
            });
        }
    }

    private void sumBehind(int shift, int summand) {
        add("`+` binds more tightly than `>>`: put the shift in parentheses.", (method, at) -> {
            method.instructions.set(Expression.before(at), new LdcInsnNode(shift));
            method.instructions.insert(at, new InsnNode(IADD));
            method.instructions.insert(at, new LdcInsnNode(summand));
        });
    }

    private void masked(int mask, int shift) {
        String words = "this comes out as `& " + mask + "`, but must be `& " + (mask << shift) + "`, shifted down by "
                + shift + " then; if a shift stands here: `>>` binds more tightly than `&`.";
        add(words, (method, at) -> {
            AbstractInsnNode old = Expression.before(at);
            method.instructions.set(old, new LdcInsnNode(mask << shift));
            method.instructions.insert(at, new InsnNode(IUSHR));
            method.instructions.insert(at, new LdcInsnNode(shift));
        });
    }
}
