package sphericalknight.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.objectweb.asm.Opcodes.*;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.tree.ClassNode;
import sphericalknight.machine.snippets.Exceptions;
import sphericalknight.machine.snippets.Numbers;
import sphericalknight.machine.snippets.Objects;
import sphericalknight.machine.snippets.Outside;
import sphericalknight.machine.snippets.Starts;

/** Each instruction, on its own, does in the machine what it does on the JVM: for values at the edges, and in forms that javac never writes. */
class InstructionsTest {
    private static final Object[] INTS = {0, 1, -1, 31, 32, 255, -128, 32768, Integer.MAX_VALUE, Integer.MIN_VALUE};
    private static final Object[] LONGS = {0L, 1L, -1L, 63L, 64L, 1L << 31, 1L << 63, Long.MAX_VALUE, 0x123456789abcdefL
    };
    private static final Object[] FLOATS = {0f, -0f, 1f, -2.5f, 1e20f, Float.NaN, Float.NEGATIVE_INFINITY};
    private static final Object[] DOUBLES = {0d, -0d, 1d, -2.5, 1e300, Double.NaN, Double.POSITIVE_INFINITY};

    @Test
    void operatorsWithTwoOperands() {
        for (int op = IADD; op <= LXOR; op++) {
            if (op < INEG || op > DNEG) {
                char type = "IJFD".charAt(op < INEG ? op % 4 : op % 2);
                boolean isShift = op >= ISHL && op <= LUSHR;
                compare(op, type, isShift ? 'I' : type, type);
            }
        }
        compare(LCMP, 'J', 'J', 'I');
        compare(FCMPL, 'F', 'F', 'I');
        compare(FCMPG, 'F', 'F', 'I');
        compare(DCMPL, 'D', 'D', 'I');
        compare(DCMPG, 'D', 'D', 'I');
    }

    private static void compare(int op, char left, char right, char result) {
        Generated generated = new Generated("(" + left + right + ")" + result, code -> {
            code.visitVarInsn(load(left), 0);
            code.visitVarInsn(load(right), left == 'J' || left == 'D' ? 2 : 1);
            code.visitInsn(op);
            code.visitInsn(result(result));
        });
        for (Object a : values(left)) {
            for (Object b : values(right)) {
                generated.compare(a, b);
            }
        }
    }

    @Test
    void operatorsWithOneOperand() {
        String froms = "IIIJJJFFFDDDIII";
        String tos = "JFDIFDIJDIJFIII";
        for (int op = I2L; op <= I2S; op++) {
            compare(op, froms.charAt(op - I2L), tos.charAt(op - I2L));
        }
        compare(INEG, 'I', 'I');
        compare(LNEG, 'J', 'J');
        compare(FNEG, 'F', 'F');
        compare(DNEG, 'D', 'D');
    }

    private static void compare(int op, char type, char result) {
        Generated generated = new Generated("(" + type + ")" + result, code -> {
            code.visitVarInsn(load(type), 0);
            code.visitInsn(op);
            code.visitInsn(result(result));
        });
        for (Object a : values(type)) {
            generated.compare(a);
        }
    }

    @Test
    void jumps() {
        for (int op = IFEQ; op <= IF_ICMPLE; op++) {
            int jump = op;
            Generated generated = new Generated("(II)I", code -> {
                Label there = new Label();
                code.visitVarInsn(ILOAD, 0);
                if (jump >= IF_ICMPEQ) {
                    code.visitVarInsn(ILOAD, 1);
                }
                code.visitJumpInsn(jump, there);
                code.visitInsn(ICONST_0);
                code.visitInsn(IRETURN);
                code.visitLabel(there);
                code.visitInsn(ICONST_5);
                code.visitInsn(IRETURN);
            });
            for (Object a : INTS) {
                for (Object b : INTS) {
                    generated.compare(a, b);
                }
            }
        }
    }

    /** The stack holds 1 to 6, or 1 to 4 and a long; whatever is on it in the end is weighed and added up. */
    @Test
    void movesOnTheStack() {
        for (int op : new int[] {POP, POP2, DUP, DUP_X1, DUP_X2, DUP2, DUP2_X1, DUP2_X2, SWAP, NOP}) {
            int left = 6
                    + switch (op) {
                        case POP -> -1;
                        case POP2 -> -2;
                        case DUP, DUP_X1, DUP_X2 -> 1;
                        case DUP2, DUP2_X1, DUP2_X2 -> 2;
                        default -> 0;
                    };
            new Generated("()I", code -> {
                        for (int i = 1; i <= 6; i++) {
                            code.visitIntInsn(BIPUSH, i * i);
                        }
                        code.visitInsn(op);
                        for (int i = 1; i < left; i++) {
                            code.visitIntInsn(SIPUSH, 1000 + i);
                            code.visitInsn(IMUL);
                            code.visitInsn(IADD);
                        }
                        code.visitInsn(IRETURN);
                    })
                    .compare();
        }
        for (int op : new int[] {DUP2_X1, DUP2_X2, DUP_X2}) {
            new Generated("()J", code -> {
                        boolean isBelow = op == DUP_X2;
                        code.visitInsn(ICONST_3);
                        code.visitInsn(ICONST_4);
                        code.visitLdcInsn(1L << 40);
                        if (isBelow) {
                            code.visitInsn(ICONST_5);
                        }
                        code.visitInsn(op);
                        if (isBelow) {
                            code.visitInsn(I2L);
                            code.visitInsn(LADD); // 3, 4, 5, long
                        } else if (op == DUP2_X1) {
                            code.visitInsn(L2I); // 3, long, 4, int
                            code.visitInsn(IADD);
                            code.visitInsn(I2L);
                            code.visitInsn(LADD);
                        }
                        code.visitInsn(LRETURN);
                    })
                    .compare();
        }
    }

