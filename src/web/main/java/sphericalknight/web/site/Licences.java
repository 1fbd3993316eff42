package sphericalknight.web.site;

import sphericalknight.lesson.page.Edition;

/** The page of notices: whose work the site holds, and under which terms. */
final class Licences {
    private Licences() {}

    static String html(Edition edition) {
        String body = "<header class=\"top\"><p><a href=\"index.html\">Spherical Knight</a></p></header>\n"
                + "<div class=\"book\">\n<main id=\"main\">\n<div class=\"text\">\n<h1>Notices and licences</h1>\n"
                + "<h2>Spherical Knight</h2>\n<p>Lessons, pictures, exercises and code are under the"
                + " <a href=\"LICENSE.txt\">Apache License 2.0</a>.</p>\n"
                + "</div>\n</main>\n</div>\n";
        return edition.page("Notices and licences - Spherical Knight", "", body);
    }
}
