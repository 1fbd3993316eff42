package sphericalknight.wasm.build;

import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Cuts off what javac does with disks, jars, a console, annotation processors and objects: a page has none of them, and TeaVM does not have the classes
 * that it takes. A method that is cut throws, or returns nothing of use.
 */
public final class Cut implements TeaVMPlugin, ClassHolderTransformer {
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
        for (MethodHolder method : List.copyOf(type.getMethods())) {
            if (method.getProgram() == null || !isCut(type.getName(), method.getName())) {
                continue;
            }
            ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
            if (type.getName().equals(ANNOTATIONS) && method.getResultType() instanceof ValueType.Object) {
                body.constantNull(Object.class)
                        .cast((ValueType.Object) method.getResultType())
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

    private static boolean isCut(String type, String method) {
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
