package sphericalknight.wasm.build;

import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;
import sphericalknight.chess.attack.Compress;
import sphericalknight.draughts.Gather;
import sphericalknight.wasm.check.HighProduct;
import sphericalknight.wasm.check.PackageName;

/**
 * Cuts off what javac does with disks, jars, a console, annotation processors and objects: a page has none of them, and TeaVM does not have the classes
 * that it takes. A method that is cut throws, or returns nothing of use.
 */
public final class Cut implements TeaVMPlugin, ClassHolderTransformer {
    private static final List<String> COMPRESSING = List.of(Compress.class.getName(), Gather.class.getName());
    private static final String JAVAC = "com.sun.tools.javac.";
    private static final String PROCESSORS = JAVAC + "processing.JavacProcessingEnvironment";
    private static final String PLATFORMS = JAVAC + "platform.JDKPlatformProvider";
    private static final String ANNOTATIONS = JAVAC + "model.AnnotationProxyMaker";

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals("java.lang.Math")) {
            addMultiplyHigh(type, context);
        }
        if (type.getName().equals("java.lang.Class")) {
            addPackageName(type, context);
        }
        for (MethodHolder method : List.copyOf(type.getMethods())) {
            if (method.getProgram() == null || !isCut(type.getName(), method.getName())) {
                continue;
            }
            ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
            boolean none = type.getName().equals(ANNOTATIONS) || method.getName().equals("find");
            if (none && method.getResultType() instanceof ValueType.Object) {
                body.constantNull(method.getResultType()).returnValue();
            } else if (method.getName().equals("gather")) {
                body.invoke(Gather.class, "oneByOne", int.class, body.var(1, ValueType.INTEGER), body.var(2, ValueType.INTEGER))
                        .returnValue();
            } else if (type.getName().equals(PLATFORMS)) {
                // Its file of other Java versions: one that does not exist.
                body.invoke(Paths.class, "get", Path.class, body.constant("none"), body.constructArray(String.class, 0))
                        .returnValue();
            } else {
                String name = type.getName() + "." + method.getName();
                body.construct(UnsupportedOperationException.class, body.constant(name))
                        .raise();
            }
        }
    }

    private static void addMultiplyHigh(ClassHolder type, ClassHolderTransformerContext context) {
        MethodHolder method = new MethodHolder("multiplyHigh", ValueType.LONG, ValueType.LONG, ValueType.LONG);
        method.getModifiers().add(ElementModifier.STATIC);
        method.setLevel(AccessLevel.PUBLIC);
        type.addMethod(method);
        ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
        body.invoke(HighProduct.class, "of", long.class, body.var(1, ValueType.LONG), body.var(2, ValueType.LONG))
                .returnValue();
    }

    private static void addPackageName(ClassHolder type, ClassHolderTransformerContext context) {
        MethodHolder method = new MethodHolder("getPackageName", ValueType.parse(String.class));
        method.setLevel(AccessLevel.PUBLIC);
        type.addMethod(method);
        ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
        body.invoke(
                        PackageName.class,
                        "of",
                        String.class,
                        body.var(0, Class.class).invokeVirtual("getName", String.class))
                .returnValue();
    }

    private static boolean isCut(String type, String method) {
        if (COMPRESSING.contains(type)) {
            // The method handle for the machine's own instruction, and its use.
            return method.equals("find") || method.equals("compress") || method.equals("gather");
        }
        if (method.equals("<clinit>")) {
            return false;
        }
        if (type.startsWith(JAVAC + "file.BaseFileManager")) {
            return method.equals("isDefaultBootClassPath") || method.equals("getClassLoader");
        }
        if (type.startsWith(JAVAC + "file.")) {
            return !method.equals("getSimpleName");
        }
        if (type.equals(JAVAC + "jvm.JNIWriter")) {
            return !List.of("<init>", "instance", "needsHeader").contains(method);
        }
        return type.equals(JAVAC + "util.Log") && method.equals("prompt")
                || type.equals(JAVAC + "main.Option") && method.equals("showHelp")
                || type.equals(PLATFORMS) && method.equals("findCtSym")
                || type.startsWith(PROCESSORS + "$ServiceIterator")
                || type.startsWith(PROCESSORS + "$NameProcessIterator")
                || type.equals(ANNOTATIONS) && method.equals("generateAnnotation")
                || type.startsWith("nbjavac.sun.annotation.");
    }
}
