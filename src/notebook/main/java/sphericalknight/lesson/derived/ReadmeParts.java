package sphericalknight.lesson.derived;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.UserError;
import sphericalknight.lesson.FirstCell;
import sphericalknight.lesson.Notebook;

/** The generated parts of README.md: the text between {@code <!-- NAME -->} and {@code <!-- /NAME -->}. */
final class ReadmeParts {
    private ReadmeParts() {}

    /** Returns {@code readme} with all generated parts up to date. */
    static String refreshed(String readme, List<Notebook> lessons, String repository) {
        String withTable = replaced("README.md", readme, "lessons", table(lessons));
        return replaced("README.md", withTable, "binder", binder(repository));
    }

    private static String table(List<Notebook> lessons) {
        StringBuilder table = new StringBuilder("| no. | lesson | question | minutes |\n| --- | --- | --- | ---: |\n");
        for (Notebook lesson : lessons) {
            FirstCell opening = FirstCell.of(lesson);
            table.append("| %s | [%s](notebooks/%s.ipynb) | %s | %s |\n"
                    .formatted(
                            lesson.name().substring(0, 2),
                            opening.title(),
                            lesson.name(),
                            opening.question(),
                            opening.minutes() == 0 ? "" : opening.minutes()));
        }
        return table.toString();
    }

    /** Instructions for opening the lessons without installing anything; "" if there is no public copy. */
    private static String binder(String repository) {
        return repository.isEmpty()
                ? ""
                : "Nothing to install at all: [open the lessons in your browser]("
                        + Repository.binder(repository, "notebooks")
                        + "). Binder builds a machine for you; the first start takes a few minutes.\n\n";
    }

    /** Returns {@code whole}, the contents of {@code file}, with {@code text} between the two markers called {@code name}. */
    static String replaced(String file, String whole, String name, String text) {
        Pattern part = Pattern.compile("(<!-- " + name + " -->\n).*?(<!-- /" + name + " -->)", Pattern.DOTALL);
        Matcher found = part.matcher(whole);
        if (!found.find()) {
            throw new UserError(file + " has no place between <!-- " + name + " --> and <!-- /" + name
                    + " -->; restore it with git checkout.");
        }
        return found.replaceFirst("$1" + Matcher.quoteReplacement(text) + "$2");
    }
}
