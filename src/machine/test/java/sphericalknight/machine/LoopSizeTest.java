package sphericalknight.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

class LoopSizeTest {
    /** HotSpot does not compile longer methods, and interprets them 50 times slower. */
    @Test
    void hotspotCompilesTheLoop() throws IOException {
        try (InputStream bytes = Interpreter.class.getResourceAsStream("Interpreter.class")) {
            ClassReader reader = new ClassReader(bytes.readAllBytes());
            Label end = new Label();
            reader.accept(
                    new ClassVisitor(Opcodes.ASM9, new ClassWriter(reader, 0)) {
                        @Override
                        public MethodVisitor visitMethod(
                                int access, String name, String descriptor, String signature, String[] thrown) {
                            MethodVisitor next = super.visitMethod(access, name, descriptor, signature, thrown);
                            return !name.equals("loop")
                                    ? next
                                    : new MethodVisitor(Opcodes.ASM9, next) {
                                        @Override
                                        public void visitMaxs(int stack, int locals) {
                                            visitLabel(end);
                                            super.visitMaxs(stack, locals);
                                        }
                                    };
                        }
                    },
                    0);
            assertThat(end.getOffset()).isBetween(2000, 8000);
        }
    }
}
