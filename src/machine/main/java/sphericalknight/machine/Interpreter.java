package sphericalknight.machine;

import java.util.Arrays;
import java.util.List;

/** The loop that executes instructions, as chapter 6 of the Java Virtual Machine Specification defines them. */
final class Interpreter {
    /** The call depth at which a StackOverflowError is thrown. */
    private static final int MOST_FRAMES = 3000;
    /** The maximum number of nested calls from host code into the machine, each of which uses the host program's stack. */
    private static final int MOST_ENTRIES = 200;

    private static final int SLOTS = 1 << 16;
    /** The number of slots that the arguments of a method may take in a class file. */
    private static final int MOST_ARGUMENTS = 255;

    /** The number of instructions that a call from host code counts as. */
    private static final int ENTRY_WORK = 20;

    /** The number of instructions that a new exception counts as: Java walks through its own stack for it. */
    private static final int THROW_WORK = 300;

    private static final int THROW_BYTES = 512;

    private static final int LONGEST_TRACE = 64;

    final Machine machine;
    private final Linker linker;
    /** The operands and variables of all calls: numbers here, references in {@link #r} at the same index. */
    private final long[] p = new long[SLOTS];

    private final Object[] r = new Object[SLOTS];
    private final Frame[] frames = new Frame[MOST_FRAMES];
    private int depth;
    private int entries;
    final Meter meter;
    final HashTables tables = new HashTables();
    /** The exception on its way to a handler. One that is not this one comes from Java itself. */
    private Throwable traced;
    /** The last error for too deep calls that this machine made; any other comes from Java itself. */
    private StackOverflowError overflow;

    Interpreter(Machine machine) {
        this.machine = machine;
        this.linker = machine.linker;
        this.meter = machine.meter;
        frames[0] = new Frame();
    }

    /** A placeholder for a host object after the instruction {@code new}, before its constructor has run. */
    private record Unborn(String type) {}

    /** Calls a method with boxed arguments, the receiver first. */
    Object call(Method method, Object... arguments) {
        meter.work(ENTRY_WORK);
        int base = top();
        int at = base;
        int i = 0;
        if (!method.isStatic()) {
            r[at++] = arguments[i++];
        }
        for (String type : method.signature.parameters()) {
            at = Values.put(type, arguments[i++], p, r, at);
        }
        run(method, base);
        return Values.get(method.signature.result(), p, r, base);
    }

    /** Calls the target of a lambda or method reference with boxed arguments, the receiver first. */
    Object call(Call target, int kind, List<Object> arguments) {
        meter.work(ENTRY_WORK);
        int base = top();
        int at = base;
        int i = 0;
        Object made = null;
        if (kind == Op.H_NEWINVOKESPECIAL) {
            made = announced(target.owner);
            r[at++] = made;
        } else if (kind != Op.H_INVOKESTATIC) {
            r[at++] = arguments.get(i++);
        }
        for (String type : target.signature.parameters()) {
            at = Values.put(type, arguments.get(i++), p, r, at);
        }
        if (target.method != null
                && (kind == Op.H_INVOKESTATIC || kind == Op.H_NEWINVOKESPECIAL || kind == Op.H_INVOKESPECIAL)) {
            run(target.method, base);
        } else if (kind == Op.H_INVOKESTATIC || kind == Op.H_NEWINVOKESPECIAL) {
            target.callHost(p, r, base);
        } else {
            callVirtual(target, base);
        }
        if (kind == Op.H_NEWINVOKESPECIAL) {
            return made instanceof Obj ? made : r[base];
        }
        return Values.get(target.signature.result(), p, r, base);
    }

    private void callVirtual(Call target, int base) {
        Object receiver = r[base];
        if (receiver == null) {
            throw new NullPointerException();
        }
        boolean isPrivate = target.method != null && target.method.isPrivate();
        Method method = isPrivate ? target.method : null;
        if (receiver instanceof Obj object) {
            method = target.of(object.type);
        }
        if (method != null) {
            run(method, base);
        } else if (receiver instanceof Closure closure && closure.lambda() != null && target.host == null) {
            callClosure(closure.lambda(), target, base);
        } else {
            target.callHost(p, r, base);
        }
    }

