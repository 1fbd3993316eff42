package sphericalknight.machine;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Translates a method's instructions into {@link Code}. */
final class Decoder {
    private final Method method;
    private final MethodNode node;
    private final InsnList nodes;
    private final Machine machine;
    /** The index in the code of the first instruction at or after each node. */
    private final int[] indices;

    private final int[] ops;
    private final int[] args;
    private final int[] lines;
    private final List<Object> links = new ArrayList<>();
    private final List<Long> longs = new ArrayList<>();
    private final List<Code.Switch> switches = new ArrayList<>();

    Decoder(Method method, MethodNode node) {
        this.method = method;
        this.node = node;
        this.nodes = node.instructions;
        this.machine = method.owner.machine;
        this.indices = new int[nodes.size()];
        int count = 0;
        for (int i = 0; i < indices.length; i++) {
            indices[i] = count;
            AbstractInsnNode each = nodes.get(i);
            count += each.getOpcode() < 0 ? 0 : isBackward(each, i) ? 2 : 1;
        }
        ops = new int[count];
        args = new int[count];
        lines = new int[count];
    }

    Code code() {
        int line = 0;
        int lastLine = -1;
        for (int i = 0; i < indices.length; i++) {
            AbstractInsnNode each = nodes.get(i);
            if (each instanceof LineNumberNode number && indices[i] != lastLine) {
                line = number.line;
                lastLine = indices[i];
            }
            if (each.getOpcode() >= 0) {
                int at = indices[i];
                if (isBackward(each, i)) {
                    lines[at] = line;
                    ops[at] = Op.STEP;
                    args[at] = at + 2 - index(((JumpInsnNode) each).label);
                    at++;
                }
                lines[at] = line;
                ops[at] = op(each.getOpcode());
                args[at] = arg(each);
            }
        }
        Code.Handler[] handlers = node.tryCatchBlocks.stream()
                .map(each -> new Code.Handler(index(each.start), index(each.end), index(each.handler), each.type))
                .toArray(Code.Handler[]::new);
        return new Code(
                method,
                ops,
                args,
                links.toArray(),
                longs.stream().mapToLong(Long::longValue).toArray(),
                switches.toArray(new Code.Switch[0]),
                handlers,
                lines,
                node.maxLocals,
                node.maxStack);
    }

    private int index(LabelNode label) {
        return indices[nodes.indexOf(label)];
    }

    /** Whether the node at index {@code i} is a jump to itself or to an earlier one, which counts as a step. */
    private boolean isBackward(AbstractInsnNode each, int i) {
        return each instanceof JumpInsnNode jump && nodes.indexOf(jump.label) < i;
    }

    /** The general form of an opcode. */
    private static int op(int op) {
        return switch (op) {
            case Op.ICONST_M1, Op.ICONST_0, Op.ICONST_1, Op.ICONST_2, Op.ICONST_3, Op.ICONST_4, Op.ICONST_5 ->
                Op.ICONST;
            case Op.FCONST_0, Op.FCONST_1, Op.FCONST_2, Op.SIPUSH -> Op.ICONST;
            case Op.LCONST_1 -> Op.LCONST;
            case Op.DCONST_1 -> Op.DCONST;
            case Op.FLOAD -> Op.ILOAD;
            case Op.DLOAD -> Op.LLOAD;
            case Op.FSTORE -> Op.ISTORE;
            case Op.DSTORE -> Op.LSTORE;
            case Op.TABLESWITCH -> Op.LOOKUPSWITCH;
            default -> op;
        };
    }

    /** The operand of an instruction; for what does not fit into a number, its place in one of the lists. */
    private int arg(AbstractInsnNode each) {
        switch (each.getType()) {
            case AbstractInsnNode.INSN:
                return small(each.getOpcode());
            case AbstractInsnNode.INT_INSN:
                return ((IntInsnNode) each).operand;
            case AbstractInsnNode.VAR_INSN:
                return ((VarInsnNode) each).var;
            case AbstractInsnNode.IINC_INSN:
                IincInsnNode increment = (IincInsnNode) each;
                return increment.var << 16 | increment.incr & 0xFFFF;
            case AbstractInsnNode.JUMP_INSN:
                return index(((JumpInsnNode) each).label);
            case AbstractInsnNode.LDC_INSN:
                return constant(indices[nodes.indexOf(each)], ((LdcInsnNode) each).cst);
            case AbstractInsnNode.TYPE_INSN:
                String type = ((TypeInsnNode) each).desc;
                boolean isTest = each.getOpcode() == Op.CHECKCAST || each.getOpcode() == Op.INSTANCEOF;
                return place(links, isTest ? new TypeLink(type, machine.types) : type);
            case AbstractInsnNode.TABLESWITCH_INSN:
                TableSwitchInsnNode table = (TableSwitchInsnNode) each;
                int[] keys = new int[table.labels.size()];
                for (int i = 0; i < keys.length; i++) {
                    keys[i] = table.min + i;
                }
                return place(switches, new Code.Switch(keys, targets(table.labels), index(table.dflt)));
            case AbstractInsnNode.LOOKUPSWITCH_INSN:
                LookupSwitchInsnNode cases = (LookupSwitchInsnNode) each;
                int[] sparse = cases.keys.stream().mapToInt(Integer::intValue).toArray();
                return place(switches, new Code.Switch(sparse, targets(cases.labels), index(cases.dflt)));
            default:
                return place(links, each); // the linker replaces it
        }
    }

    /** The number in the name of an instruction such as {@code iconst_3}; 0 if there is none. */
    private static int small(int op) {
        if (op >= Op.ICONST_M1 && op <= Op.ICONST_5) {
            return op - Op.ICONST_0;
        }
        if (op >= Op.FCONST_0 && op <= Op.FCONST_2) {
            return Float.floatToRawIntBits(op - Op.FCONST_0);
        }
        return op == Op.LCONST_1 || op == Op.DCONST_1 ? 1 : 0;
    }

    private int constant(int at, Object value) {
        if (value instanceof Integer || value instanceof Float) {
            ops[at] = Op.ICONST;
            return (int) Values.bits(value);
        }
        if (value instanceof Number) {
            ops[at] = Op.LDC_LONG;
            return place(longs, Values.bits(value));
        }
        if (value instanceof String text) {
            return place(links, machine.intern(text));
        }
        if (value instanceof Type type && type.getSort() != Type.METHOD) {
            return place(links, machine.classObject(type.getInternalName()));
        }
        throw new Unknown("method handles");
    }

    private int[] targets(List<LabelNode> labels) {
        return labels.stream().mapToInt(this::index).toArray();
    }

    private static <T> int place(List<T> list, T element) {
        list.add(element);
        return list.size() - 1;
    }
}
