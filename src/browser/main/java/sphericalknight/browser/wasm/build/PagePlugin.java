package sphericalknight.browser.wasm.build;

import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;
import sphericalknight.bits.Compress;
import sphericalknight.browser.lacking.Lacking;
import sphericalknight.browser.lacking.MissingMethod;

/**
 * A TeaVM plugin that disables javac's use of disks, jars, a console, annotation processors and serialised objects: a page has none of
 * them, and TeaVM lacks the necessary classes. It also disables the JVM-only parts of the checks and pictures. A disabled method throws an
 * exception or returns a dummy value. The plugin also adds the methods of {@link Lacking}, and corrects suppressed exceptions, {@code
 * Long.valueOf} and {@code String.format}.
 */
public final class PagePlugin implements TeaVMPlugin, ClassHolderTransformer {
    private static final String COMPRESS = Compress.class.getName();
    private static final String PLATFORM = "sphericalknight.exercise.platform.Platform";
    private static final String KERNELS = "sphericalknight.draw.KernelHook";
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
        Division.mend(type);
        MissingMethod.to(type.getName()).forEach(each -> add(type, context, each));
        if (type.getName().equals("java.lang.Throwable")) {
            mendSuppressed(type, context);
        }
        if (type.getName().equals("java.lang.Long")) {
            mendBoxes(type, context);
        }
        if (type.getName().equals("java.lang.String")) {
            mendFormat(type, context);
        }
        for (MethodHolder method : List.copyOf(type.getMethods())) {
            if (method.getProgram() == null || !isCut(type.getName(), method.getName())) {
                continue;
            }
            ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
            boolean none =
                    type.getName().equals(ANNOTATIONS) || method.getName().equals("find");
            if (type.getName().equals(KERNELS)) {
                body.constant(0).returnValue();
            } else if (none && method.getResultType() instanceof ValueType.Object) {
                body.constantNull(method.getResultType()).returnValue();
            } else if (type.getName().equals(PLATFORMS)) {
                // The file with the signatures of other Java versions: a path that does not exist.
                body.invoke(Paths.class, "get", Path.class, body.constant("none"), body.constructArray(String.class, 0))
                        .returnValue();
            } else {
                String name = type.getName() + "." + method.getName();
                body.construct(UnsupportedOperationException.class, body.constant(name))
                        .raise();
            }
        }
    }

    /** Adds a method that calls the one of {@link Lacking}; an instance method passes its object as the first argument. */
    private static void add(ClassHolder type, ClassHolderTransformerContext context, MissingMethod added) {
        ValueType[] signature = Stream.concat(
                        added.parameters().stream(), Stream.of(added.method().getReturnType()))
                .map(ValueType::parse)
                .toArray(ValueType[]::new);
        ValueType result = signature[signature.length - 1];
        MethodHolder method = new MethodHolder(added.method().getName(), signature);
        if (added.isStatic()) {
            method.getModifiers().add(ElementModifier.STATIC);
        }
        method.setLevel(AccessLevel.PUBLIC);
        type.addMethod(method);
        ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
        List<ValueEmitter> arguments = new ArrayList<>();
        if (!added.isStatic()) {
            arguments.add(body.var(0, ValueType.object(type.getName())));
        }
        for (int i = 0; i < signature.length - 1; i++) {
            arguments.add(body.var(i + 1, signature[i]));
        }
        ValueEmitter value =
                body.invoke(Lacking.class.getName(), method.getName(), result, arguments.toArray(new ValueEmitter[0]));
        if (result == ValueType.VOID) {
            body.exit();
        } else {
            value.returnValue();
        }
    }

    /**
     * Corrects the handling of suppressed exceptions: TeaVM's constructors of Throwable leave the list null, which its other methods do not
     * expect.
     */
    private static void mendSuppressed(ClassHolder type, ClassHolderTransformerContext context) {
        for (MethodHolder method : type.getMethods()) {
            boolean isAsking = method.getName().startsWith("getSuppressed");
            if (method.getProgram() == null || !isAsking && !method.getName().equals("addSuppressed")) {
                continue;
            }
            ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
            ValueEmitter self = body.var(0, Throwable.class);
            ValueEmitter list = self.getField("suppressed", Throwable[].class);
            if (isAsking) {
                body.invoke(Lacking.class, "suppressed", Throwable[].class, list)
                        .returnValue();
            } else {
                self.setField(
                        "suppressed",
                        body.invoke(
                                Lacking.class, "suppressed", Throwable[].class, list, body.var(1, Throwable.class)));
                body.exit();
            }
        }
    }

    /** Of the classes of numbers, only this one always makes a new object; on a JVM, == finds the small ones again. */
    private static void mendBoxes(ClassHolder type, ClassHolderTransformerContext context) {
        MethodHolder box = type.getMethod(new MethodDescriptor("valueOf", long.class, Long.class));
        ProgramEmitter body = ProgramEmitter.create(box, context.getHierarchy());
        body.invoke(Lacking.class, "boxed", Long.class, body.var(1, long.class)).returnValue();
    }

    private static void mendFormat(ClassHolder type, ClassHolderTransformerContext context) {
        MethodHolder plain = type.getMethod(new MethodDescriptor("format", String.class, Object[].class, String.class));
        ProgramEmitter body = ProgramEmitter.create(plain, context.getHierarchy());
        body.invoke(Lacking.class, "format", String.class, body.var(1, String.class), body.var(2, Object[].class))
                .returnValue();
        MethodHolder local = type.getMethod(
                new MethodDescriptor("format", Locale.class, String.class, Object[].class, String.class));
        ProgramEmitter same = ProgramEmitter.create(local, context.getHierarchy());
        same.invoke(Lacking.class, "format", String.class, same.var(2, String.class), same.var(3, Object[].class))
                .returnValue();
    }

    private static boolean isCut(String type, String method) {
        if (type.equals(COMPRESS)) {
            // The methods that find the method handle for the CPU's instruction, and call it.
            return method.equals("find") || method.equals("compress");
        }
        if (method.equals("<clinit>")) {
            return false;
        }
        if (type.equals(PLATFORM)) {
            return method.equals("jvm");
        }
        if (type.equals(KERNELS)) {
            return method.equals("install") || method.equals("display");
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
