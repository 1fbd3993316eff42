package sphericalknight.machine;

/** Creates the object for a lambda or a method reference. */
final class LambdaSite extends CallSite {
    /** A flag of {@code LambdaMetafactory.altMetafactory}. */
    private static final int HAS_MARKS = 2;

    private final LoadedClass from;
    private final String face;
    private final String name;
    private final Signature erased;
    private final int kind;
    private final Call target;
    /** The interfaces that the lambda implements besides {@link #face}, as in {@code (Runnable & Mark) () -> {}}. */
    private final String[] marks;
    /** The only instance, if the lambda captures nothing; null until it is needed. */
    private Closure only;

    LambdaSite(LoadedClass from, String name, Signature signature, int[] bootstrap) {
        super(signature);
        this.from = from;
        this.name = name;
        Constants constants = from.file.constants;
        String result = signature.result();
        face = result.substring(1, result.length() - 1);
        erased = Signature.of(constants.className(bootstrap[1]));
        marks = marks(constants, bootstrap);
        int handle = bootstrap[2];
        kind = constants.handleKind(handle);
        int op = switch (kind) {
            case Lambda.INVOKE_STATIC -> Op.INVOKESTATIC;
            case Lambda.INVOKE_SPECIAL, Lambda.NEW -> Op.INVOKESPECIAL;
            default -> Op.INVOKEVIRTUAL;
        };
        target = from.machine.linker.call(from, constants.handleMember(handle), op);
    }

    private static String[] marks(Constants constants, int[] bootstrap) {
        boolean hasMarks = bootstrap.length > 5 && (constants.number(bootstrap[4]) & HAS_MARKS) != 0;
        String[] marks = new String[hasMarks ? constants.number(bootstrap[5]) : 0];
        for (int i = 0; i < marks.length; i++) {
            marks[i] = constants.className(bootstrap[6 + i]);
        }
        return marks;
    }

    @Override
    void run(long[] p, Object[] r, int base) {
        if (only != null) {
            r[base] = only;
            return;
        }
        from.machine.meter.bytes(64);
        Object[] captured = arguments(p, r, base).toArray();
        if (kind != Lambda.INVOKE_STATIC && kind != Lambda.NEW && captured.length > 0 && captured[0] == null) {
            throw new NullPointerException();
        }
        Closure closure = closure().of(new Lambda(from.machine, face, marks, name, erased, target, kind, captured));
        if (captured.length == 0) {
            only = closure;
        }
        r[base] = closure;
    }

    private Closure closure() {
        if (from.machine.loaded(face) != null) {
            return new Closure();
        }
        HostClass host = from.machine.host.type(face);
        Closure closure = host == null ? null : host.closure();
        if (closure == null) {
            throw Unknown.member(face, "");
        }
        return closure;
    }
}
