package sphericalknight.machine;

import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Notes each kind of instruction that a method has. */
final class OpcodeCollector extends MethodVisitor {
    private final Set<Integer> seen;

    OpcodeCollector(Set<Integer> seen) {
        super(Opcodes.ASM9);
        this.seen = seen;
    }

    @Override
    public void visitInsn(int op) {
        seen.add(op);
    }

    @Override
    public void visitIntInsn(int op, int operand) {
        seen.add(op);
    }

    @Override
    public void visitVarInsn(int op, int variable) {
        seen.add(op);
    }

    @Override
    public void visitTypeInsn(int op, String type) {
        seen.add(op);
    }

    @Override
    public void visitFieldInsn(int op, String owner, String name, String descriptor) {
        seen.add(op);
    }

    @Override
    public void visitMethodInsn(int op, String owner, String name, String descriptor, boolean isInterface) {
        seen.add(op);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle maker, Object... arguments) {
        seen.add(Opcodes.INVOKEDYNAMIC);
    }

    @Override
    public void visitJumpInsn(int op, Label target) {
        seen.add(op);
    }

    @Override
    public void visitLdcInsn(Object value) {
        seen.add(Opcodes.LDC);
    }

    @Override
    public void visitIincInsn(int variable, int increment) {
        seen.add(Opcodes.IINC);
    }

    @Override
    public void visitTableSwitchInsn(int low, int high, Label otherwise, Label... targets) {
        seen.add(Opcodes.TABLESWITCH);
    }

    @Override
    public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] targets) {
        seen.add(Opcodes.LOOKUPSWITCH);
    }

    @Override
    public void visitMultiANewArrayInsn(String type, int dimensions) {
        seen.add(Opcodes.MULTIANEWARRAY);
    }
}
