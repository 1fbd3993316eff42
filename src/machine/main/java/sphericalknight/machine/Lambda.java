package sphericalknight.machine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The code behind a lambda or method reference, with the values it has captured. */
final class Lambda {
    /** The internal name of the interface that the lambda implements; {@link #name} is the name of the interface's method. */
    final String face;

    final String name;
    final Call target;
    /** The interpreted method that every call runs; null if there is none, or if it depends on the arguments. */
    final Method method;
    /** Whether arguments can stay on the stacks unchanged, without boxing or widening. */
    final boolean isPlain;

    private final Machine machine;
    private final Signature signature;
    private final int kind;
    /** The values captured from the surrounding method, boxed. */
    private final Object[] captured;

    private int hash;

    Lambda(Machine machine, String face, String name, Signature signature, Call target, int kind, Object[] captured) {
        this.machine = machine;
        this.face = face;
        this.name = name;
        this.signature = signature;
        this.target = target;
        this.kind = kind;
        this.captured = captured;
        this.method = method();
        this.isPlain = isPlain();
    }

    /** Calls the target with boxed arguments, which are widened and unboxed as its parameter types require. */
    Object invoke(Object[] arguments) {
        List<Object> all = new ArrayList<>(Arrays.asList(captured));
        all.addAll(Arrays.asList(arguments));
        Object result = Values.converted(signature.result(), machine.interpreter.call(target, kind, all));
        machine.meter.work(Sizes.deep(result, machine.interpreter)); // Java may hash, compare or print it
        return result;
    }

    /** A number that is the same in every run. */
    @Override
    public int hashCode() {
        if (hash == 0) {
            hash = machine.nextHash();
        }
        return hash;
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    private Method method() {
        if (kind == Op.H_INVOKESTATIC || kind == Op.H_INVOKESPECIAL) {
            return target.method;
        }
        boolean hasOwnReceiver = kind != Op.H_NEWINVOKESPECIAL && captured.length > 0 && captured[0] instanceof Obj;
        return hasOwnReceiver ? target.of(((Obj) captured[0]).type) : null;
    }

    private boolean isPlain() {
        if (method == null) {
            return false;
        }
        List<String> wanted = wanted();
        List<String> given = signature.parameters();
        if (wanted.size() != captured.length + given.size() || !isSame(target.signature.result(), signature.result())) {
            return false;
        }
        for (int i = 0; i < given.size(); i++) {
            if (!isSame(wanted.get(captured.length + i), given.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** The parameter types of the target, including its receiver. */
    private List<String> wanted() {
        List<String> wanted = new ArrayList<>(target.signature.parameters());
        if (kind != Op.H_INVOKESTATIC) {
            wanted.add(0, "Ljava/lang/Object;");
        }
        return wanted;
    }

    private static boolean isSame(String one, String other) {
        return Values.isReference(one) ? Values.isReference(other) : one.equals(other);
    }

    /** Copies the captured values to the stacks, starting at index {@code at}. */
    void putCaptured(long[] p, Object[] r, int at) {
        int next = at;
        List<String> types = wanted();
        for (int i = 0; i < captured.length; i++) {
            next = Values.put(types.get(i), captured[i], p, r, next);
        }
    }
}
