package sphericalknight.exercise.answer;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Every class, field and method that a class file uses, with the line. Names in sources can be disguised; these cannot. */
final class ClassUses extends ClassVisitor {
    /**
     * One use.
     *
     * @param owner the binary name of a class
     * @param member the name of its method or field, "" where the class itself is used
     * @param line the line in the source, 0 where it has none
     */
    record Use(String owner, String member, int line) {}

    private final List<Use> uses = new ArrayList<>();
    private int line;

    private ClassUses() {
        super(Opcodes.ASM9);
    }

    /** All uses in the order in which they are written; the JDK's machinery behind lambdas and string concatenation left out. */
    static List<Use> in(byte[] file) {
        ClassUses visitor = new ClassUses();
        new ClassReader(file).accept(visitor, ClassReader.SKIP_FRAMES);
        return visitor.uses;
    }

    private void type(String internalName, String member) {
        Type type = Type.getObjectType(internalName);
        add(type, member);
    }

    private void add(Type type, String member) {
        switch (type.getSort()) {
            case Type.ARRAY -> add(type.getElementType(), "");
            case Type.OBJECT -> uses.add(new Use(type.getClassName(), member, line));
            case Type.METHOD -> {
                add(type.getReturnType(), "");
                for (Type parameter : type.getArgumentTypes()) {
                    add(parameter, "");
                }
            }
            default -> {} // primitives are free
        }
    }

    private void constant(Object value) {
        if (value instanceof Type type) {
            add(type, "");
        } else if (value instanceof Handle handle) {
            type(handle.getOwner(), handle.getName());
            add(Type.getType(handle.getDesc()), "");
        } else if (value instanceof ConstantDynamic dynamic) {
            bootstrap(dynamic.getBootstrapMethod());
            for (int i = 0; i < dynamic.getBootstrapMethodArgumentCount(); i++) {
                constant(dynamic.getBootstrapMethodArgument(i));
            }
        }
    }

    /** What javac itself calls for lambdas, string concatenation, records and switches. */
    private void bootstrap(Handle handle) {
        String owner = handle.getOwner();
        if (!owner.equals("java/lang/invoke/LambdaMetafactory")
                && !owner.equals("java/lang/invoke/StringConcatFactory")
                && !owner.equals("java/lang/runtime/ObjectMethods")
                && !owner.equals("java/lang/runtime/SwitchBootstraps")) {
            constant(handle);
        }
    }

    @Override
    public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
        if (parent != null) {
            type(parent, "");
        }
        for (String each : interfaces) {
            type(each, "");
        }
    }

    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        add(Type.getType(descriptor), "");
        return null;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        line = 0;
        add(Type.getMethodType(descriptor), "");
        return new MethodUses();
    }

    private final class MethodUses extends MethodVisitor {
        MethodUses() {
            super(Opcodes.ASM9);
        }

        @Override
        public void visitLineNumber(int number, Label start) {
            line = number;
        }

        @Override
        public void visitTypeInsn(int opcode, String name) {
            type(name, "");
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            type(owner, name);
            add(Type.getType(descriptor), "");
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            type(owner, name);
            add(Type.getMethodType(descriptor), "");
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            add(Type.getMethodType(descriptor), "");
            bootstrap(bootstrap);
            for (Object argument : arguments) {
                constant(argument);
            }
        }

        @Override
        public void visitLdcInsn(Object value) {
            constant(value);
        }

        @Override
        public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
            add(Type.getType(descriptor), "");
        }

        @Override
        public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
            if (type != null) {
                type(type, "");
            }
        }
    }
}
