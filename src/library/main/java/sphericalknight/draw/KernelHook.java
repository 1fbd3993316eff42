package sphericalknight.draw;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * Registers {@link Picture} with the running Java kernel, if there is one, so that pictures are drawn as {@code text/html}. It uses
 * reflection only, so the library depends on no kernel; IJava and JJava differ only in names. Elsewhere (JUnit, jshell, an IDE) it finds no
 * kernel and does nothing.
 */
final class KernelHook {
    /**
     * The names by which a kernel is found: the class and the method that return its single instance, and the package of its base classes.
     */
    private record Kernel(String holder, String getter, String base) {}

    private static final Kernel[] KERNELS = {
        new Kernel("io.github.spencerpark.ijava.IJava", "getKernelInstance", "io.github.spencerpark.jupyter.kernel"),
        new Kernel("org.dflib.jjava.jupyter.kernel.BaseKernel", "notebookKernel", "org.dflib.jjava.jupyter.kernel"),
    };

    /** The kernel that already draws pictures; a second one in the same JVM is registered when it shows its first picture. */
    private static Object taught;

    private KernelHook() {}

    /** Registers {@link Picture} with the running kernel, unless it is registered already; returns false if no kernel is running. */
    static synchronized boolean install() {
        for (Kernel kernel : KERNELS) {
            try {
                Object running = Class.forName(kernel.holder())
                        .getMethod(kernel.getter())
                        .invoke(null);
                if (running != null) {
                    if (running != taught) {
                        teach(running, kernel.base());
                        taught = running;
                    }
                    return true;
                }
            } catch (ReflectiveOperationException | LinkageError e) {
                continue; // not the kernel that runs us
            }
        }
        return false;
    }

    /** Shows {@code picture} below the running cell immediately; returns false if no kernel is running or it cannot show pictures. */
    static synchronized boolean display(Picture picture) {
        if (!install()) {
            return false;
        }
        try {
            Method getRenderer = taught.getClass().getMethod("getRenderer");
            Method render = getRenderer.getReturnType().getMethod("render", Object.class);
            Object data = render.invoke(getRenderer.invoke(taught), picture);
            // Looked up in the class that declares it: the class of the kernel may be inaccessible.
            Class<?> base = getRenderer.getDeclaringClass();
            base.getMethod("display", render.getReturnType()).invoke(taught, data);
            return true;
        } catch (ReflectiveOperationException e) {
            return false;
        }
    }

    private static void teach(Object kernel, String base) throws ReflectiveOperationException {
        Class<?> function = Class.forName(base + ".display.RenderFunction");
        Method putData = Class.forName(base + ".display.DisplayData").getMethod("putData", String.class, Object.class);
        Method getOutput = Class.forName(base + ".display.RenderContext").getMethod("getOutputContainer");
        Object drawing = Proxy.newProxyInstance(
                function.getClassLoader(), new Class<?>[] {function}, (proxy, method, arguments) -> {
                    Object output = getOutput.invoke(arguments[1]);
                    return putData.invoke(output, "text/html", ((Picture) arguments[0]).html());
                });

        Method getRenderer = kernel.getClass().getMethod("getRenderer");
        Method register = getRenderer.getReturnType().getMethod("createRegistration", Class.class);
        Object registration = register.invoke(getRenderer.invoke(kernel), Picture.class);
        Class<?> type = register.getReturnType();
        type.getMethod("preferring", String[].class).invoke(registration, (Object) new String[] {"text/html"});
        type.getMethod("register", function).invoke(registration, drawing);
    }
}
