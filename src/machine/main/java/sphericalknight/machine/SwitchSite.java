package sphericalknight.machine;

import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** Chooses the case of a {@code switch} over types, records, or enum constants. */
final class SwitchSite extends CallSite {
    /** A case for one constant of an enum. */
    private record EnumCase(String type, String name) {}

    /** The label of each case: a String, an Integer, an {@link EnumCase}, or a {@link TypeLink} for a type. */
    private final Object[] labels;

    /** Whether a String names a constant of the enum that is switched over. */
    private final boolean ofEnum;

    SwitchSite(LoadedClass from, InvokeDynamicInsnNode node) {
        super(node.desc);
        ofEnum = node.bsm.getName().equals("enumSwitch");
        labels = new Object[node.bsmArgs.length];
        for (int i = 0; i < labels.length; i++) {
            Object label = node.bsmArgs[i];
            labels[i] = label instanceof Type type
                    ? new TypeLink(type.getInternalName(), from.machine.types)
                    : label instanceof ConstantDynamic computed ? constant(computed) : label;
        }
    }

    /**
     * The constant of an enum that is described as {@code EnumDesc.of(ClassDesc.of("Piece"), "KING")}, in two levels of constants that are
     * computed.
     */
    private static EnumCase constant(ConstantDynamic of) {
        if (of.getBootstrapMethodArgumentCount() == 3
                && of.getBootstrapMethodArgument(1) instanceof ConstantDynamic inner
                && inner.getBootstrapMethodArgumentCount() == 2) {
            return new EnumCase(
                    (String) inner.getBootstrapMethodArgument(1), (String) of.getBootstrapMethodArgument(2));
        }
        throw new Unknown("this kind of case in a switch over types");
    }

    /** Finds the first case from the given one on; -1 for null, and the number of cases if none fits. */
    @Override
    void run(long[] p, Object[] r, int base) {
        Object value = r[base];
        int i = (int) p[base + 1];
        if (value == null) {
            p[base] = -1;
            return;
        }
        while (i < labels.length && !fits(value, labels[i])) {
            i++;
        }
        p[base] = i;
    }

    private boolean fits(Object value, Object label) {
        if (label instanceof TypeLink type) {
            return type.isInstance(value);
        }
        if (label instanceof EnumCase constant) {
            return value instanceof Obj object
                    && object.outside instanceof Obj.EnumConstant mine
                    && mine.name().equals(constant.name())
                    && object.type.is(constant.type().replace('.', '/'));
        }
        if (label instanceof Integer number) {
            return value instanceof Character letter ? number.equals((int) letter) : number.equals(value);
        }
        return label.equals(ofEnum ? Intrinsics.name(value) : value);
    }
}
