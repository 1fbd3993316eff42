package sphericalknight.browser.cell;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import sphericalknight.browser.PageCheck;
import sphericalknight.exercise.answer.AnswerCompiler;

/** Runs cells as a page does, on this JVM. */
final class TestCells {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final JavaCompiler JAVAC = ToolProvider.getSystemJavaCompiler();
    private static final List<String> OPTIONS = List.of("-classpath", System.getProperty("java.class.path"));

    private final CellCompiler compiler = new CellCompiler(JAVAC, OPTIONS, Files::new);
    private final CellSession session;
    /** What the last cell showed while it ran, as JSON. */
    final List<String> heard = new ArrayList<>();

    TestCells() {
        PageCheck.start();
        session = new CellSession();
    }

    /** The outputs of a cell, each as its kind, a colon and its text; for a cell that does not compile the sentences of its errors. */
    List<String> run(int place, String cell, String later) throws IOException {
        AnswerCompiler.Outcome outcome = compiler.compile(place, cell, later);
        if (!outcome.errors().isEmpty()) {
            return outcome.errors().stream()
                    .map(each -> "line " + each.line() + ": " + each.sentence())
                    .toList();
        }
        heard.clear();
        int lines = cell.split("\n", -1).length;
        JsonNode answer = JSON.readTree(session.run(place, compiler.className(), outcome.classes(), lines, heard::add));
        if (answer.path("good").asBoolean()) {
            compiler.keep();
        }
        List<String> outputs = new ArrayList<>();
        answer.path("outputs")
                .forEach(each -> outputs.add(each.path("kind").asText() + ": "
                        + each.path("text").asText().stripTrailing()));
        return outputs;
    }

    /** The class path, and the class files of earlier cells. */
    private static final class Files extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, byte[]> before;

        Files(Map<String, byte[]> before) {
            super(JAVAC.getStandardFileManager(null, null, null));
            this.before = before;
        }

        @Override
        public Iterable<JavaFileObject> list(
                Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
                throws IOException {
            List<JavaFileObject> files = new ArrayList<>();
            super.list(location, packageName, kinds, recurse).forEach(files::add);
            if (location == StandardLocation.CLASS_PATH && packageName.equals(CellSource.PACKAGE)) {
                before.forEach((name, bytes) -> files.add(new ClassFile(name, bytes)));
            }
            return files;
        }

        @Override
        public String inferBinaryName(Location location, JavaFileObject file) {
            return file instanceof ClassFile mine ? mine.name : super.inferBinaryName(location, file);
        }
    }

    private static final class ClassFile extends SimpleJavaFileObject {
        private final String name;
        private final byte[] bytes;

        ClassFile(String name, byte[] bytes) {
            super(URI.create("memory:///" + name.replace('.', '/').replace('$', '_') + ".class"), Kind.CLASS);
            this.name = name;
            this.bytes = bytes;
        }

        @Override
        public InputStream openInputStream() {
            return new ByteArrayInputStream(bytes);
        }
    }
}
