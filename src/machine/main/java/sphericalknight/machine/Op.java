package sphericalknight.machine;

/**
 * The opcodes after decoding. Those up to 202 come from the Java Virtual Machine Specification, chapter 6: variants ({@code iload_1},
 * {@code iconst_3}, {@code wide}) become their general form, floats are moved by the instructions for int, and doubles by those for long.
 * Opcodes from 203 on are specific to this machine.
 */
final class Op {
    static final int NOP = 0;
    static final int ACONST_NULL = 1;
    static final int LCONST = 9;
    static final int DCONST = 14;
    static final int ICONST = 16;
    static final int LDC = 18;
    static final int LDC_LONG = 20;
    static final int ILOAD = 21;
    static final int LLOAD = 22;
    static final int ALOAD = 25;
    static final int IALOAD = 46;
    static final int LALOAD = 47;
    static final int FALOAD = 48;
    static final int DALOAD = 49;
    static final int AALOAD = 50;
    static final int BALOAD = 51;
    static final int CALOAD = 52;
    static final int SALOAD = 53;
    static final int ISTORE = 54;
    static final int LSTORE = 55;
    static final int ASTORE = 58;
    static final int IASTORE = 79;
    static final int LASTORE = 80;
    static final int FASTORE = 81;
    static final int DASTORE = 82;
    static final int AASTORE = 83;
    static final int BASTORE = 84;
    static final int CASTORE = 85;
    static final int SASTORE = 86;
    static final int POP = 87;
    static final int POP2 = 88;
    static final int DUP = 89;
    static final int DUP_X1 = 90;
    static final int DUP_X2 = 91;
    static final int DUP2 = 92;
    static final int DUP2_X1 = 93;
    static final int DUP2_X2 = 94;
    static final int SWAP = 95;
    static final int IADD = 96;
    static final int LADD = 97;
    static final int FADD = 98;
    static final int DADD = 99;
    static final int ISUB = 100;
    static final int LSUB = 101;
    static final int FSUB = 102;
    static final int DSUB = 103;
    static final int IMUL = 104;
    static final int LMUL = 105;
    static final int FMUL = 106;
    static final int DMUL = 107;
    static final int IDIV = 108;
    static final int LDIV = 109;
    static final int FDIV = 110;
    static final int DDIV = 111;
    static final int IREM = 112;
    static final int LREM = 113;
    static final int FREM = 114;
    static final int DREM = 115;
    static final int INEG = 116;
    static final int LNEG = 117;
    static final int FNEG = 118;
    static final int DNEG = 119;
    static final int ISHL = 120;
    static final int LSHL = 121;
    static final int ISHR = 122;
    static final int LSHR = 123;
    static final int IUSHR = 124;
    static final int LUSHR = 125;
    static final int IAND = 126;
    static final int LAND = 127;
    static final int IOR = 128;
    static final int LOR = 129;
    static final int IXOR = 130;
    static final int LXOR = 131;
    static final int IINC = 132;
    static final int I2L = 133;
    static final int I2F = 134;
    static final int I2D = 135;
    static final int L2I = 136;
    static final int L2F = 137;
    static final int L2D = 138;
    static final int F2I = 139;
    static final int F2L = 140;
    static final int F2D = 141;
    static final int D2I = 142;
    static final int D2L = 143;
    static final int D2F = 144;
    static final int I2B = 145;
    static final int I2C = 146;
    static final int I2S = 147;
    static final int LCMP = 148;
    static final int FCMPL = 149;
    static final int FCMPG = 150;
    static final int DCMPL = 151;
    static final int DCMPG = 152;
    static final int IFEQ = 153;
    static final int IFNE = 154;
    static final int IFLT = 155;
    static final int IFGE = 156;
    static final int IFGT = 157;
    static final int IFLE = 158;
    static final int IF_ICMPEQ = 159;
    static final int IF_ICMPNE = 160;
    static final int IF_ICMPLT = 161;
    static final int IF_ICMPGE = 162;
    static final int IF_ICMPGT = 163;
    static final int IF_ICMPLE = 164;
    static final int IF_ACMPEQ = 165;
    static final int IF_ACMPNE = 166;
    static final int GOTO = 167;
    static final int TABLESWITCH = 170;
    static final int LOOKUPSWITCH = 171;
    static final int IRETURN = 172;
    static final int LRETURN = 173;
    static final int FRETURN = 174;
    static final int DRETURN = 175;
    static final int ARETURN = 176;
    static final int RETURN = 177;
    static final int GETSTATIC = 178;
    static final int PUTSTATIC = 179;
    static final int GETFIELD = 180;
    static final int PUTFIELD = 181;
    static final int INVOKEVIRTUAL = 182;
    static final int INVOKESPECIAL = 183;
    static final int INVOKESTATIC = 184;
    static final int INVOKEINTERFACE = 185;
    static final int INVOKEDYNAMIC = 186;
    static final int NEW = 187;
    static final int NEWARRAY = 188;
    static final int ANEWARRAY = 189;
    static final int ARRAYLENGTH = 190;
    static final int ATHROW = 191;
    static final int CHECKCAST = 192;
    static final int INSTANCEOF = 193;
    static final int MONITORENTER = 194;
    static final int MONITOREXIT = 195;
    static final int MULTIANEWARRAY = 197;
    static final int IFNULL = 198;
    static final int IFNONNULL = 199;

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
