package sphericalknight.machine;

import java.util.function.UnaryOperator;

/** The target of a call instruction: a method of an interpreted class or of a host class. */
final class Call {
    final String owner;
    final String name;
    /** The method's name followed by its descriptor, such as {@code attacks(J)J}. */
    final String key;

    final Signature signature;
    /** The number of stack slots of the arguments, including the receiver. */
    final int slots;

    final int resultSlots;
    /** The interpreted method; null for a host method. In a virtual call, the receiver's class may override it. */
    final Method method;

    final Host.Member host;
    /** The constructor of a host class that {@code super(...)} in an interpreted subclass calls; null if there is none. */
    final Host.Member ofParent;

    private final Interpreter interpreter;
    /** The cost of the host method. */
    private final Charge charge;
    /** Whether the result is to be counted by its length, or as a new box. */
    private final boolean isObject;
    /** What makes a result that counts by itself; null for other results. */
    private final UnaryOperator<Object> counted;

    private LoadedClass lastType;
    private Method lastMethod;

    Call(
            Interpreter interpreter,
            String owner,
            String name,
            String descriptor,
            boolean isStatic,
            Method method,
            Host.Member host,
            Host.Member ofParent) {
        this.owner = owner;
        this.name = name;
        this.key = name + descriptor;
        this.signature = Signature.of(descriptor);
        this.slots = signature.slots() + (isStatic ? 0 : 1);
        this.resultSlots = Values.slots(signature.result());
        this.method = method;
        this.host = host;
        this.ofParent = ofParent;
        this.interpreter = interpreter;
        boolean isFree = interpreter.machine.runsCells(); // so host calls cost nothing
        this.charge = isFree ? Charge.NONE : interpreter.machine.charge(owner, name, signature, isStatic);
        this.isObject = !isFree && Charges.isCounted(owner, signature.result());
        this.counted = isFree ? null : Counted.of(owner, signature.result(), isStatic, interpreter);
    }

    /** The interpreted method to run for a receiver of class {@code type}; null if there is none. */
    Method of(LoadedClass type) {
        if (type != lastType) {
            lastMethod = method != null && method.isPrivate() ? method : type.find(key);
            lastType = type;
        }
        return lastMethod;
    }

    /** Calls the host method with the arguments that start at index {@code base} of the stacks, and stores the result at that index. */
    void callHost(long[] p, Object[] r, int base) {
        callHost(host, p, r, base);
    }

    void callHost(Host.Member member, long[] p, Object[] r, int base) {
        if (member == null) {
            throw Unknown.member(owner, name.equals("<init>") ? "" : name);
        }
        charge.pay(interpreter, p, r, base);
        try {
            member.type().call(member.number(), p, r, base);
            if (counted != null) {
                r[base] = counted.apply(r[base]);
            } else if (isObject) {
                Charges.result(interpreter, r[base]);
            }
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw Interpreter.<RuntimeException>asIs(e);
        }
    }
}
