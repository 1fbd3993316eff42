package sphericalknight.web;

import sphericalknight.common.Resources;
import sphericalknight.draw.PieceSprite;
import sphericalknight.lesson.page.Edition;
import sphericalknight.lesson.page.PageParts;

/** The trainer page: mate with bishop and knight, against the table of lesson 13. */
public final class TrainerPage {
    /** What every page with a board needs: style, the drawings of the pieces, and the script that brings the page to life. */
    public static final PageParts ALIVE = new PageParts() {
        @Override
        public String head() {
            return "<link rel=\"icon\" href=\"data:,\">\n<link rel=\"stylesheet\" href=\"site/fonts.css\">\n"
                    + "<link rel=\"stylesheet\" href=\"site/site.css\">\n";
        }

        @Override
        public String foot() {
            return PieceSprite.of("KQRBNPkqrbnp") + "\n<script src=\"site/start.js\"></script>\n";
        }
    };

    private TrainerPage() {}

    /**
     * The page, as a part of {@code edition}.
     *
     * @param top the line above it, as HTML
     */
    public static String of(Edition edition, String top) {
        return edition.page(
                "Mate with bishop and knight - Spherical Knight",
                "Mate with bishop and knight, against the table of all positions.",
                "<header class=\"top\"><p>" + top + "</p></header>\n"
                        + Resources.text(TrainerPage.class, "site/trainer.html"));
    }
}