    /** Calls a lambda with the arguments after {@code base}, and stores the result at {@code base}. */
    private void callClosure(Lambda lambda, Call target, int base) {
        Object[] arguments = new Object[target.signature.parameters().size()];
        int at = base + 1;
        for (int i = 0; i < arguments.length; i++) {
            String type = target.signature.parameters().get(i);
            arguments[i] = Values.get(type, p, r, at);
            at += Values.slots(type);
        }
        Values.put(target.signature.result(), lambda.invoke(arguments), p, r, base);
    }

    /** A new object of an interpreted class, or a placeholder for a host object. */
    private Object announced(String name) {
        LoadedClass type = machine.loaded(name);
        if (type == null) {
            return new Unborn(name);
        }
        type.initialise();
        meter.bytes(type.objectBytes);
        return new Obj(type);
    }

    /** The index of the first free slot on the stacks. */
    private int top() {
        Frame frame = frames[depth];
        return depth == 0 ? 0 : frame.base + frame.code.maxLocals + frame.code.maxStack;
    }

    private void run(Method method, int base) {
        int floor = depth;
        if (entries == MOST_ENTRIES) {
            throw overflow();
        }
        entries++;
        try {
            enter(method, base);
            loop(floor);
        } catch (Halt halt) {
            if (floor == 0) {
                depth = 0;
                Arrays.fill(r, null); // or the next call would keep all that this one had
            }
            throw halt;
        } finally {
            entries--;
            depth = floor;
        }
    }

    /** The error for too many calls within calls. It is counted, so it comes at the same call on every JVM, and may be caught. */
    StackOverflowError overflow() {
        overflow = new StackOverflowError();
        return overflow;
    }

    private void enter(Method method, int base) {
        Code code = method.code();
        if (depth + 1 == MOST_FRAMES || base + code.maxLocals + code.maxStack >= SLOTS) {
            throw overflow();
        }
        meter.step(code.callWork);
        if (frames[++depth] == null) {
            frames[depth] = new Frame();
        }
        Frame frame = frames[depth];
        frame.code = code;
        frame.base = base;
        frame.sp = base + code.maxLocals;
        frame.pc = 0;
    }

    /** Lets go of what finished calls have left on the stacks, behind the arguments and the result of a host call that is under way. */
    void release() {
        Arrays.fill(r, Math.min(r.length, top() + MOST_ARGUMENTS), r.length, null);
    }

    /** What the running methods refer to. */
    Object[] references() {
        release();
        return r;
    }

