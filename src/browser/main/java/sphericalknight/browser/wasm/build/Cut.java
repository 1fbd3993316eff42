package sphericalknight.browser.wasm.build;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
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
import sphericalknight.browser.lacking.Lacking;
import sphericalknight.chess.attack.Compress;
import sphericalknight.draughts.Gather;
import sphericalknight.machine.Unsigned;

/**
 * A TeaVM plugin that disables javac's use of disks, jars, a console, annotation processors and serialised objects: a page has none of
 * them, and TeaVM lacks the necessary classes. So it does with what the checks and the pictures of the library do on a JVM only. A disabled method throws an exception or returns a dummy value. The plugin also adds the
 * methods of {@link Lacking} and {@link Unsigned}, and corrects suppressed exceptions and {@code String.format}.
 */
public final class Cut implements TeaVMPlugin, ClassHolderTransformer {
    private static final List<String> COMPRESSING = List.of(Compress.class.getName(), Gather.class.getName());
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
        add(type, context);
        if (type.getName().equals("java.lang.Throwable")) {
            mendSuppressed(type, context);
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
            } else if (method.getName().equals("gather")) {
                body.invoke(
                                Gather.class,
                                "oneByOne",
                                int.class,
                                body.var(1, ValueType.INTEGER),
                                body.var(2, ValueType.INTEGER))
                        .returnValue();
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

    private static void add(ClassHolder type, ClassHolderTransformerContext context) {
        switch (type.getName()) {
            case "java.lang.Math" ->
                add(type, context, Unsigned.class, true, "multiplyHigh", long.class, long.class, long.class);
            case "java.lang.Long" ->
                add(type, context, Lacking.class, true, "parseUnsignedLong", long.class, String.class, int.class);
            case "java.lang.Character" -> add(type, context, Lacking.class, true, "toString", String.class, int.class);
            case "java.util.zip.CRC32" ->
                add(type, context, Lacking.class, false, "update", void.class, ByteBuffer.class);
            case "java.util.Random" -> add(type, context, Lacking.class, false, "nextInt", int.class, int.class);
            case "java.io.ByteArrayOutputStream" ->
                add(type, context, Lacking.class, false, "writeBytes", void.class, byte[].class);
            case "java.lang.Class" -> add(type, context, Lacking.class, false, "getPackageName", String.class);
            case "java.lang.String" -> {
                add(type, context, Lacking.class, false, "indent", String.class, int.class);
                add(type, context, Lacking.class, false, "lines", Stream.class);
            }
            case "java.util.stream.Stream" ->
                add(type, context, Lacking.class, true, "ofNullable", Stream.class, Object.class);
            case "java.util.regex.Matcher" ->
                add(type, context, Lacking.class, false, "replaceAll", String.class, Function.class);
            default -> {
                // TeaVM's class has all that is needed.
            }
        }
    }

    /**
     * Adds a method to {@code type} that calls the static method of the same name in {@code owner}. An instance method passes its object as
     * the first argument.
     */
    private static void add(
            ClassHolder type,
            ClassHolderTransformerContext context,
            Class<?> owner,
            boolean isStatic,
            String name,
            Class<?> result,
            Class<?>... parameters) {
        ValueType[] signature = Stream.concat(Stream.of(parameters), Stream.of(result))
                .map(ValueType::parse)
                .toArray(ValueType[]::new);
        MethodHolder method = new MethodHolder(name, signature);
        if (isStatic) {
            method.getModifiers().add(ElementModifier.STATIC);
        }
        method.setLevel(AccessLevel.PUBLIC);
        type.addMethod(method);
        ProgramEmitter body = ProgramEmitter.create(method, context.getHierarchy());
        List<ValueEmitter> arguments = new ArrayList<>();
        if (!isStatic) {
            arguments.add(body.var(0, ValueType.object(type.getName())));
        }
        for (int i = 0; i < parameters.length; i++) {
            arguments.add(body.var(i + 1, signature[i]));
        }
        ValueEmitter value = body.invoke(
                owner.getName(), name, signature[parameters.length], arguments.toArray(new ValueEmitter[0]));
        if (result == void.class) {
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
        if (COMPRESSING.contains(type)) {
            // The methods that find the method handle for the CPU's instruction, and those that call it.
            return method.equals("find") || method.equals("compress") || method.equals("gather");
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
