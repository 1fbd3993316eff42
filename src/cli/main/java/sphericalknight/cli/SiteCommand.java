package sphericalknight.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.common.Folders;
import sphericalknight.common.UserError;
import sphericalknight.grader.release.FileTree;
import sphericalknight.grader.release.Leaks;
import sphericalknight.web.site.Site;
import sphericalknight.web.site.SiteCheck;

/** {@code course site}: writes the course as a folder of web pages, which work on any web server or straight from the disk. */
@Command(
        name = "site",
        description = "Write the course as web pages: lessons, glossary and trainer, with or without a web server.",
        footer = {
            "",
            "The lessons show the outputs stored in the notebooks; nothing is run. An earlier site in DIR is"
                    + " replaced.",
            "Open DIR/index.html, or put DIR on any web server. The zip in DIR holds the same pages for reading offline."
        })
final class SiteCommand extends CourseCommand implements Callable<Integer> {
    /** The name of the file that lists all files of the site, and by which an earlier site is recognised. */
    private static final String LIST = "files.txt";

    private static final String FIRST_LINE =
            "The files of a site that ./course site wrote; another run may replace them.";

    @Parameters(paramLabel = "DIR", description = "A folder that is new, empty, or contains an earlier site.")
    private Path folder;

    @Option(
            names = "--machine",
            paramLabel = "DIR",
            description =
                    "The folder with the compiler for the browser; default: where its build puts it. Without it the"
                            + " lessons can only be read.")
    private Path machine;

    @Option(names = "--build", description = "First build the compiler for the browser, which takes three minutes.")
    private boolean isToBuild;

    @Override
    public Integer call() {
        OutputFolder.check(folder);
        Workshop workshop = Workshop.open();
        Path there = folder.toAbsolutePath().normalize();
        if (workshop.paths().root().startsWith(there)) {
            throw new UserError(folder + " holds the project itself; name another folder.");
        }
        checkFormer(there);
        BuiltMachine built = new BuiltMachine(workshop.paths().root());
        if (isToBuild) {
            err().println("Building the compiler for the browser, which takes three minutes ...");
            built.build();
        }
        SortedMap<String, byte[]> site =
                Site.of(workshop.paths(), machine == null ? built.files() : BuiltMachine.files(machine));
        List<String> findings = new ArrayList<>(SiteCheck.findings(site));
        findings.addAll(Leaks.findings(workshop.paths(), site));
        if (!findings.isEmpty()) {
            findings.forEach(err()::println);
            err().println("Nothing was written: fix what is named above.");
            return ExitCode.WRONG;
        }
        FileTree pages = new FileTree();
        Site.withoutZip(site).forEach((path, bytes) -> pages.put("spherical-knight/" + path, bytes));
        site.put(Site.ZIP, pages.zip());
        site.put(LIST, (FIRST_LINE + "\n" + String.join("\n", site.keySet()) + "\n").getBytes(StandardCharsets.UTF_8));
        write(there, site);
        out().println(folder.resolve("index.html") + ": " + site.size() + " files.");
        if (!site.containsKey("machine/check.wasm.gz")) {
            out().println("Exercises can be read there, not solved" + built.instead());
        } else if (machine == null) {
            built.newerSource()
                    .ifPresent(source -> out().println("Exercises are checked there by programs built before " + source
                            + " was changed; build them again: " + "./course site " + folder + " --build"));
        }
        return ExitCode.GOOD;
    }

    /** Refuses a folder that contains anything other than an earlier site. */
    private void checkFormer(Path folder) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> all = Files.walk(folder)) {
            TreeSet<String> there = all.filter(file -> !Files.isDirectory(file))
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .collect(Collectors.toCollection(TreeSet::new));
            if (there.isEmpty()) {
                return;
            }
            Path list = folder.resolve(LIST);
            List<String> lines = Files.isRegularFile(list) ? Files.readAllLines(list) : List.of("");
            there.removeAll(lines);
            there.remove(LIST);
            if (!lines.get(0).equals(FIRST_LINE) || !there.isEmpty()) {
                throw new UserError(this.folder + " holds " + (there.isEmpty() ? LIST : there.first())
                        + ", which is not part of a site; name a folder that is new, empty, or contains an"
                        + " earlier site.");
            }
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    private void write(Path folder, SortedMap<String, byte[]> site) {
        try {
            replace(folder, site);
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    /** Writes the files beside {@code folder} and then swaps the folders, so that the folder never contains part of a site. */
    static void replace(Path folder, SortedMap<String, byte[]> site) throws IOException {
        Path target = Files.exists(folder) ? folder.toRealPath() : folder;
        String name = "." + target.getFileName() + "." + ProcessHandle.current().pid();
        Path written = target.resolveSibling(name + ".part");
        Path old = target.resolveSibling(name + ".old");
        try {
            for (Map.Entry<String, byte[]> file : site.entrySet()) {
                Path to = written.resolve(file.getKey());
                Files.createDirectories(to.getParent());
                Files.write(to, file.getValue());
            }
            if (Files.exists(target)) {
                Files.move(target, old);
            }
            Files.move(written, target);
        } finally {
            if (!Files.exists(target) && Files.exists(old)) {
                Files.move(old, target);
            }
            Folders.delete(written);
            Folders.delete(old);
        }
    }

    private UserError unwritable(IOException e) {
        return new UserError("Cannot write into " + folder + " (" + e.getMessage() + "); name another folder.", e);
    }
}
