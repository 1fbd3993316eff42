package sphericalknight.exercise.answer;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import sphericalknight.exercise.Operation;

/**
 * Collects every class, field, method and operation that a class file uses, with the source line. Names in source code can be disguised,
 * names in class files cannot. Annotations have no effect, so they are left out.
 */
final class ClassUses {
    /**
     * A use of a class, field or method.
     *
     * @param owner the binary name of a class
     * @param member the name of a method or field of the class, "" if the class itself is used
     * @param key the name and descriptor of the member, such as {@code size()I} or {@code out:Ljava/io/PrintStream;}
     * @param line the line in the source, 0 if unknown
     */
    record Use(String owner, String member, String key, int line) {}

    /** The methods that javac itself names in constants, for lambdas, string concatenation and records. */
    private static final Set<String> MACHINERY = Set.of(
            "java/lang/invoke/LambdaMetafactory.metafactory",
            "java/lang/invoke/LambdaMetafactory.altMetafactory",
            "java/lang/invoke/StringConcatFactory.makeConcatWithConstants",
            "java/lang/runtime/ObjectMethods.bootstrap");

    private final List<Use> uses = new ArrayList<>();
    private int line;

    private ClassUses() {}

    /** All uses in {@code file}, in order, except what javac itself writes for constants. */
    static List<Use> in(byte[] file) {
        ClassNode type = read(file);
        ClassUses found = new ClassUses();
        found.type(type.superName);
        type.interfaces.forEach(found::type);
        type.fields.forEach(field -> found.add(Type.getType(field.desc)));
        type.methods.forEach(found::method);
        return found.uses;
    }

    private static ClassNode read(byte[] file) {
        ClassNode type = new ClassNode();
        new ClassReader(file).accept(type, ClassReader.SKIP_FRAMES);
        return type;
    }

    private void method(MethodNode method) {
        line = 0;
        method.exceptions.forEach(this::type);
        add(Type.getMethodType(method.desc));
        for (TryCatchBlockNode block : method.tryCatchBlocks) {
            if (block.type != null) {
                line = lineOf(block.handler);
                type(block.type);
            }
        }
        method.instructions.forEach(this::instruction);
    }

    /** The line of the first instruction at or after a node; 0 if unknown. */
    private static int lineOf(AbstractInsnNode node) {
        AbstractInsnNode at = node;
        while (at.getOpcode() < 0) {
            at = at.getNext();
        }
        while (at != null && !(at instanceof LineNumberNode)) {
            at = at.getPrevious();
        }
        return at instanceof LineNumberNode number ? number.line : 0;
    }

    private void instruction(AbstractInsnNode at) {
        if (at instanceof LineNumberNode number) {
            line = number.line;
        } else if (at instanceof TypeInsnNode named) {
            type(named.desc);
        } else if (at instanceof FieldInsnNode field) {
            member(field.owner, field.name, field.desc);
        } else if (at instanceof MethodInsnNode call) {
            member(call.owner, call.name, call.desc);
        } else if (at instanceof InvokeDynamicInsnNode call) {
            add(Type.getMethodType(call.desc));
            constant(call.bsm);
            for (Object argument : call.bsmArgs) {
                constant(argument);
            }
        } else if (at instanceof LdcInsnNode load) {
            constant(load.cst);
        } else if (at instanceof MultiANewArrayInsnNode array) {
            add(Type.getType(array.desc));
        }
    }

    /**
     * Records the use of a member and of the types in its descriptor. The member of an array type is not recorded, because arrays have only
     * {@code clone}, which is allowed.
     */
    private void member(String internalName, String member, String descriptor) {
        Type owner = Type.getObjectType(internalName);
        if (owner.getSort() == Type.OBJECT) {
            String key = member + (descriptor.startsWith("(") ? "" : ":") + descriptor;
            uses.add(new Use(owner.getClassName(), member, key, line));
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
        } else if (value instanceof Handle handle && !MACHINERY.contains(handle.getOwner() + "." + handle.getName())) {
            member(handle.getOwner(), handle.getName(), handle.getDesc());
        }
    }

    /**
     * The operations in {@code file}, each with the line of its first occurrence, or 0 if the file has no line numbers. Code that initialises
     * static fields is left out, because it runs only once.
     */
    static Map<Operation, Integer> operations(byte[] file) {
        Map<Operation, Integer> lines = new EnumMap<>(Operation.class);
        for (MethodNode method : read(file).methods) {
            if (!method.name.equals("<clinit>")) {
                operations(method, lines);
            }
        }
        return lines;
    }

    private static void operations(MethodNode method, Map<Operation, Integer> lines) {
        // A finally block, which catches everything, is no decision.
        if (method.tryCatchBlocks.stream().anyMatch(block -> block.type != null)) {
            lines.putIfAbsent(Operation.BRANCH, 0);
        }
        Map<LabelNode, Integer> behind = new HashMap<>();
        int line = 0;
        for (AbstractInsnNode at : method.instructions) {
            int opcode = at.getOpcode();
            boolean isSwitch = at instanceof TableSwitchInsnNode || at instanceof LookupSwitchInsnNode;
            if (at instanceof LineNumberNode number) {
                line = number.line;
                behind.put(number.start, line);
            } else if (at instanceof LabelNode label) {
                behind.put(label, line);
            } else if (at instanceof JumpInsnNode jump && behind.containsKey(jump.label)) {
                lines.merge(Operation.LOOP, behind.get(jump.label), Math::min); // where the first one begins
            }
            if (isSwitch || at instanceof JumpInsnNode && opcode != Opcodes.GOTO) {
                lines.putIfAbsent(Operation.BRANCH, line);
            } else if (opcode >= Opcodes.ISHL && opcode <= Opcodes.LUSHR) {
                lines.putIfAbsent(Operation.SHIFT, line);
            }
        }
    }
}
