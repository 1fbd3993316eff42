package sphericalknight.grader.release;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The students' tree: lessons, exercises, library, commands and the settings of Jupyter. It leaves out the solutions, the tests of the
 * course's own code, and everything for teachers, authors and servers. Each answer file contains the stub, even if the project's is solved.
 */
final class HandOut {
    private static final Pattern HANDED_OUT = Pattern.compile(
            "LICENSE|README\\.md|pom\\.xml|course|course\\.cmd|\\.gitignore|\\.gitattributes|\\.editorconfig|notebooks/.*"
                    + "|exercises/[a-z]+/.*|binder/(jupyter/.*|smoke\\.ipynb)|src/[a-z]+/(pom\\.xml|main/.*|results/.*)");
    private static final Pattern ANSWER = Pattern.compile("exercises/tasks/([a-z0-9]+/My[A-Za-z0-9]+\\.java)");
    static final String STUBS = "exercises/contracts/main/resources/sphericalknight/exercises/";

    private HandOut() {}

    /** Returns the students' tree of {@code project}, with the stub in place of each answer. */
    static FileTree of(FileTree project) {
        FileTree tree = new FileTree();
        project.files().forEach((path, bytes) -> {
            var answer = ANSWER.matcher(path);
            if (answer.matches() && project.files().containsKey(STUBS + answer.group(1))) {
                tree.put(path, project.files().get(STUBS + answer.group(1)));
            } else if (!answer.matches() && HANDED_OUT.matcher(path).matches()) {
                tree.put(path, bytes);
            }
        });
        tree.put("pom.xml", withoutLines(tree.text("pom.xml"), List.of("<module>solutions</module>")));
        tree.put(
                "README.md",
                withoutLines(tree.text("README.md"), List.of("- `solutions/`", "TEACHING.md", "CONTRIBUTING.md")));
        return tree;
    }

    /** The answers in {@code project} that are not the stubs that are handed out in their place. */
    static List<String> replaced(FileTree project) {
        return project.files().keySet().stream()
                .filter(path -> ANSWER.matcher(path).matches())
                .filter(path -> {
                    String stub = path.replace("exercises/tasks/", STUBS);
                    return project.files().containsKey(stub)
                            && !project.text(stub)
                                    .replace("\r", "")
                                    .equals(project.text(path).replace("\r", ""));
                })
                .toList();
    }

    private static String withoutLines(String text, List<String> marks) {
        return text.lines()
                .filter(line -> marks.stream().noneMatch(line::contains))
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