    /**
     * Runs the topmost frame, and the frames of the methods that it calls, until {@link #depth} has fallen to {@code floor}. HotSpot does
     * not compile methods of more than 8,000 bytes, so rare instructions are in {@link RareInstructions}.
     */
    private void loop(int floor) {
        final long[] p = this.p;
        final Object[] r = this.r;
        while (true) {
            Frame frame = frames[depth];
            Code code = frame.code;
            int[] ops = code.ops;
            int[] args = code.args;
            Object[] links = code.links;
            int base = frame.base;
            int sp = frame.sp;
            int pc = frame.pc;
            try {
                frame:
                while (true) {
                    int op = ops[pc];
                    int arg = args[pc++];
                    switch (op) {
                        case Op.ICONST, Op.LCONST -> {
                            p[sp] = arg;
                            sp += op == Op.LCONST ? 2 : 1;
                        }
                        case Op.LDC -> r[sp++] = links[arg];
                        case Op.LDC_LONG -> {
                            p[sp] = code.longs[arg];
                            sp += 2;
                        }
                        case Op.ACONST_NULL -> r[sp++] = null;
                        case Op.ILOAD -> p[sp++] = p[base + arg];
                        case Op.LLOAD -> {
                            p[sp] = p[base + arg];
                            sp += 2;
                        }
                        case Op.ALOAD -> r[sp++] = r[base + arg];
                        case Op.ISTORE -> p[base + arg] = p[--sp];
                        case Op.LSTORE -> {
                            sp -= 2;
                            p[base + arg] = p[sp];
                        }
                        case Op.ASTORE -> r[base + arg] = r[--sp];
                        case Op.IALOAD -> {
                            int[] array = (int[]) r[sp - 2];
                            int i = (int) p[sp - 1];
                            if (array == null || i < 0 || i >= array.length) {
                                throw Faults.element(array, i);
                            }
                            p[--sp - 1] = array[i];
                        }
                        case Op.LALOAD -> {
                            long[] array = (long[]) r[sp - 2];
                            int i = (int) p[sp - 1];
                            if (array == null || i < 0 || i >= array.length) {
                                throw Faults.element(array, i);
                            }
                            p[sp - 2] = array[i];
                        }
                        case Op.AALOAD -> {
                            Object[] array = (Object[]) r[sp - 2];
                            int i = (int) p[sp - 1];
                            if (array == null || i < 0 || i >= array.length) {
                                throw Faults.element(array, i);
                            }
                            r[--sp - 1] = array[i];
                        }
                        case Op.IASTORE -> {
                            sp -= 3;
                            int[] array = (int[]) r[sp];
                            int i = (int) p[sp + 1];
                            if (array == null || i < 0 || i >= array.length) {
                                throw Faults.element(array, i);
                            }
                            array[i] = (int) p[sp + 2];
                        }
                        case Op.LASTORE -> {
                            sp -= 4;
                            long[] array = (long[]) r[sp];
                            int i = (int) p[sp + 1];
                            if (array == null || i < 0 || i >= array.length) {
                                throw Faults.element(array, i);
                            }
                            array[i] = p[sp + 2];
                        }
                        case Op.AASTORE -> {
                            sp -= 3;
                            Object[] array = (Object[]) r[sp];
                            int i = (int) p[sp + 1];
                            if (array == null || i < 0 || i >= array.length) {
                                throw Faults.element(array, i);
                            }
                            array[i] = r[sp + 2];
                        }
                        case Op.POP -> sp--;
                        case Op.POP2 -> sp -= 2;
                        case Op.DUP -> {
                            p[sp] = p[sp - 1];
                            r[sp] = r[sp - 1];
                            sp++;
                        }
                        case Op.DUP2 -> {
                            p[sp] = p[sp - 2];
                            r[sp] = r[sp - 2];
                            p[sp + 1] = p[sp - 1];
                            r[sp + 1] = r[sp - 1];
                            sp += 2;
                        }
                        case Op.IADD -> {
                            sp--;
                            p[sp - 1] = (int) (p[sp - 1] + p[sp]);
                        }
                        case Op.LADD -> {
                            sp -= 2;
                            p[sp - 2] += p[sp];
                        }
                        case Op.ISUB -> {
                            sp--;
                            p[sp - 1] = (int) (p[sp - 1] - p[sp]);
                        }
                        case Op.LSUB -> {
                            sp -= 2;
                            p[sp - 2] -= p[sp];
                        }
                        case Op.IMUL -> {
                            sp--;
                            p[sp - 1] = (int) (p[sp - 1] * p[sp]);
                        }
                        case Op.LMUL -> {
                            sp -= 2;
                            p[sp - 2] *= p[sp];
                        }
                        case Op.IDIV, Op.IREM -> {
                            sp--;
                            if (p[sp] == 0) {
                                throw new ArithmeticException("/ by zero");
                            }
                            p[sp - 1] = (int) (op == Op.IDIV ? p[sp - 1] / p[sp] : p[sp - 1] % p[sp]);
                        }
                        case Op.LDIV, Op.LREM -> {
                            sp -= 2;
                            if (p[sp] == 0) {
                                throw new ArithmeticException("/ by zero");
                            }
                            p[sp - 2] =
                                    op == Op.LREM ? p[sp - 2] % p[sp] : p[sp] == -1 ? -p[sp - 2] : p[sp - 2] / p[sp];
                        }
                        case Op.INEG -> p[sp - 1] = (int) -p[sp - 1];
                        case Op.LNEG -> p[sp - 2] = -p[sp - 2];
                        case Op.ISHL -> {
                            sp--;
                            p[sp - 1] = (int) p[sp - 1] << (int) p[sp];
                        }
                        case Op.LSHL -> {
                            sp--;
                            p[sp - 2] <<= (int) p[sp];
                        }
                        case Op.ISHR -> {
                            sp--;
                            p[sp - 1] = (int) p[sp - 1] >> (int) p[sp];
                        }
                        case Op.LSHR -> {
                            sp--;
                            p[sp - 2] >>= (int) p[sp];
                        }
                        case Op.IUSHR -> {
                            sp--;
                            p[sp - 1] = (int) p[sp - 1] >>> (int) p[sp];
                        }
                        case Op.LUSHR -> {
                            sp--;
                            p[sp - 2] >>>= (int) p[sp];
                        }
                        case Op.IAND -> {
                            sp--;
                            p[sp - 1] &= p[sp];
                        }
                        case Op.LAND -> {
                            sp -= 2;
                            p[sp - 2] &= p[sp];
                        }
                        case Op.IOR -> {
                            sp--;
                            p[sp - 1] |= p[sp];
                        }
                        case Op.LOR -> {
                            sp -= 2;
                            p[sp - 2] |= p[sp];
                        }
                        case Op.IXOR -> {
                            sp--;
                            p[sp - 1] ^= p[sp];
                        }
                        case Op.LXOR -> {
                            sp -= 2;
                            p[sp - 2] ^= p[sp];
                        }
                        case Op.IINC -> {
                            int variable = base + (arg >>> 16);
                            p[variable] = (int) (p[variable] + (short) arg);
                        }
                        case Op.I2L -> sp++;
                        case Op.L2I -> {
                            sp--;
                            p[sp - 1] = (int) p[sp - 1];
                        }
                        case Op.LCMP -> {
                            sp -= 3;
                            p[sp - 1] = Long.compare(p[sp - 1], p[sp + 1]);
                        }
                        case Op.IFEQ -> pc = p[--sp] == 0 ? arg : pc;
                        case Op.IFNE -> pc = p[--sp] != 0 ? arg : pc;
                        case Op.IFLT -> pc = p[--sp] < 0 ? arg : pc;
                        case Op.IFGE -> pc = p[--sp] >= 0 ? arg : pc;
                        case Op.IFGT -> pc = p[--sp] > 0 ? arg : pc;
                        case Op.IFLE -> pc = p[--sp] <= 0 ? arg : pc;
                        case Op.IF_ICMPEQ -> {
                            sp -= 2;
                            pc = p[sp] == p[sp + 1] ? arg : pc;
                        }
                        case Op.IF_ICMPNE -> {
                            sp -= 2;
                            pc = p[sp] != p[sp + 1] ? arg : pc;
                        }
                        case Op.IF_ICMPLT -> {
                            sp -= 2;
                            pc = p[sp] < p[sp + 1] ? arg : pc;
                        }
                        case Op.IF_ICMPGE -> {
                            sp -= 2;
                            pc = p[sp] >= p[sp + 1] ? arg : pc;
                        }
                        case Op.IF_ICMPGT -> {
                            sp -= 2;
                            pc = p[sp] > p[sp + 1] ? arg : pc;
                        }
                        case Op.IF_ICMPLE -> {
                            sp -= 2;
                            pc = p[sp] <= p[sp + 1] ? arg : pc;
                        }
                        case Op.IF_ACMPEQ -> {
                            sp -= 2;
                            pc = r[sp] == r[sp + 1] ? arg : pc;
                        }
                        case Op.IF_ACMPNE -> {
                            sp -= 2;
                            pc = r[sp] != r[sp + 1] ? arg : pc;
                        }
                        case Op.IFNULL -> pc = r[--sp] == null ? arg : pc;
                        case Op.IFNONNULL -> pc = r[--sp] != null ? arg : pc;
                        case Op.GOTO -> pc = arg;
                        case Op.STEP -> meter.step(arg);
                        case Op.LOOKUPSWITCH -> {
                            pc = code.switches[arg].target((int) p[--sp]);
                            meter.work(1);
                        }
                        case Op.IRETURN, Op.FRETURN -> {
                            p[base] = p[sp - 1];
                            frames[--depth].sp = base + 1;
                            break frame;
                        }
                        case Op.LRETURN, Op.DRETURN -> {
                            p[base] = p[sp - 2];
                            frames[--depth].sp = base + 2;
                            break frame;
                        }
                        case Op.ARETURN -> {
                            r[base] = r[sp - 1];
                            frames[--depth].sp = base + 1;
                            break frame;
                        }
                        case Op.RETURN -> {
                            frames[--depth].sp = base;
                            break frame;
                        }
                        case Op.GETSTATIC_INT -> {
                            LoadedClass.Place place = (LoadedClass.Place) links[arg];
                            p[sp++] = place.owner().p[place.slot()];
                        }
                        case Op.GETSTATIC_LONG -> {
                            LoadedClass.Place place = (LoadedClass.Place) links[arg];
                            p[sp] = place.owner().p[place.slot()];
                            sp += 2;
                        }
                        case Op.GETSTATIC_REF -> {
                            LoadedClass.Place place = (LoadedClass.Place) links[arg];
                            r[sp++] = place.owner().r[place.slot()];
                        }
                        case Op.PUTSTATIC_INT, Op.PUTSTATIC_LONG -> {
                            LoadedClass.Place place = (LoadedClass.Place) links[arg];
                            sp -= op == Op.PUTSTATIC_LONG ? 2 : 1;
                            place.owner().p[place.slot()] = p[sp];
                        }
                        case Op.PUTSTATIC_REF -> {
                            LoadedClass.Place place = (LoadedClass.Place) links[arg];
                            place.owner().r[place.slot()] = r[--sp];
                        }
                        case Op.GETFIELD_INT, Op.GETFIELD_LONG -> {
                            Obj object = (Obj) r[sp - 1];
                            if (object == null) {
                                throw Faults.isNull();
                            }
                            p[sp - 1] = object.p[arg];
                            sp += op - Op.GETFIELD_INT;
                        }
                        case Op.GETFIELD_REF -> {
                            Obj object = (Obj) r[sp - 1];
                            if (object == null) {
                                throw Faults.isNull();
                            }
                            r[sp - 1] = object.r[arg];
                        }
                        case Op.PUTFIELD_INT, Op.PUTFIELD_LONG -> {
                            sp -= op == Op.PUTFIELD_LONG ? 3 : 2;
                            Obj object = (Obj) r[sp];
                            if (object == null) {
                                throw Faults.isNull();
                            }
                            object.p[arg] = p[sp + 1];
                        }
                        case Op.PUTFIELD_REF -> {
                            sp -= 2;
                            Obj object = (Obj) r[sp];
                            if (object == null) {
                                throw Faults.isNull();
                            }
                            object.r[arg] = r[sp + 1];
                        }
                        case Op.CALL -> {
                            Call call = (Call) links[arg];
                            frame.pc = pc;
                            enter(call.method, sp - call.slots);
                            break frame;
                        }
                        case Op.CALL_VIRTUAL, Op.CALL_HOST_VIRTUAL -> {
                            Call call = (Call) links[arg];
                            int start = sp - call.slots;
                            Object receiver = r[start];
                            if (receiver == null) {
                                throw Faults.isNull();
                            }
                            frame.pc = pc;
                            if (isEntered(receiver, call, start)) {
                                break frame;
                            }
                            sp = start + call.resultSlots;
                        }
                        case Op.CALL_HOST -> {
                            Call call = (Call) links[arg];
                            frame.pc = pc;
                            int start = sp - call.slots;
                            call.callHost(p, r, start);
                            sp = start + call.resultSlots;
                        }
                        case Op.CALL_HOST_NEW -> {
                            Call call = (Call) links[arg];
                            frame.pc = pc;
                            sp -= call.slots;
                            construct(call, sp, base + code.maxLocals);
                        }
                        case Op.CALL_SITE -> {
                            CallSite site = (CallSite) links[arg];
                            frame.pc = pc;
                            sp -= site.slots;
                            site.run(p, r, sp);
                            sp += site.resultSlots;
                        }
                        case Op.NEW -> {
                            frame.pc = pc;
                            r[sp++] = announced((String) links[arg]);
                        }
                        case Op.ARRAYLENGTH -> {
                            if (r[sp - 1] == null) {
                                throw Faults.isNull();
                            }
                            p[sp - 1] = JavaArrays.length(r[sp - 1]);
                        }
                        case Op.ATHROW -> {
                            if (r[sp - 1] == null) {
                                throw Faults.isNull();
                            }
                            traced = Thrown.carried(r[sp - 1]);
                            throw Interpreter.<RuntimeException>asIs(traced);
                        }
                        case Op.CHECKCAST, Op.INSTANCEOF ->
                            sp = RareInstructions.type(op, (TypeLink) links[arg], machine.types, p, r, sp);
                        case Op.GETSTATIC,
                                Op.PUTSTATIC,
                                Op.GETFIELD,
                                Op.PUTFIELD,
                                Op.INVOKEVIRTUAL,
                                Op.INVOKESPECIAL,
                                Op.INVOKESTATIC,
                                Op.INVOKEINTERFACE,
                                Op.INVOKEDYNAMIC -> {
                            frame.pc = pc;
                            linker.link(code, pc - 1);
                            pc--;
                        }
                        default -> {
                            sp = RareInstructions.run(code, pc - 1, p, r, sp, machine);
                        }
                    }
                }
            } catch (Throwable thrown) {
                frame.pc = pc;
                handle(thrown, floor);
            }
            if (depth == floor) {
                return;
            }
        }
    }

