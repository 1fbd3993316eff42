package sphericalknight.machine;

import org.objectweb.asm.Opcodes;

/**
 * The opcodes after decoding: those of the Java Virtual Machine Specification, chapter 6, as ASM names them, and from 203 on those of this
 * machine. Variants ({@code iload_1}, {@code iconst_3}) become their general form. The instructions for int also move floats, those for
 * long also doubles.
 */
final class Op implements Opcodes {
    static final int ICONST = BIPUSH;
    static final int LCONST = LCONST_0;
    static final int DCONST = DCONST_0;
    static final int LDC_LONG = 20;

    /** The opcode that counts a step; inserted before each backward jump. */
    static final int STEP = 203;

    /** The first of the opcodes that replace general ones once the Linker has resolved a field or method. */
    static final int GETSTATIC_INT = 204;

    static final int GETSTATIC_LONG = 205;
    static final int GETSTATIC_REF = 206;
    static final int PUTSTATIC_INT = 207;
    static final int PUTSTATIC_LONG = 208;
    static final int PUTSTATIC_REF = 209;
    static final int GETFIELD_INT = 210;
    static final int GETFIELD_LONG = 211;
    static final int GETFIELD_REF = 212;
    static final int PUTFIELD_INT = 213;
    static final int PUTFIELD_LONG = 214;
    static final int PUTFIELD_REF = 215;
    /** The opcode that calls a method without dynamic dispatch: a static or private method, a superclass method, or a constructor. */
    static final int CALL = 216;

    static final int CALL_VIRTUAL = 217;
    /** The opcode that calls a static host method or a method of a host superclass, or reads a static host field. */
    static final int CALL_HOST = 218;

    static final int CALL_SITE = 219;
    static final int CALL_HOST_VIRTUAL = 220;
    static final int CALL_HOST_NEW = 221;

    private Op() {}
}
