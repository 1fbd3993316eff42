package sphericalknight.machine;

/** Chooses the case of a {@code switch} over types, records, or enum constants. */
final class SwitchSite extends CallSite {
    /** A case for one constant of an enum. */
    private record EnumCase(String type, String name) {}

    /** The label of each case: a String, an Integer, an {@link EnumCase}, or a {@link TypeLink} for a type. */
    private final Object[] labels;

    /** Whether a String names a constant of the enum that is switched over. */
    private final boolean ofEnum;

    SwitchSite(LoadedClass from, Signature signature, int[] bootstrap, boolean ofEnum) {
        super(signature);
        this.ofEnum = ofEnum;
        Constants constants = from.file.constants;
        labels = new Object[bootstrap.length - 1];
        for (int i = 0; i < labels.length; i++) {
            int index = bootstrap[i + 1];
            labels[i] = switch (constants.tag(index)) {
                case Constants.CLASS -> new TypeLink(constants.className(index), from.machine.types);
                case Constants.STRING -> constants.className(index);
                case Constants.INTEGER -> constants.number(index);
                case Constants.DYNAMIC -> constant(from, index);
                default -> throw new Unknown("this kind of case in a switch over types");
            };
        }
    }

    /**
     * The constant of an enum that is described as {@code EnumDesc.of(ClassDesc.of("Piece"), "KING")}, in two levels of constants that are
     * computed.
     */
    private static EnumCase constant(LoadedClass from, int index) {
        Constants constants = from.file.constants;
        int[] of = from.file.bootstraps[constants.bootstrap(index)];
        int[] inner = of.length == 4 && constants.tag(of[2]) == Constants.DYNAMIC
                ? from.file.bootstraps[constants.bootstrap(of[2])]
                : new int[0];
        if (inner.length != 3) {
            throw new Unknown("this kind of case in a switch over types");
        }
        return new EnumCase(constants.className(inner[2]), constants.className(of[3]));
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