    /** Enters an interpreted method and returns true, or completes the call at once and returns false. */
    private boolean isEntered(Object receiver, Call call, int start) {
        if (receiver instanceof Obj object) {
            Method method = call.of(object.type);
            if (method != null) {
                enter(method, start);
                return true;
            }
        } else if (receiver instanceof Closure closure) {
            if (closure.object() != null) {
                r[start] = closure.object();
                return isEntered(closure.object(), call, start);
            }
            Lambda lambda = closure.lambda();
            boolean isItsOwn = call.method == null || call.method.isAbstract();
            if (call.name.equals(lambda.name) && isItsOwn) {
                return isEntered(lambda, call, start);
            }
            if (call.method != null) {
                enter(call.method, start); // a default method of an interpreted interface
                return true;
            }
        }
        call.callHost(p, r, start);
        return false;
    }

    private boolean isEntered(Lambda lambda, Call call, int start) {
        if (!lambda.isPlain) {
            callClosure(lambda, call, start);
            return false;
        }
        int captured = lambda.target.slots - call.slots + 1;
        if (start + captured + call.slots >= SLOTS) {
            throw overflow();
        }
        System.arraycopy(p, start + 1, p, start + captured, call.slots - 1);
        System.arraycopy(r, start + 1, r, start + captured, call.slots - 1);
        lambda.putCaptured(p, r, start);
        enter(lambda.method, start);
        return true;
    }

