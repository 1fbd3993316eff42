package sphericalknight.web.site;

import java.util.Set;
import java.util.stream.Collectors;
import sphericalknight.lesson.page.Edition;

/** The notices page: the third-party work that the site contains, and its licences. */
final class Licences {
    private Licences() {}

    /**
     * Returns the page.
     * @param machine the names of the files of the programs that run in the pages; if there are any, the third-party software in them and
     *     the editor are also listed
     */
    static String html(Edition edition, Set<String> machine) {
        String body = "<header class=\"top\"><p><a href=\"index.html\">Spherical Knight</a></p></header>\n"
                + "<div class=\"book\">\n<main id=\"main\">\n<div class=\"text\">\n<h1>Notices and licences</h1>\n"
                + "<h2>Spherical Knight</h2>\n<p>Lessons, pictures, exercises and code are under the"
                + " <a href=\"LICENSE.txt\">Apache License 2.0</a>.</p>\n"
                + "<h2>The fonts</h2>\n<p>Source Serif, Source Sans and Source Code Pro, by Adobe, under the"
                + " <a href=\"site/fonts/LICENSE.txt\">SIL Open Font License</a>.</p>\n"
                + (machine.isEmpty() ? "" : editor() + machine(machine))
                + "</div>\n</main>\n</div>\n";
        return edition.page("Notices and licences - Spherical Knight", "", body);
    }

    private static String editor() {
        return "<h2>The editor</h2>\n<p>CodeMirror, by Marijn Haverbeke and others, and JSZip, by Stuart Knightley and others, as published:</p>\n"
                + Editor.notices();
    }

    private static String machine(Set<String> machine) {
        String links = machine.stream()
                .filter(name -> name.endsWith(".txt"))
                .sorted()
                .map(name -> "<li><a href=\"machine/" + name + "\">" + name + "</a></li>\n")
                .collect(Collectors.joining("", "<ul>\n", "</ul>\n"));
        return "<h2>The compiler and the machine</h2>\n"
                + "<p>The Java compiler in these pages is OpenJDK's javac, compiled for the browser, under the GNU General"
                + " Public License, version 2, with the Classpath Exception. TeaVM, which compiled it, the course's"
                + " library and its tests, is under the Apache License 2.0. The notices say where the sources"
                + " are:</p>\n" + links;
    }
}
