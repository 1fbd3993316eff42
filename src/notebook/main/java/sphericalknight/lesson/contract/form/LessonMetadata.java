package sphericalknight.lesson.contract.form;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** Every lesson names the same kernel and the same language, without a version that changes with the JDK. */
public final class LessonMetadata implements Rule {
    @Override
    public void check(Notebook notebook, Findings findings) {
        if (!notebook.json().path("metadata").equals(wanted())) {
            findings.addForNotebook(
                    "the metadata are not exactly the kernel \"java\" and the language \"Java\" without a version",
                    "run: ./course run --update " + notebook.name());
        }
    }

    /** The only metadata a lesson carries. */
    public static ObjectNode wanted() {
        ObjectNode metadata = JsonNodeFactory.instance.objectNode();
        metadata.putObject("kernelspec")
                .put("display_name", "Java")
                .put("language", "java")
                .put("name", "java");
        metadata.putObject("language_info")
                .put("codemirror_mode", "java")
                .put("file_extension", ".jshell")
                .put("mimetype", "text/x-java-source")
                .put("name", "Java")
                .put("pygments_lexer", "java");
        return metadata;
    }
}
