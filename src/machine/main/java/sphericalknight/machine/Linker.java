package sphericalknight.machine;

/**
 * Resolves the field or method that an instruction names when the instruction first runs, and replaces the instruction with a faster one:
 * {@code getfield #17} might become {@code getfield_int 3}.
 */
final class Linker {
    private final Machine machine;

    Linker(Machine machine) {
        this.machine = machine;
    }

    /**
     * Rewrites the instruction at {@code pc}. If it uses a static member of an interpreted class, the class is initialised first, which may
     * throw an exception.
     */
    void link(Code code, int pc) {
        LoadedClass from = code.method.owner();
        int index = code.args[pc];
        int op = code.ops[pc];
        switch (op) {
            case Op.GETSTATIC, Op.PUTSTATIC, Op.GETFIELD, Op.PUTFIELD -> field(code, pc, from, index);
            case Op.INVOKEDYNAMIC -> {
                if (from.links[index] == null) {
                    from.links[index] = CallSite.of(from, index);
                }
                code.ops[pc] = Op.CALL_SITE;
            }
            default -> {
                // toString() and super.toString() may share a pool entry; the second half is for super.toString()
                int place = op == Op.INVOKESPECIAL ? index + from.links.length / 2 : index;
                if (from.links[place] == null) {
                    from.links[place] = call(from, index, op);
                }
                code.args[pc] = place;
                code.ops[pc] = quick(op, (Call) from.links[place]);
            }
        }
    }

    private void field(Code code, int pc, LoadedClass from, int index) {
        Constants constants = from.file.constants;
        String name = constants.memberName(index);
        String descriptor = constants.descriptor(index);
        LoadedClass owner = machine.loaded(constants.owner(index));
        LoadedClass.Place place = owner == null ? null : owner.field(name);
        boolean isStatic = code.ops[pc] == Op.GETSTATIC || code.ops[pc] == Op.PUTSTATIC;
        if (place == null) {
            hostField(code, pc, from, index);
            return;
        }
        if (isStatic) {
            place.owner().initialise();
            from.links[index] = place;
        } else {
            code.args[pc] = place.slot();
        }
        int size = Values.isReference(descriptor) ? 2 : Values.slots(descriptor) - 1;
        code.ops[pc] = size
                + switch (code.ops[pc]) {
                    case Op.GETSTATIC -> Op.GETSTATIC_INT;
                    case Op.PUTSTATIC -> Op.PUTSTATIC_INT;
                    case Op.GETFIELD -> Op.GETFIELD_INT;
                    default -> Op.PUTFIELD_INT;
                };
    }

    /** Rewrites the read of a host field as a call without arguments. */
    private void hostField(Code code, int pc, LoadedClass from, int index) {
        Constants constants = from.file.constants;
        String owner = constants.owner(index);
        String name = constants.memberName(index);
        Host.Member member = machine.host.member(owner, name + ":" + constants.descriptor(index));
        boolean isStatic = code.ops[pc] == Op.GETSTATIC;
        if (member == null || !isStatic && code.ops[pc] != Op.GETFIELD) {
            throw Unknown.member(owner, name);
        }
        from.links[index] = new Call(
                machine.interpreter, owner, name, "()" + constants.descriptor(index), isStatic, null, member, null);
        code.ops[pc] = Op.CALL_HOST;
    }

    Call call(LoadedClass from, int index, int op) {
        Constants constants = from.file.constants;
        String owner = constants.owner(index);
        owner = owner.charAt(0) == '[' ? "java/lang/Object" : owner;
        String name = constants.memberName(index);
        String descriptor = constants.descriptor(index);
        LoadedClass type = machine.loaded(owner);
        Method method = type == null ? null : type.find(name + descriptor);
        if (op == Op.INVOKESTATIC && type != null) {
            (method == null ? type : method.owner()).initialise();
        }
        Host.Member host = null;
        Host.Member ofParent = null;
        if (method == null) {
            boolean isConstructor = name.equals("<init>");
            host = outside(owner, name + descriptor, op == Op.INVOKESPECIAL && !isConstructor);
            ofParent = isConstructor ? machine.host.member(owner, "super.<init>" + descriptor) : null;
        }
        return new Call(machine.interpreter, owner, name, descriptor, op == Op.INVOKESTATIC, method, host, ofParent);
    }

    /**
     * The member of the host class {@code owner} or, if that class is interpreted, of its nearest host superclass or of a host interface;
     * null if there is none.
     */
    private Host.Member outside(String owner, String key, boolean ofParent) {
        LoadedClass type = machine.loaded(owner);
        if (type == null) {
            Host.Member plain = ofParent ? machine.host.member(owner, "super." + key) : null;
            return plain == null ? machine.host.member(owner, key) : plain;
        }
        Host.Member member = outside(type.file.parent, key, ofParent);
        for (String face : type.file.interfaces) {
            member = member == null ? outside(face, key, ofParent) : member;
        }
        return member;
    }

    private static int quick(int op, Call call) {
        if (op == Op.INVOKESTATIC) {
            return call.method != null ? Op.CALL : Op.CALL_HOST;
        }
        if (op == Op.INVOKESPECIAL) {
            boolean isConstructor = call.name.equals("<init>");
            return call.method != null ? Op.CALL : isConstructor ? Op.CALL_HOST_NEW : Op.CALL_HOST;
        }
        return call.method != null ? Op.CALL_VIRTUAL : Op.CALL_HOST_VIRTUAL;
    }

    /** The constant that {@code ldc} loads: a string or a class object. */
    Object constant(LoadedClass from, int index) {
        Constants constants = from.file.constants;
        switch (constants.tag(index)) {
            case Constants.STRING:
                return machine.intern(constants.className(index));
            case Constants.CLASS:
                return machine.mirror(constants.className(index));
            default:
                throw new Unknown("method handles");
        }
    }
}
