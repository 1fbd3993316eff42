package sphericalknight.machine;

import java.util.Arrays;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** Runs {@code equals}, {@code hashCode} and {@code toString} of records that do not declare their own. */
final class RecordSite extends CallSite {
    private final LoadedClass type;
    private final String name;

    RecordSite(LoadedClass type, InvokeDynamicInsnNode node) {
        super(node.desc);
        this.type = type;
        this.name = node.name;
    }

    @Override
    void run(long[] p, Object[] r, int base) {
        Obj record = (Obj) r[base];
        for (Object each : record.components()) {
            type.machine.meter.work(4 + Sizes.deep(each, type.machine.interpreter));
        }
        switch (name) {
            case "equals" -> p[base] = isEqual(record, r[base + 1]) ? 1 : 0;
            case "hashCode" -> {
                int hash = 0;
                for (Object each : record.components()) {
                    hash = 31 * hash + (each == null ? 0 : type.machine.hashCode(each));
                }
                p[base] = hash;
            }
            default -> r[base] = text(record);
        }
    }

    private boolean isEqual(Obj record, Object other) {
        return other instanceof Obj object
                && object.type == type
                && Arrays.equals(record.components(), object.components());
    }

    private String text(Obj record) {
        StringBuilder text = new StringBuilder(type.simpleName()).append('[');
        Object[] values = record.components();
        int i = 0;
        for (FieldNode field : type.file.fields) {
            if (!LoadedClass.isStatic(field)) {
                text.append(i == 0 ? "" : ", ").append(field.name).append('=').append(values[i++]);
            }
        }
        return text.append(']').toString();
    }
}
