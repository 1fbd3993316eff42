package sphericalknight.exercise.platform;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import sphericalknight.common.Resources;

/** Runs tests in source order, which the class file keeps; in a contract the easy ones come first. */
public final class SourceOrder implements MethodOrderer {
    @Override
    public void orderMethods(MethodOrdererContext context) {
        List<String> written = methods(context.getTestClass());
        context.getMethodDescriptors()
                .sort(Comparator.comparingInt(
                        method -> written.indexOf(method.getMethod().getName())));
    }

    static List<String> methods(Class<?> type) {
        String file = type.getName().substring(type.getPackageName().length() + 1) + ".class";
        ClassNode read = new ClassNode();
        new ClassReader(Resources.bytes(type, file)).accept(read, ClassReader.SKIP_CODE);
        return read.methods.stream().map(method -> method.name).toList();
    }
}
