package sphericalknight.exercise.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Collects every class, field and method that a class file uses, with the source line. Names in source code can be disguised; names in
 * class files cannot.
 */
final class ClassUses extends ClassVisitor {
    /**
     * A use of a class, field or method.
     *
     * @param owner the binary name of a class
     * @param member the name of a method or field of the class, "" if the class itself is used
     * @param descriptor the JVM descriptor of the method or field, "" if the class itself is used
     * @param line the line in the source, 0 if unknown
     */
    record Use(String owner, String member, String descriptor, int line) {}

    /** The bootstrap methods that javac itself uses, for lambdas, string concatenation, records and switches. */
    private static final Set<String> MACHINERY = Set.of(
            "java/lang/invoke/LambdaMetafactory.metafactory",
            "java/lang/invoke/LambdaMetafactory.altMetafactory",
            "java/lang/invoke/StringConcatFactory.makeConcat",
            "java/lang/invoke/StringConcatFactory.makeConcatWithConstants",
            "java/lang/runtime/ObjectMethods.bootstrap",
            "java/lang/runtime/SwitchBootstraps.enumSwitch",
            "java/lang/runtime/SwitchBootstraps.typeSwitch");

    private final List<Use> uses = new ArrayList<>();
    private int line;

    private ClassUses() {
        super(Opcodes.ASM9);
    }

    /** All uses in {@code file}, in order, except javac's own bootstrap methods and its code for serializable lambdas. */
    static List<Use> in(byte[] file) {
        ClassUses visitor = new ClassUses();
        new ClassReader(file).accept(visitor, ClassReader.SKIP_FRAMES);
        return visitor.uses;
    }

    /** Whether javac generated this method for serializable lambdas; source code cannot set the synthetic flag. */
    static boolean isOfSerializableLambda(int access, String name) {
        return (access & Opcodes.ACC_SYNTHETIC) != 0 && name.equals("$deserializeLambda$");
    }

    /**
     * Records the use of a member and of the types in its descriptor. The member of an array type is not recorded, because arrays have only
     * {@code clone}, which is allowed.
     */
    private void member(String internalName, String member, String descriptor) {
        Type owner = Type.getObjectType(internalName);
        if (owner.getSort() == Type.OBJECT) {
            uses.add(new Use(owner.getClassName(), member, descriptor, line));
        } else {
            add(owner);
        }
        add(Type.getType(descriptor));
    }

    private void type(String internalName) {
        add(Type.getObjectType(internalName));
    }

    private void add(Type type) {
        switch (type.getSort()) {
            case Type.ARRAY -> add(type.getElementType());
            case Type.OBJECT -> uses.add(new Use(type.getClassName(), "", "", line));
            case Type.METHOD -> {
                add(type.getReturnType());
                for (Type parameter : type.getArgumentTypes()) {
                    add(parameter);
                }
            }
            default -> {} // primitives are free
        }
    }

    private void constant(Object value) {
        if (value instanceof Type type) {
            add(type);
        } else if (value instanceof Handle handle) {
            member(handle.getOwner(), handle.getName(), handle.getDesc());
        } else if (value instanceof ConstantDynamic dynamic) {
            bootstrap(dynamic.getBootstrapMethod());
            for (int i = 0; i < dynamic.getBootstrapMethodArgumentCount(); i++) {
                constant(dynamic.getBootstrapMethodArgument(i));
            }
        }
    }

    private void bootstrap(Handle handle) {
        if (!MACHINERY.contains(handle.getOwner() + "." + handle.getName())) {
            constant(handle);
        }
    }

    @Override
    public void visit(int version, int access, String name, String signature, String parent, String[] interfaces) {
        if (parent != null) {
            type(parent);
        }
        for (String each : interfaces) {
            type(each);
        }
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        return null; // it has no effect
    }

    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        add(Type.getType(descriptor));
        return null;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        if (isOfSerializableLambda(access, name)) {
            return null;
        }
        line = 0;
        if (name.equals("finalize") && descriptor.equals("()V")) {
            uses.add(new Use("java.lang.Object", name, descriptor, line)); // Java calls it, from another thread
        }
        for (String each : thrown == null ? new String[0] : thrown) {
            type(each);
        }
        add(Type.getMethodType(descriptor));
        return new MethodUses();
    }

    private final class MethodUses extends MethodVisitor {
        MethodUses() {
            super(Opcodes.ASM9);
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            return null;
        }

        @Override
        public void visitLineNumber(int number, Label start) {
            line = number;
        }

        @Override
        public void visitTypeInsn(int opcode, String name) {
            type(name);
        }

        @Override
        public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
            member(owner, name, descriptor);
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            member(owner, name, descriptor);
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            add(Type.getMethodType(descriptor));
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
            add(Type.getType(descriptor));
        }

        @Override
        public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
            if (type != null) {
                type(type);
            }
        }
    }
}
