package sphericalknight.machine;

import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

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
        int place = code.args[pc];
        int op = code.ops[pc];
        if (code.links[place] instanceof FieldInsnNode field) {
            field(code, pc, field);
        } else if (code.links[place] instanceof MethodInsnNode method) {
            Call call = call(method.owner, method.name, method.desc, op);
            code.links[place] = call;
            code.ops[pc] = quick(op, call);
        } else {
            code.links[place] = CallSite.of(code.method.owner, (InvokeDynamicInsnNode) code.links[place]);
            code.ops[pc] = Op.CALL_SITE;
        }
    }

    private void field(Code code, int pc, FieldInsnNode field) {
        LoadedClass owner = machine.loaded(field.owner);
        LoadedClass.Place place = owner == null ? null : owner.field(field.name);
        boolean isStatic = code.ops[pc] == Op.GETSTATIC || code.ops[pc] == Op.PUTSTATIC;
        if (place == null) {
            hostField(code, pc, field);
            return;
        }
        if (isStatic) {
            place.owner().initialise();
            code.links[code.args[pc]] = place;
        } else {
            code.args[pc] = place.slot();
        }
        int size = Values.isReference(field.desc) ? 2 : Values.slots(field.desc) - 1;
        code.ops[pc] = size
                + switch (code.ops[pc]) {
                    case Op.GETSTATIC -> Op.GETSTATIC_INT;
                    case Op.PUTSTATIC -> Op.PUTSTATIC_INT;
                    case Op.GETFIELD -> Op.GETFIELD_INT;
                    default -> Op.PUTFIELD_INT;
                };
    }

    /** Rewrites the read of a host field as a call without arguments. */
    private void hostField(Code code, int pc, FieldInsnNode field) {
        Host.Member member = machine.host.member(field.owner, field.name + ":" + field.desc);
        boolean isStatic = code.ops[pc] == Op.GETSTATIC;
        if (member == null || !isStatic && code.ops[pc] != Op.GETFIELD) {
            throw Unknown.member(field.owner, field.name);
        }
        code.links[code.args[pc]] =
                new Call(machine.interpreter, field.owner, field.name, "()" + field.desc, isStatic, null, member, null);
        code.ops[pc] = Op.CALL_HOST;
    }

    /** The target of a call; {@code op} is one of the instructions that call a method. */
    Call call(String named, String name, String descriptor, int op) {
        String owner = named.charAt(0) == '[' ? "java/lang/Object" : named;
        LoadedClass type = machine.loaded(owner);
        Method method = type == null ? null : type.find(name + descriptor);
        if (op == Op.INVOKESTATIC && type != null) {
            (method == null ? type : method.owner).initialise();
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

    /** Whether there is a member with this name and descriptor. */
    boolean has(String owner, String key) {
        LoadedClass type = machine.loaded(owner);
        int colon = key.indexOf(':');
        boolean isOwn =
                type != null && (colon < 0 ? type.find(key) != null : type.field(key.substring(0, colon)) != null);
        return isOwn || outside(owner, key, false) != null || machine.host.member(owner, "super." + key) != null;
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
        Host.Member member = outside(type.file.superName, key, ofParent);
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
}