    @Test
    void manyVariables() {
        new Generated("()J", code -> {
                    code.visitLdcInsn(7L);
                    code.visitVarInsn(LSTORE, 300);
                    code.visitInsn(ICONST_M1);
                    code.visitVarInsn(ISTORE, 302);
                    code.visitIincInsn(302, -1000);
                    code.visitLdcInsn(2.5f);
                    code.visitVarInsn(FSTORE, 303);
                    code.visitLdcInsn(3.5);
                    code.visitVarInsn(DSTORE, 304);
                    code.visitLdcInsn("text");
                    code.visitVarInsn(ASTORE, 306);
                    code.visitVarInsn(LLOAD, 300);
                    code.visitVarInsn(ILOAD, 302);
                    code.visitInsn(I2L);
                    code.visitInsn(LADD);
                    code.visitVarInsn(FLOAD, 303);
                    code.visitInsn(F2L);
                    code.visitInsn(LADD);
                    code.visitVarInsn(DLOAD, 304);
                    code.visitInsn(D2L);
                    code.visitInsn(LADD);
                    code.visitVarInsn(ALOAD, 306);
                    Label there = new Label();
                    code.visitJumpInsn(IFNULL, there);
                    code.visitVarInsn(LLOAD, 300);
                    code.visitInsn(LADD);
                    code.visitLabel(there);
                    code.visitInsn(LRETURN);
                })
                .compare();
    }

    @Test
    void farJump() {
        new Generated("(I)I", code -> {
                    Label there = new Label();
                    code.visitJumpInsn(GOTO, there); // too far for 16 bits: becomes goto_w
                    for (int i = 0; i < 40_000; i++) {
                        code.visitInsn(NOP);
                    }
                    code.visitLabel(there);
                    code.visitVarInsn(ILOAD, 0);
                    code.visitInsn(IRETURN);
                })
                .compare(7);
    }

    /** What these tests and the snippets contain is all that there is, save what javac has not written since Java 6. */
    @Test
    void nothingIsMissing() throws IOException {
        Set<Integer> seen = new TreeSet<>();
        for (Class<?> type : List.of(Numbers.class, Objects.class, Exceptions.class, Outside.class, Starts.class)) {
            SnippetsTest.files(type).values().forEach(file -> seen.addAll(opcodes(file)));
        }
        operatorsWithTwoOperands();
        operatorsWithOneOperand();
        jumps();
        movesOnTheStack();
        manyVariables();
        seen.addAll(Generated.SEEN);
        Set<Integer> all = new TreeSet<>();
        for (int op = NOP; op <= IFNONNULL; op++) {
            boolean isShortForm = op == 19 || op == 20 || op >= 26 && op <= 45 || op >= 59 && op <= 78 || op == 196;
            if (!isShortForm) {
                all.add(op); // ASM shows short forms as their long ones
            }
        }
        all.removeAll(Set.of(JSR, RET));
        all.removeAll(seen);
        assertThat(all).isEmpty();
    }

    private static Set<Integer> opcodes(byte[] file) {
        ClassNode type = new ClassNode();
        new ClassReader(file).accept(type, 0);
        Set<Integer> seen = new TreeSet<>();
        type.methods.forEach(method -> method.instructions.forEach(each -> seen.add(each.getOpcode())));
        return seen;
    }

    /** A class with one static method, on the JVM and in a machine. */
    private static final class Generated {
        static final Set<Integer> SEEN = new TreeSet<>();

        private final String key;
        private final Machine machine;
        private final java.lang.reflect.Method method;

        Generated(String descriptor, Consumer<MethodVisitor> body) {
            ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            writer.visit(V1_5, ACC_PUBLIC, "Generated", null, "java/lang/Object", null);
            MethodVisitor code = writer.visitMethod(ACC_PUBLIC | ACC_STATIC, "run", descriptor, null, null);
            code.visitCode();
            body.accept(code);
            code.visitMaxs(0, 0);
            code.visitEnd();
            byte[] file = writer.toByteArray();
            SEEN.addAll(opcodes(file));
            key = "run" + descriptor;
            Map<String, byte[]> files = Map.of("Generated", file);
            machine = new Machine(files, Hosts.ofJava());
            try {
                method = Compiled.loader(files).loadClass("Generated").getDeclaredMethods()[0];
            } catch (ClassNotFoundException e) {
                throw new AssertionError(e);
            }
        }

        void compare(Object... arguments) {
            Object expected;
            try {
                expected = method.invoke(null, arguments);
            } catch (InvocationTargetException e) {
                expected = e.getCause().toString();
            } catch (IllegalAccessException e) {
                throw new AssertionError(e);
            }
            Object actual;
            try {
                actual = machine.callStatic("Generated", key, arguments);
            } catch (RuntimeException e) {
                actual = e.toString();
            }
            assertThat(actual).as(key + Arrays.toString(arguments)).isEqualTo(expected);
        }
    }

    private static Object[] values(char type) {
        return switch (type) {
            case 'I' -> INTS;
            case 'J' -> LONGS;
            case 'F' -> FLOATS;
            default -> DOUBLES;
        };
    }

    private static int load(char type) {
        return ILOAD + "IJFD".indexOf(type);
    }

    private static int result(char type) {
        return IRETURN + "IJFD".indexOf(type);
    }
}
