package sphericalknight.lesson.derived;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.common.AtomicFile;
import sphericalknight.common.CoursePaths;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/**
 * Writes the code cells of lessons that are tagged {@code region:NAME} as Java classes, so that tests call the very code that the lesson
 * shows: {@code long up(long set)} in lesson 02 becomes {@code static long up(long set)} of {@code sphericalknight.lessons.Lesson02}.
 */
public final class TestedCells {
    private TestedCells() {}

    /**
     * Writes a class for each lesson. The build calls it before it compiles the tests.
     *
     * @param arguments the root of the course, and the folder for the sources
     */
    public static void main(String[] arguments) throws IOException {
        CoursePaths course = CoursePaths.at(Path.of(arguments[0]));
        Path folder = Path.of(arguments[1], "sphericalknight", "lessons");
        Files.createDirectories(folder);
        try (DirectoryStream<Path> lessons = Files.newDirectoryStream(course.notebooks(), "*.ipynb")) {
            for (Path lesson : lessons) {
                Notebook notebook = Notebook.read(lesson);
                String name = "Lesson" + notebook.name().substring(0, 2);
                Path file = folder.resolve(name + ".java");
                String source = source(name, notebook);
                if (!Files.exists(file) || !Files.readString(file).equals(source)) {
                    AtomicFile.write(file, source);
                }
            }
        }
    }

    /** The source of a class with the imports and the tagged cells of {@code notebook}; what a cell declares becomes static. */
    static String source(String name, Notebook notebook) {
        StringBuilder imports = new StringBuilder();
        StringBuilder code = new StringBuilder();
        for (Cell cell : notebook.codeCells()) {
            if (!cell.has(Cell.EXERCISE)) {
                cell.source()
                        .lines()
                        .filter(line -> line.startsWith("import "))
                        .forEach(line -> imports.append(line).append('\n'));
            }
            for (String tag : cell.tags()) {
                if (tag.startsWith(Cell.REGION)) {
                    code.append("\n    // ").append(tag).append('\n');
                    cell.source()
                            .lines()
                            .forEach(line -> code.append(declared(line)).append('\n'));
                }
            }
        }
        return "package sphericalknight.lessons;\n\n%s\nfinal class %s {%s}\n".formatted(imports, name, code);
    }

    private static String declared(String line) {
        boolean begins = !line.isEmpty() && Character.isLetter(line.charAt(0));
        return line.isEmpty() ? "" : begins ? "    static " + line : "    " + line;
    }
}
