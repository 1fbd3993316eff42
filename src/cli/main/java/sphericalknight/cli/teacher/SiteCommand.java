package sphericalknight.cli.teacher;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.cli.command.ExitCode;
import sphericalknight.cli.command.OutputFolder;
import sphericalknight.cli.command.Workshop;
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
public final class SiteCommand extends CourseCommand implements Callable<Integer> {
    /** The name of the file that lists all files of the site, and by which an earlier site is recognised. */
    private static final String LIST = "files.txt";

    private static final String FIRST_LINE =
            "The files of a site that ./course site wrote; another run may replace them.";

    @Parameters(paramLabel = "DIR", description = "A folder that is new, empty, or contains an earlier site.")
    private Path folder;

    @Option(names = "--build", description = "First build the compiler for the browser, which takes three minutes.")
    private boolean isToBuild;

    @Override
    public Integer call() {
        OutputFolder.check(folder);
        List<String> former = former();
        Workshop workshop = Workshop.open();
        BuiltMachine built = new BuiltMachine(workshop.paths().root());
        if (isToBuild) {
            err().println("Building the compiler for the browser, which takes three minutes ...");
            built.build();
        }
        List<String> findings = new ArrayList<>();
        SortedMap<String, byte[]> site = pages(workshop, built, findings);
        if (!findings.isEmpty()) {
            findings.forEach(err()::println);
            err().println("Nothing was written: fix what is named above.");
            return ExitCode.WRONG;
        }
        site.put(LIST, (FIRST_LINE + "\n" + String.join("\n", site.keySet()) + "\n").getBytes(StandardCharsets.UTF_8));
        write(former, site);
        out().println(folder.resolve("index.html") + ": " + site.size() + " files.");
        if (!site.containsKey("machine/check.wasm.gz")) {
            out().println("Exercises can be read there, not solved" + built.instead());
        }
        return ExitCode.GOOD;
    }

    /** All files of the site by path, with the zip of them; adds to {@code findings} what must be mended before they are published. */
    static SortedMap<String, byte[]> pages(Workshop workshop, BuiltMachine built, List<String> findings) {
        SortedMap<String, byte[]> site = Site.of(workshop.paths(), built.files());
        findings.addAll(SiteCheck.findings(site));
        findings.addAll(Leaks.findings(site));
        FileTree zipped = new FileTree();
        Site.withoutZip(site).forEach((path, bytes) -> zipped.put("spherical-knight/" + path, bytes));
        site.put(Site.ZIP, zipped.zip());
        return site;
    }

    /** The files of the site that the folder holds; none if it is new or empty. Refuses a folder in which there is anything else. */
    private List<String> former() {
        Path list = folder.resolve(LIST);
        try {
            List<String> lines = Files.isRegularFile(list) ? Files.readAllLines(list) : List.of("");
            if (lines.get(0).equals(FIRST_LINE)) {
                return lines.subList(1, lines.size());
            }
            Folders.list(folder).stream().findFirst().ifPresent(file -> {
                throw new UserError(
                        folder + " holds " + file.getFileName()
                                + ", which is not part of a site; name a folder that is new, empty, or contains an earlier site.");
            });
            return List.of();
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    /** Writes the files of {@code site}, and deletes those of the former one that are not in it. */
    private void write(List<String> former, SortedMap<String, byte[]> site) {
        try {
            for (Map.Entry<String, byte[]> file : site.entrySet()) {
                Path to = folder.resolve(file.getKey());
                Files.createDirectories(to.getParent());
                Files.write(to, file.getValue());
            }
            for (String name : former) {
                Path old = folder.resolve(name).normalize();
                if (!site.containsKey(name) && old.startsWith(folder.normalize())) {
                    Files.deleteIfExists(old);
                }
            }
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    private UserError unwritable(IOException e) {
        return new UserError("Cannot write into " + folder + " (" + e.getMessage() + "); name another folder.", e);
    }
}