    /** Runs a host constructor and replaces the placeholder, if there is one, with the new object. */
    private void construct(Call call, int start, int bottom) {
        Object announced = r[start];
        if (announced instanceof Obj) {
            call.callHost(call.ofParent, p, r, start);
            if (((Obj) announced).outside instanceof Thrown thrown) {
                trace(thrown, announced);
            }
            return;
        }
        call.callHost(p, r, start);
        Object made = r[start];
        for (int i = bottom; i < start; i++) {
            if (r[i] == announced) {
                r[i] = made;
            }
        }
        if (made instanceof Throwable thrown) {
            trace(thrown, null);
        }
    }

    /**
     * Continues at the exception handler of the topmost frame that catches {@code thrown}; rethrows it if no frame above {@code floor}
     * does, or if it is a {@link Halt}. Where Java itself ran out of memory or stack, the code ends, too: how much there is differs from one
     * JVM to the next, and what Java left half done must not run on.
     */
    private void handle(Throwable thrown, int floor) {
        if (thrown instanceof Halt halt) {
            if (halt != traced) {
                halt.setStackTrace(lines(depth));
                traced = halt;
            }
            throw halt;
        }
        if (thrown != traced && thrown != overflow && thrown instanceof VirtualMachineError) {
            throw new LimitReached(
                    thrown instanceof StackOverflowError ? LimitReached.Kind.DEPTH : LimitReached.Kind.MEMORY);
        }
        if (thrown != traced) {
            trace(thrown, null);
            ofLibrary(thrown);
            traced = thrown;
        }
        Object seen = Thrown.seen(thrown);
        for (; depth > floor; depth--) {
            Frame frame = frames[depth];
            int handler = frame.code.handler(frame.pc - 1, seen);
            if (handler >= 0) {
                frame.pc = handler;
                frame.sp = frame.base + frame.code.maxLocals;
                r[frame.sp++] = seen;
                return;
            }
        }
        throw Interpreter.<RuntimeException>asIs(thrown);
    }

