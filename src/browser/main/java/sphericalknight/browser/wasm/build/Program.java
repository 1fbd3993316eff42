package sphericalknight.browser.wasm.build;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.teavm.diagnostics.Problem;
import org.teavm.diagnostics.ProblemProvider;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;
import sphericalknight.common.Digests;

/**
 * A {@code .wasm} file to be compiled from Java classes.
 *
 * @param name the name of the file
 * @param mainClass the class whose exported methods the page calls
 * @param classPath the folders and jars with the classes, including TeaVM's class library
 * @param resources the resources that the classes read
 * @param isLarge whether to use the lowest level of optimisation
 */
record Program(String name, String mainClass, List<Path> classPath, List<String> resources, boolean isLarge) {
    /** A digest of everything that the result depends on, in 16 hexadecimal digits. */
    String digest() throws IOException {
        MessageDigest digest = Digests.sha256();
        digest.update((mainClass + resources + isLarge).getBytes(StandardCharsets.UTF_8));
        for (Path entry : classPath) {
            try (Stream<Path> files = Files.walk(entry)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    String name = entry.relativize(file).toString().replace('\\', '/');
                    if (matters(name)) {
                        digest.update(name.getBytes(StandardCharsets.UTF_8));
                        digest.update(Files.readAllBytes(file));
                    }
                }
            }
        }
        return HexFormat.of().formatHex(digest.digest()).substring(0, 16);
    }

    /**
     * Whether a change to the class-path file {@code name} can affect the compiled program. It cannot if the file belongs to this module's
     * programs, but neither to the package of the main class nor to the classes that configure TeaVM, or to what only the build runs.
     */
    private boolean matters(String name) {
        if (name.matches("sphericalknight/(browser/(write|rename)|exercise/table|machine/table)/.*")) {
            return false;
        }
        String ownPackage =
                mainClass.substring(0, mainClass.lastIndexOf('.') + 1).replace('.', '/');
        return !name.startsWith("sphericalknight/browser/wasm/")
                || name.startsWith(ownPackage) && name.indexOf('/', ownPackage.length()) < 0
                || name.matches(
                        "sphericalknight/browser/wasm/build/(PagePlugin|Division|Program|PageResources)\\.class");
    }

    /**
     * Compiles the program and writes the {@code .wasm} file into {@code folder}.
     *
     * @throws IllegalStateException if the program needs a class or method that is not available in a page; the names are printed
     */
    void compile(Path folder) throws TeaVMToolException {
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setMainClass(mainClass);
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName(name);
        tool.setClassLoader(Program.class.getClassLoader());
        tool.setClassPath(classPath.stream().map(Path::toFile).toList());
        tool.setOptimizationLevel(isLarge ? TeaVMOptimizationLevel.SIMPLE : TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        // Otherwise a use of null or an index out of bounds would end the whole program.
        tool.setStrict(true);
        tool.getProperties().setProperty(PageResources.PROPERTY, String.join(" ", resources));
        tool.setCacheDirectory(new File(folder.toFile(), "cache"));
        tool.generate();
        ProblemProvider problems = tool.getProblemProvider();
        if (!problems.getSevereProblems().isEmpty()) {
            TeaVMProblemRenderer.describeProblems(
                    tool.getDependencyInfo().getCallGraph(), problems, new ConsoleTeaVMToolLog(false));
            List<Problem> severe = problems.getSevereProblems();
            throw new IllegalStateException(name + " has " + severe.size() + " problems; they stand above.");
        }
    }
}
