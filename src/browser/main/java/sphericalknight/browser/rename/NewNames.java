package sphericalknight.browser.rename;

import java.util.Map;
import java.util.function.UnaryOperator;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.Remapper;

/** Replaces names of classes in a class file. */
public final class NewNames extends Remapper {
    private final UnaryOperator<String> classes;
    private final Map<String, String> texts;

    /**
     * Creates new names.
     *
     * @param classes the new internal name of each class; the old one for a class that keeps it
     * @param texts the new texts of string constants, by old text
     */
    public NewNames(UnaryOperator<String> classes, Map<String, String> texts) {
        super(org.objectweb.asm.Opcodes.ASM9);
        this.classes = classes;
        this.texts = texts;
    }

    @Override
    public String map(String internalName) {
        return classes.apply(internalName);
    }

    @Override
    public Object mapValue(Object value) {
        return value instanceof String text ? texts.getOrDefault(text, text) : super.mapValue(value);
    }

    /** The class file with the new names. */
    public byte[] in(byte[] file) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(file).accept(new ClassRemapper(writer, this), 0);
        return writer.toByteArray();
    }
}