    /** Sets an exception's stack trace to the lines of the interpreted methods, without the constructors of {@code made}. */
    private void trace(Throwable thrown, Object made) {
        meter.work(THROW_WORK);
        meter.bytes(THROW_BYTES);
        int from = depth;
        while (made != null
                && from > 1
                && r[frames[from].base] == made
                && frames[from].code.method.name().equals("<init>")) {
            from--;
        }
        thrown.setStackTrace(lines(from));
    }

    /** The lines of the running methods, from the one in frame {@code from} outwards. */
    private StackTraceElement[] lines(int from) {
        StackTraceElement[] lines = new StackTraceElement[Math.min(from, LONGEST_TRACE)];
        for (int i = 0; i < lines.length; i++) {
            Frame frame = frames[from - i];
            LoadedClass type = frame.code.method.owner;
            int line = frame.code.lines[Math.max(0, frame.pc - 1)];
            lines[i] = new StackTraceElement(
                    type.name.replace('/', '.'), frame.code.method.name(), type.file.sourceFile, line);
        }
        return lines;
    }

    /**
     * Adds the library method to an exception's stack trace if the current instruction calls one. Such an exception, for
     * example for the square "z9", was not thrown by a line of the answer.
     */
    private void ofLibrary(Throwable thrown) {
        Frame frame = frames[depth];
        int index = frame.code.args[Math.max(0, frame.pc - 1)];
        Object[] links = frame.code.links;
        int op = frame.code.ops[Math.max(0, frame.pc - 1)];
        boolean isCall = op == Op.CALL_HOST || op == Op.CALL_HOST_VIRTUAL || op == Op.CALL_HOST_NEW;
        if (isCall && links[index] instanceof Call call && call.owner.startsWith("sphericalknight/")) {
            StackTraceElement[] lines = thrown.getStackTrace();
            StackTraceElement[] more = new StackTraceElement[lines.length + 1];
            more[0] = new StackTraceElement(call.owner.replace('/', '.'), call.name, "", 1);
            System.arraycopy(lines, 0, more, 1, lines.length);
            thrown.setStackTrace(more);
        }
    }

    /** Throws {@code thrown} without wrapping it, checked or not. */
    @SuppressWarnings("unchecked")
    static <E extends Throwable> RuntimeException asIs(Throwable thrown) throws E {
        throw (E) thrown;
    }
}
